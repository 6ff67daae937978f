import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { makeDataFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { readSettings } from '@/lib/server/platform/settings/env';
import { liveSettings } from '@/tests/support/providers/live-settings';
import { endAllRuns } from '@/tests/support/processes/processes';
import { runSite } from '@/tests/support/processes/site';

/** Occupies the port, so that a start with valid settings fails before it builds pages for live mode. */
let holder: Server;

beforeAll(async () => {
  holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
});
afterAll(() => holder.close());
afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

async function start(env: Record<string, string>) {
  const { port } = holder.address() as AddressInfo;
  const run = runSite({ dataDir: makeDataFolder(), port, env: { ...liveSettings, ...env } });
  return { code: await run.ended, lines: run.lines };
}

it.each([
  ['missing', { KEK_CURRENT: '' }, 'KEK_CURRENT is missing'],
  ['short', { KEK_CURRENT: 'W4x-and-Thr33' }, 'KEK_CURRENT must have at least 32 characters'],
  ['a default', { KEK_CURRENT: 'change-me-change-me-change-me-change-me' }, 'KEK_CURRENT is too easy to guess'],
  ['of one letter', { KEK_CURRENT: 'a'.repeat(64) }, 'KEK_CURRENT is too easy to guess'],
  ['what signs the sessions', { KEK_CURRENT: liveSettings.AUTH_SECRET }, 'KEK_CURRENT must differ from AUTH_SECRET'],
  ['fit, and an old one short', { KEK_RETIRED: '0ld-and-short' }, 'KEK_RETIRED must hold keys of at least 32'],
])('[R35] live mode rejects a key that is %s, and never prints its value', (_, env, sentence) => {
  const read = () => readSettings({ ...liveSettings, ...env });
  expect(read).toThrow(sentence);
  for (const value of Object.values<string>(env)) if (value) expect(read).not.toThrow(value);
});

it('[R35] live mode does not start with an invalid key, and lists all of them at once, missing and short', async () => {
  const { code, lines } = await start({ KEK_CURRENT: '', KEK_RETIRED: '0ld-and-short', AUTH_SECRET: 'short-one' });
  expect(code).toBe(1);
  expect(lines).toHaveLength(1);
  for (const name of ['KEK_CURRENT', 'KEK_RETIRED', 'AUTH_SECRET']) expect(lines[0]).toContain(name);
  expect(lines[0]).not.toMatch(/0ld-and-short|short-one/);
});

it('[R35] with a valid key live mode does not stop at that setting', async () => {
  const { code, lines } = await start({});
  expect(code).toBe(1);
  expect(lines).toEqual([expect.stringContaining('is in use')]);
});
