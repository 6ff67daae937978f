import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Run = {
  pid: number;
  /** All output so far, from both streams. */
  lines: string[];
  /** Resolves with the first line, past or future, that matches; rejects if the process exits without printing one. */
  says: (pattern: RegExp) => Promise<string>;
  kill: (signal: NodeJS.Signals) => void;
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
};

const running = new Set<ChildProcess>();

export function runCommand(command: string, args: string[], options: SpawnOptions = {}): Run {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const lines: string[] = [];
  const watchers = new Set<() => void>();
  // Set when the streams close: the last lines may arrive after the exit.
  let isClosed = false;
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      isClosed = true;
      resolve(signal ?? code ?? 1);
      watchers.forEach((look) => look());
    });
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream)
      createInterface({ input: stream }).on('line', (line) => (lines.push(line), watchers.forEach((look) => look())));
  }
  return {
    pid: child.pid ?? 0,
    lines,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => pattern.test(line));
          if (found === undefined && !isClosed) return;
          watchers.delete(look);
          if (found === undefined)
            reject(new Error(`It ended without saying ${String(pattern)}:\n${lines.join('\n')}`));
          else resolve(found);
        };
        watchers.add(look);
        look();
      }),
    kill: (signal) => void child.kill(signal),
    ended,
  };
}

/** For afterEach: ends all processes that the test started. */
export async function endAllRuns() {
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(
    [...running].map(
      (child) =>
        new Promise((resolve) =>
          child.exitCode === null && child.signalCode === null ? child.once('close', resolve) : resolve(null),
        ),
    ),
  );
}
