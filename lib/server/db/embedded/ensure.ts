import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { DATABASE, OWNER, probe, superClient } from './connection';
import { createFolder } from './create';
import { inspectFolder } from './folder';
import { launchServer } from './launch';
import { findRunning, killServer, readPostmaster, waitUntilGone } from './postmaster';

/** How long a living server may stay silent to a fresh connection. */
export const SILENCE_MS = 2_000;

/** Makes sure that a server serves the folder, and answers its socket folder (if possible the known one). The caller holds the start lock. */
export async function ensureServer(folder: string, binaries: Binaries, known?: string): Promise<string> {
  if (inspectFolder(folder) === 'absent') createFolder(folder, binaries);
  const adopted = await adopt(folder);
  if (adopted !== undefined) return adopted;
  const previous = known ?? readPostmaster(folder)?.socketFolder;
  await killServer(folder);
  const socketFolder = await launchServer(folder, binaries, previous);
  await ensureDatabase(socketFolder);
  return socketFolder;
}

/** The server that runs already, if it answers: started by another site process, or left by one that was killed. */
async function adopt(folder: string): Promise<string | undefined> {
  for (;;) {
    const running = findRunning(folder);
    if (!running) return undefined;
    const answer = await probe(running.socketFolder, SILENCE_MS);
    if (answer === 'ready' || answer === 'full') {
      await ensureDatabase(running.socketFolder);
      return running.socketFolder;
    }
    if (answer === 'silent') return undefined;
    if (answer === 'stopping' && !(await waitUntilGone(running.pid, 10_000))) return undefined;
    // Starting up, or its socket is not there yet (or no longer): only a socket that stays away is a reason to act.
    if (answer === 'gone' && !(await comesBack(running.socketFolder))) return undefined;
    await pause(20);
  }
}

async function comesBack(socketFolder: string) {
  for (let round = 0; round < 50; round += 1) {
    if ((await probe(socketFolder, SILENCE_MS)) !== 'gone') return true;
    await pause(20);
  }
  return false;
}

/** The site's own role and database. Each step looks first, so that a kill in between is made up for at the next start. */
async function ensureDatabase(socketFolder: string) {
  const client = superClient(socketFolder, { name: 'site set-up', timeoutMs: 10_000 });
  await client.connect();
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [OWNER]);
    if (role.rowCount === 0) await client.query(`create role ${OWNER} login createdb createrole`);
    const database = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (database.rowCount === 0) await client.query(`create database ${DATABASE} owner ${OWNER}`);
  } finally {
    await client.end();
  }
}
