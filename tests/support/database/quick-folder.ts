import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killServer, readPostmaster } from '@/lib/server/platform/db/embedded/postmaster';
import { markOf } from '@/lib/server/platform/db/embedded/processes';
import { removeSocketFolder, removeStaleSocketFolders } from '@/lib/server/platform/db/embedded/socket-folder';

const MEMORY = '/dev/shm';
const GIB = 2 ** 30;

/**
 * Test databases are kept in memory if there is enough of it, otherwise in the temporary folder. On a shared disk each
 * new database takes a second longer, and no test data has to survive a reboot.
 */
const place = existsSync(MEMORY) && hasRoom() ? MEMORY : tmpdir();

/**
 * Checks both the free space of the folder and the memory available to this process on the machine or in the container.
 */
function hasRoom() {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 2 * GIB && process.availableMemory() > 6 * GIB;
}

/** Creates a folder whose name contains the id of this process. */
export const makeQuickFolder = (what: string) => mkdtempSync(join(place, `site-${what}-${process.pid}-`));

const ownerOf = (name: string) => Number(/^site-[a-z]+-(\d+)-/.exec(name)?.[1] ?? Number.NaN);

/** Removes the folders of killed runs, which could not clean up. */
export async function sweepDeadRuns() {
  removeStaleSocketFolders();
  for (const name of readdirSync(place)) {
    const pid = ownerOf(name);
    if (Number.isNaN(pid) || markOf(pid)) continue;
    const folder = join(place, name);
    for (const cluster of [join(folder, 'postgres'), join(folder, 'data', 'postgres')])
      if (existsSync(cluster)) {
        const socketFolder = readPostmaster(cluster)?.socketFolder;
        await killServer(cluster);
        if (socketFolder) removeSocketFolder(socketFolder);
      }
    rmSync(folder, { recursive: true, force: true });
  }
}
