import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Running = { url: string; pid: number; stop: () => Promise<void> };

/** Starts a server and waits until `path` returns 200; prints the server's output if it fails. */
export async function startServer(
  command: string[],
  options: { cwd: string; port: number; path: string; env?: Record<string, string> },
): Promise<Running> {
  const [program, ...args] = command as [string, ...string[]];
  // The log goes to a file, like a service's: reading a busy log would use the measuring process's CPU time.
  const folder = mkdtempSync(join(tmpdir(), 'bench-log-'));
  const log = join(folder, 'log');
  const output = openSync(log, 'w');
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const url = `http://127.0.0.1:${options.port}`;
  await untilAnswering(url + options.path, child, () => readFileSync(log, 'utf8'));
  const end = async () => {
    await stop(child);
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, pid: child.pid ?? 0, stop: end };
}

async function untilAnswering(address: string, child: ChildProcess, output: () => string) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended before it answered:\n${output()}`);
    const answer = await fetch(address).catch(() => null);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop(child);
  throw new Error(`The server did not answer ${address} within a minute:\n${output()}`);
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
