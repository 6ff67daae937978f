import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isCode } from './error-code';
import { isPostgresOf, killNow, markOf, processesIn, sendSignal } from './processes';

export type Postmaster = { pid: number; socketFolder: string };

/** What postmaster.pid says, whether that process lives or not. */
export function readPostmaster(folder: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number.parseInt(lines[0] ?? '', 10);
    return Number.isNaN(pid) ? undefined : { pid, socketFolder: lines[4] ?? '' };
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

export function findRunning(folder: string): Postmaster | undefined {
  const found = readPostmaster(folder);
  return found && isPostgresOf(folder, found.pid) ? found : undefined;
}

/** Ends whatever is left of a server: the postmaster first, so that it starts no more children, then its children. */
export async function killServer(folder: string) {
  const found = readPostmaster(folder);
  if (found && isPostgresOf(folder, found.pid)) killNow(found.pid);
  // Children keep the shared memory; a new server must not start beside them.
  for (let round = 0; round < 200; round += 1) {
    const left = processesIn(folder);
    if (left.length === 0) break;
    left.forEach(killNow);
    await pause(10);
  }
  // With nobody left the file is stale, and its number may by now be a stranger's, for whom Postgres would wait.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
}

/** A fast shutdown: connections are ended, a checkpoint is written. Killed when it takes too long. */
export async function stopServer(folder: string, waitMs = 10_000) {
  const found = findRunning(folder);
  if (!found) return;
  sendSignal(found.pid, 'SIGINT');
  const gone = await waitUntilGone(found.pid, waitMs);
  if (!gone) await killServer(folder);
}

export async function waitUntilGone(pid: number, waitMs: number) {
  const until = Date.now() + waitMs;
  while (markOf(pid)) {
    if (Date.now() > until) return false;
    await pause(10);
  }
  return true;
}
