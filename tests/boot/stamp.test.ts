import { expect, it } from 'vitest';
import { inlined, makeStamp } from '@/lib/server/boot/stamp';

const root = process.cwd();

it('[S28] is the same for a site with its own API and one with another, unless an address is built in', () => {
  const own = makeStamp(root, {} as NodeJS.ProcessEnv);
  const other = { API_BASE_URL: 'http://127.0.0.1:9' } as unknown as NodeJS.ProcessEnv;
  expect(makeStamp(root, other)).toBe(own);
  expect(makeStamp(root, { ...other, SITE_URL: 'https://example.org' })).not.toBe(own);
});

it('[S28] is the same when a default is set explicitly, and differs for another value', () => {
  const stampWith = (settings: object) => makeStamp(root, settings as NodeJS.ProcessEnv);
  expect(stampWith({ MODE: 'demo', CONSENT_REQUIRED: 'eu' })).toBe(stampWith({}));
  expect(stampWith({ CONSENT_REQUIRED: 'never' })).not.toBe(stampWith({}));
});

it.each(Object.keys(inlined))('[S28] differs when %s does, so the build runs again', (name) => {
  const changed = { [name]: 'something else' } as unknown as NodeJS.ProcessEnv;
  expect(makeStamp(root, changed)).not.toBe(makeStamp(root, {} as NodeJS.ProcessEnv));
});
