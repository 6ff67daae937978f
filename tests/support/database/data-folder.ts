import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { killServer, readPostmaster } from '@/lib/server/platform/db/embedded/postmaster';
import { removeSocketFolder } from '@/lib/server/platform/db/embedded/socket-folder';
import { makeQuickFolder } from './quick-folder';

const made: string[] = [];

/** An empty data folder. A database server running in it is stopped after the test. */
export function makeDataFolder(): string {
  const folder = makeQuickFolder('fault');
  made.push(folder);
  return folder;
}

/**
 * The data folder of a site that has run before, with its database and sample data; otherwise like `makeDataFolder`.
 */
export function makeUsedFolder(): string {
  const folder = makeDataFolder();
  // `cp -a` keeps the owners; Node's copy would make us the owner of every file, and Postgres may run as another user.
  execFileSync('cp', ['-a', `${inject('usedFolder')}/.`, folder]);
  return folder;
}

export async function removeDataFolders() {
  for (const folder of made.splice(0)) {
    const cluster = join(folder, 'postgres');
    const socketFolder = existsSync(cluster) ? readPostmaster(cluster)?.socketFolder : undefined;
    if (socketFolder) await killServer(cluster);
    if (socketFolder) removeSocketFolder(socketFolder);
    rmSync(folder, { recursive: true, force: true });
  }
}
