import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { DATABASE, OWNER, probe, superClient } from './connection';
import { createFolder } from './create';
import { inspectFolder } from './folder';
import { launchServer } from './launch';
import { findRunning, killServer, readPostmaster, waitForExit } from './postmaster';

/** How long a live server may leave a new connection without a response. */
export const SILENCE_MS = 2_000;

/**
 * Makes sure that a server serves the folder, and returns its socket folder (the known one if possible). The caller
 * holds the start lock.
 */
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

/** The server that already runs, if it responds: started by another site process, or left by one that was killed. */
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
    if (answer === 'stopping' && !(await waitForExit(running.pid, 10_000))) return undefined;
    // It is starting up, or its socket does not exist yet (or no longer): act only when the socket stays missing.
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

/**
 * Creates the site's role and database. Each step checks first, so that the next start completes what a kill
 * interrupted.
 */
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
