import { setTimeout as pause } from 'node:timers/promises';
import type { Binaries } from './binaries';
import { DATABASE, OWNER, probe, superClient } from './connection';
import { createFolder } from './create';
import { inspectFolder } from './folder';
import { launchServer } from './launch';
import { findRunning, killServer, readPostmaster, waitForExit } from './postmaster';

/** How long a running server may take to respond to a new connection, in milliseconds. */
export const SILENCE_MS = 2_000;

/**
 * Makes sure that a server is running on the folder, and resolves with its socket folder (the known one if possible).
 * The caller must hold the start lock.
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

/**
 * The socket folder of a server that is already running and responds. It was started by another process of the site, or
 * left running by one that was killed.
 */
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
    // The server may be starting, or its socket may not exist at the moment. Give up only if the socket stays missing.
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
 * Creates the site's role and database. Each step checks first, so that the next start completes an interrupted one.
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
