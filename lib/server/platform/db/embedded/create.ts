import { spawnSync, type SpawnSyncOptionsWithStringEncoding } from 'node:child_process';
import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../startup-error';
import type { Binaries } from './binaries';
import { SUPERUSER } from './connection';
import { isCode } from './error-code';
import { chooseIdentity } from './identity';
import { serverEnvironment } from './parameters';

const MAKING = '.making-';

/**
 * Creates the cluster in a temporary folder and then renames it, so that an interrupted start leaves nothing
 * half-created.
 */
export function createFolder(folder: string, binaries: Binaries) {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}${MAKING}`;
  // This process holds the start lock, so the processes that left these folders are dead.
  for (const name of readdirSync(parent)) {
    if (name.startsWith(prefix)) rmSync(join(parent, name), { recursive: true, force: true });
  }
  const draft = mkdtempSync(join(parent, prefix));
  try {
    runInitdb(draft, binaries);
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (isCode(error, 'EBUSY'))
      throw new StartupError(`${folder} is a mount point: mount the folder above it instead.`, { cause: error });
    throw error;
  }
}

function runInitdb(folder: string, { initdb, postgres }: Binaries) {
  const identity = chooseIdentity({ folder, program: postgres });
  const options = [
    `--pgdata=${folder}`,
    `--username=${SUPERUSER}`,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
  ];
  const [command, args] = identity.command(initdb, options);
  const settings: SpawnSyncOptionsWithStringEncoding = {
    ...identity.spawnAs,
    cwd: folder,
    encoding: 'utf8',
    env: serverEnvironment,
  };
  const run = spawnSync(command, args, settings);
  if (run.status === 0) return;
  const why =
    run.stderr?.split('\n').find((line) => /error|fatal/i.test(line)) ?? run.error?.message ?? 'no reason given';
  throw new StartupError(`Postgres could not create its database in ${folder}: ${why.trim()}`);
}
