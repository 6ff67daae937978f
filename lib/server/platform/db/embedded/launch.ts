import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { damagedData, StartupError } from '../startup-error';
import type { Binaries } from './binaries';
import { probe } from './connection';
import { chooseIdentity } from './identity';
import { serverArguments, serverEnvironment, type Parameters } from './parameters';
import { killServer } from './postmaster';
import { prepareSocketFolder } from './socket-folder';

const LOG_LIMIT = 4 * 1024 * 1024;

/** Time limit for a start. Replaying the whole write-ahead log after a crash takes far less. */
const START_LIMIT_MS = 60_000;

/**
 * Starts a server on a folder that has none and waits until it accepts connections. Resolves with its socket folder.
 */
export async function launchServer(
  folder: string,
  { postgres }: Binaries,
  previous: string | undefined,
  instead?: Parameters,
): Promise<string> {
  const identity = chooseIdentity({ folder, program: postgres });
  const socketFolder = prepareSocketFolder(previous);
  identity.give(socketFolder);
  const logPath = join(dirname(folder), 'postgres.log');
  const log = openSync(logPath, 'a', 0o600);
  if (statSync(logPath).size > LOG_LIMIT) truncateSync(logPath);
  const from = statSync(logPath).size;
  const [command, args] = identity.command(postgres, serverArguments(folder, socketFolder, instead));
  // Detached, so that the server does not get the terminal's Ctrl-C and keeps running if the site is killed.
  const options: SpawnOptions = {
    ...identity.spawnAs,
    cwd: folder,
    detached: true,
    stdio: ['ignore', log, log],
    env: serverEnvironment,
  };
  const child = spawn(command, args, options);
  closeSync(log);
  child.unref();
  try {
    await waitUntilReady(child, socketFolder, () => readReason(logPath, from));
  } catch (error) {
    // Stop a server that cannot be used.
    if (error instanceof StartupError) await killServer(folder);
    throw error;
  }
  return socketFolder;
}

async function waitUntilReady(child: ChildProcess, socketFolder: string, reason: () => string) {
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  // The exit listener does not read the log, because the log's folder may be deleted by the time a running server
  // exits.
  let end: string | undefined;
  child.once('exit', (code, signal) => (end = `it ended with ${signal ?? code}`));
  const until = Date.now() + START_LIMIT_MS;
  for (;;) {
    const answer = await probe(socketFolder, 2_000);
    if (answer === 'ready') return;
    if (answer === 'damaged') throw new StartupError(damagedData(reason()));
    if (end !== undefined) failure ??= reason() || end;
    if (failure !== undefined) throw new StartupError(`The embedded Postgres did not start: ${failure}`);
    if (Date.now() > until)
      throw new StartupError(`The embedded Postgres did not start within ${START_LIMIT_MS / 1000} s`);
    await pause(10);
  }
}

/** The line in which Postgres reports why it exited. */
function readReason(logPath: string, from: number) {
  const lines = readFileSync(logPath).subarray(from).toString('utf8').split('\n');
  const line =
    lines.find((text) => /(FATAL|PANIC):(?!.*starting up)/.test(text)) ??
    lines.findLast((text) => text.trim() !== '') ??
    '';
  return line.replace(/^.*?(FATAL|PANIC):\s*/, '').trim();
}
