import { afterEach, expect, it } from 'vitest';
import { makeDataFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { endAllRuns, runCommand } from '@/tests/support/processes/processes';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

/** A separate mount namespace: no other process sees the small disk, and it is removed with the last process. */
const namespace = process.getuid?.() === 0 ? ['--mount'] : ['--user', '--map-root-user', '--mount'];

/** Runs a script with a small disk as its data folder. */
async function onSmallDisk(script: string) {
  const dataDir = makeDataFolder();
  const command = `mount -t tmpfs -o size=256m,mode=700 none "$DATA_DIR" && exec "$0" --import tsx ${script}`;
  const run = runCommand('unshare', [...namespace, 'sh', '-c', command, process.execPath], {
    env: { ...process.env, MODE: 'demo', DATA_DIR: dataDir, DATABASE_URL: '', LOG_LEVEL: 'silent' },
  });
  expect(await run.ended, run.lines.join('\n')).toBe(0);
  return run.lines;
}

it('[R55] refuses writes on a full disk, keeps reading, and accepts writes again when there is space', async () => {
  expect(await onSmallDisk('tests/support/database/full-disk-process.ts')).toEqual([
    'refused full',
    'reads true',
    'kept true',
    'closed',
  ]);
});

it('[R55] answers over HTTP: 507 to writes, 200 to reads, 201 again when there is space, and no acknowledged write is lost', async () => {
  expect(await onSmallDisk('tests/support/database/full-disk-site.ts')).toEqual([
    'before 201',
    'before 201',
    'before 201',
    'full 507 no_space',
    'full 200 /api/trades',
    'full 200 /options-signals',
    'full 200 /api/healthz',
    'full 200 /api/readyz',
    'after lost 0 of true',
    'ended 0',
  ]);
});
