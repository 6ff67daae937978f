import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { commandOf } from '@/tests/support/processes/npm-script';

export type Worker = { process: ChildProcess; lines: string[]; ended: Promise<number | NodeJS.Signals> };

/** Starts `npm run worker` as a separate process on this test's database. Resolves when the worker is running. */
export async function startWorker(env: Record<string, string> = {}): Promise<Worker> {
  // A new user's shell has no NODE_ENV, but Node's types require it.
  const own: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    MODE: 'demo',
    DATABASE_URL: databaseUrl(),
    ...env,
  };
  const child = spawn(process.execPath, commandOf('worker'), {
    env: own as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ended = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | NodeJS.Signals);
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.includes('worker ready')) resolve();
    });
    void ended.then((how) => reject(new Error(`The worker ended (${how}): ${lines.join('\n')}`)));
  });
  return { process: child, lines, ended };
}
