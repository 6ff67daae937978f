import { settingNames } from '../settings-shape';
import { inlined } from './stamp';

/** Addresses that a build may hold, where the API is elsewhere. */
const addresses = ['API_BASE_URL', 'SITE_URL'];

/**
 * What a build is told: the machine's environment, and of the site's settings those alone that it inlines. A key that
 * the build does not know cannot end up in what browsers are given, whatever a later line of code asks for.
 */
export function buildEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const told = new Set([...Object.keys(inlined), ...addresses]);
  const withheld = new Set(settingNames.filter((name) => !told.has(name)));
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !withheld.has(name)),
  ) as unknown as NodeJS.ProcessEnv;
}
