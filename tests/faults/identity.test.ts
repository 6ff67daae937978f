import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { findBinaries } from '@/lib/server/platform/db/embedded/binaries';
import { findRunning } from '@/lib/server/platform/db/embedded/postmaster';
import { makeDataFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { runBundled } from '@/tests/support/processes/bundled-scripts';
import { endAllRuns } from '@/tests/support/processes/processes';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

const ownUid = () => process.getuid?.() ?? -1;
const idOf = (user: string) => Number(spawnSync('id', ['-u', user], { encoding: 'utf8' }).stdout);

/** Puts a folder first on the PATH in which these programs fail, as `unshare` does in many containers. */
function refusePrograms(folder: string, programs: string[]) {
  const place = join(folder, 'bin');
  mkdirSync(place);
  for (const name of programs) {
    writeFileSync(join(place, name), '#!/bin/sh\nexit 1\n');
    chmodSync(join(place, name), 0o755);
  }
  return { ...process.env, PATH: `${place}:${process.env.PATH}` };
}

/**
 * Whether other users can reach a path: a checkout in a private folder, such as /root, is accessible only to its owner
 * and the owner's namespaces.
 */
const isOpenToOthers = (path: string): boolean =>
  (statSync(path).mode & 0o001) !== 0 && (dirname(path) === path || isOpenToOthers(dirname(path)));

const isRoot = ownUid() === 0;
const script = 'tests/support/database/database-process.ts';

async function expectRunsAs(uid: number, folder: string, env: NodeJS.ProcessEnv) {
  const run = runBundled(script, [folder], { env });
  await run.says(/^url /);
  const running = findRunning(join(folder, 'postgres'));
  expect(statSync(`/proc/${running?.pid}`).uid).toBe(uid);
  expect(statSync(join(folder, 'postgres')).uid).toBe(uid);
  run.kill('SIGTERM');
  expect(await run.ended).toBe(0);
}

async function expectRefusal(folder: string, env: NodeJS.ProcessEnv) {
  const run = runBundled(script, [folder], { env });
  expect(await run.ended).toBe(1);
  expect(run.lines).toEqual([expect.stringMatching(/start the site as an ordinary user, or set DATABASE_URL/)]);
}

it('[K1] runs Postgres as the user “nobody” for root where user namespaces are refused, and as the same user for others', async () => {
  const folder = makeDataFolder();
  const env = refusePrograms(folder, ['unshare']);
  if (isRoot && !isOpenToOthers(findBinaries().postgres)) await expectRefusal(folder, env);
  else await expectRunsAs(isRoot ? idOf('nobody') : ownUid(), folder, env);
  // If namespaces are permitted later, the folder keeps its owner.
  const second = runBundled(script, [folder]);
  await second.says(/^url /);
  second.kill('SIGTERM');
  expect(await second.ended).toBe(0);
});

it('[K1] refuses to start for root where neither a namespace nor “nobody” can run Postgres', async () => {
  const folder = makeDataFolder();
  const env = refusePrograms(folder, ['unshare', 'id']);
  if (isRoot) await expectRefusal(folder, env);
  else await expectRunsAs(ownUid(), folder, env);
});
