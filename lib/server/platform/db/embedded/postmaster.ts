import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isCode } from './error-code';
import { isPostgresOf, killProcess, markOf, processesIn, sendSignal } from './processes';

export type Postmaster = { pid: number; socketFolder: string };

/** Parses postmaster.pid, whether or not its process is running. */
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

/**
 * Kills the remaining processes of a server: first the postmaster, so that it starts no more children, then the
 * children.
 */
export async function killServer(folder: string) {
  const found = readPostmaster(folder);
  if (found && isPostgresOf(folder, found.pid)) killProcess(found.pid);
  // Children hold the shared memory, so no new server may start while they are running.
  for (let round = 0; round < 200; round += 1) {
    const left = processesIn(folder);
    if (left.length === 0) break;
    left.forEach(killProcess);
    await pause(10);
  }
  // With no process left, the file is stale. If another program reused its pid, Postgres would refuse to start.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
}

/** Shuts the server down in fast mode, which ends connections and writes a checkpoint. Kills it after `waitMs`. */
export async function stopServer(folder: string, waitMs = 10_000) {
  const found = findRunning(folder);
  if (!found) return;
  sendSignal(found.pid, 'SIGINT');
  const gone = await waitForExit(found.pid, waitMs);
  if (!gone) await killServer(folder);
}

export async function waitForExit(pid: number, waitMs: number) {
  const until = Date.now() + waitMs;
  while (markOf(pid)) {
    if (Date.now() > until) return false;
    await pause(10);
  }
  return true;
}
