import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killServer, readPostmaster } from '@/lib/server/db/embedded/postmaster';
import { removeSocketFolder } from '@/lib/server/db/embedded/socket-folder';

const made: string[] = [];

/** An empty data folder, with its server gone after the test. */
export function makeDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-fault-'));
  made.push(folder);
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
