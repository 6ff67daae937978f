import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findBinaries } from '@/lib/server/db/embedded/binaries';
import { findRunning } from '@/lib/server/db/embedded/postmaster';
import { makeDataFolder, removeDataFolders } from '../support/data-folder';
import { endAllRuns, runScript } from '../support/processes';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

const ownUid = () => process.getuid?.() ?? -1;
const idOf = (user: string) => Number(spawnSync('id', ['-u', user], { encoding: 'utf8' }).stdout);

/** A place first on the PATH where `unshare` is not permitted, as in many containers. */
function refuseNamespaces(folder: string) {
  const place = join(folder, 'bin');
  mkdirSync(place);
  writeFileSync(join(place, 'unshare'), '#!/bin/sh\nexit 1\n');
  chmodSync(join(place, 'unshare'), 0o755);
  return { ...process.env, PATH: `${place}:${process.env.PATH}` };
}

/** A checkout below a closed folder is open to its owner and to namespaces of its owner, not to nobody. */
const canRunPostgres = (uid: number) => spawnSync(findBinaries().postgres, ['--version'], { uid }).status === 0;

it('[K1] runs Postgres as nobody for root where user namespaces are refused, and as the same user for others', async () => {
  const folder = makeDataFolder();
  const env = refuseNamespaces(folder);
  const expected = ownUid() === 0 ? idOf('nobody') : ownUid();
  const first = runScript('tests/support/database-process.ts', [folder], { env });
  if (!canRunPostgres(expected)) {
    await first.says(/start the site as an ordinary user, or set DATABASE_URL/);
    expect(await first.ended).toBe(1);
    return;
  }
  await first.says(/^url /);
  const running = findRunning(join(folder, 'postgres'));
  expect(statSync(`/proc/${running?.pid}`).uid).toBe(expected);
  expect(statSync(join(folder, 'postgres')).uid).toBe(expected);
  first.kill('SIGTERM');
  expect(await first.ended).toBe(0);
  // Where they are permitted later, the folder still belongs to whom it belonged.
  const second = runScript('tests/support/database-process.ts', [folder]);
  await second.says(/^url /);
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});
