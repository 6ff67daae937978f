import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { processesIn } from '@/lib/server/platform/db/embedded/processes';
import { joinServer } from '@/lib/server/platform/db/embedded/server';
import { makeDataFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { runBundled } from '@/tests/support/processes/bundled-scripts';
import { endAllRuns, runCommand } from '@/tests/support/processes/processes';

let sound: string;
let folder: string;
let cluster: string;

beforeAll(async () => {
  sound = makeDataFolder();
  const server = await joinServer(sound);
  await server.release();
});

beforeEach(async () => {
  folder = join(sound, 'copy');
  cluster = join(folder, 'postgres');
  mkdirSync(folder);
  await runCommand('cp', ['-a', join(sound, 'postgres'), cluster]).ended;
});

afterEach(async () => {
  await endAllRuns();
  await runCommand('chmod', ['-R', 'u+rwX', folder]).ended;
  rmSync(folder, { recursive: true, force: true });
});

afterAll(removeDataFolders);

const damages: [name: string, spoil: () => void, says: RegExp][] = [
  [
    'a folder of unrelated files',
    () => (
      rmSync(cluster, { recursive: true }),
      mkdirSync(cluster, { mode: 0o700 }),
      writeFileSync(join(cluster, 'diary.txt'), 'dear')
    ),
    /holds no Postgres database/,
  ],
  ['another major version', () => writeFileSync(join(cluster, 'PG_VERSION'), '17\n'), /Postgres 17/],
  [
    'a file in its place',
    () => (rmSync(cluster, { recursive: true }), writeFileSync(cluster, 'not a folder')),
    /not a folder/,
  ],
  ['a truncated control file', () => truncateSync(join(cluster, 'global/pg_control'), 100), /truncated control file/],
  [
    'an overwritten control file',
    () => writeFileSync(join(cluster, 'global/pg_control'), Buffer.alloc(8192, 7)),
    /damaged control file/,
  ],
  ['a lost control file', () => rmSync(join(cluster, 'global/pg_control')), /lost its control file/],
  ['a lost part', () => rmSync(join(cluster, 'pg_xact'), { recursive: true }), /lacks its part/],
  ['a read-only folder', () => chmodSync(cluster, 0o500), /may not be written/],
  ['an unreadable folder', () => chmodSync(cluster, 0o000), /may not be written/],
  ['a folder open to everybody', () => chmodSync(cluster, 0o755), /open to other users/],
];

it.each(damages)('[R53] refuses %s with one line and changes none of its bytes', async (_name, damage, expected) => {
  damage();
  const before = fingerprint(folder);
  const run = runBundled('tests/support/database/database-process.ts', [folder]);
  expect(await run.ended).toBe(1);
  expect(run.lines).toHaveLength(1);
  expect(run.lines[0]).toMatch(expected);
  expect(fingerprint(folder)).toBe(before);
});

it('[R53] does not modify a folder whose damage only Postgres can detect', async () => {
  const control = join(cluster, 'global/pg_control');
  const bytes = readFileSync(control);
  bytes[64] = (bytes[64] ?? 0) ^ 0xff;
  writeFileSync(control, bytes);
  const before = fingerprint(cluster);
  const run = runBundled('tests/support/database/database-process.ts', [folder]);
  expect(await run.ended).toBe(1);
  expect(run.lines).toEqual([expect.stringContaining('did not start')]);
  expect(fingerprint(cluster)).toBe(before);
});

/** Overwrites the start of every relation file in a folder of the cluster. */
function damage(below: string) {
  const files = readdirSync(join(cluster, below)).filter((name) => /^\d+$/.test(name));
  expect(files).not.toEqual([]);
  for (const name of files) {
    const path = join(cluster, below, name);
    const bytes = readFileSync(path);
    writeFileSync(path, bytes.fill(0x5a, 0, Math.min(bytes.length, 4096)));
  }
}

/** The folder of the site's database, which is the newest one. */
const siteDatabase = () => `base/${Math.max(...readdirSync(join(cluster, 'base')).map(Number))}`;

it.each([
  ['all databases share', () => 'global'],
  ['the superuser’s database has', () => 'base/5'],
  ['the site’s database has', siteDatabase],
])('[R53] says in one line that files are damaged which %s, and exits', async (_name, place) => {
  damage(place());
  const env = { ...process.env, MODE: 'demo', DATA_DIR: folder, DATABASE_URL: '' };
  const run = runBundled('tests/support/opening-process.ts', [], { env });
  expect(await run.ended).toBe(1);
  expect(run.lines).toEqual([expect.stringMatching(/cannot read its data/)]);
  expect(processesIn(cluster)).toEqual([]);
});

/**
 * A hash of the names, modes, owners and contents of everything in a folder, except the locks and logs next to the
 * cluster.
 */
function fingerprint(path: string): string {
  const hash = createHash('sha256');
  const walk = (at: string) => {
    const stats = statSync(at);
    hash.update(`${at} ${stats.mode} ${stats.uid}\n`);
    if (stats.isDirectory()) for (const name of readdirSync(at).sort()) walk(join(at, name));
    else hash.update(readFileSync(at));
  };
  walk(path);
  return hash.digest('hex');
}
