import { settingNames } from '@/lib/server/platform/settings/settings-shape';
import { inlined } from './build-fingerprint';

/** Settings that a build needs if the API runs elsewhere. */
const addresses = ['API_BASE_URL', 'SITE_URL'];

/**
 * The environment for a build: of our settings, only those that the build inlines. A secret that the build does not get
 * cannot end up in client code.
 */
export function buildEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const allowed = new Set([...Object.keys(inlined), ...addresses]);
  const withheld = new Set(settingNames.filter((name) => !allowed.has(name)));
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !withheld.has(name)),
  ) as unknown as NodeJS.ProcessEnv;
}
