import { expect, it } from 'vitest';
import { inlined, buildFingerprint } from '@/lib/server/boot/build-fingerprint';

const root = process.cwd();

it('[S28] is the same for a site with its own API and one with another, unless an address is built in', () => {
  const own = buildFingerprint(root, {} as NodeJS.ProcessEnv);
  const other = { API_BASE_URL: 'http://127.0.0.1:9' } as unknown as NodeJS.ProcessEnv;
  expect(buildFingerprint(root, other)).toBe(own);
  expect(buildFingerprint(root, { ...other, SITE_URL: 'https://example.org' })).not.toBe(own);
});

it('[S28] is the same when a default is set explicitly, and differs for another value', () => {
  const stampWith = (settings: object) => buildFingerprint(root, settings as NodeJS.ProcessEnv);
  expect(stampWith({ MODE: 'demo', CONSENT_REQUIRED: 'eu' })).toBe(stampWith({}));
  expect(stampWith({ CONSENT_REQUIRED: 'never' })).not.toBe(stampWith({}));
});

it.each(Object.keys(inlined))('[S28] differs when %s does, so the build runs again', (name) => {
  const changed = { [name]: 'something else' } as unknown as NodeJS.ProcessEnv;
  expect(buildFingerprint(root, changed)).not.toBe(buildFingerprint(root, {} as NodeJS.ProcessEnv));
});
