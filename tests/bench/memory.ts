import { readFileSync } from 'node:fs';
import { processesIn } from '@/lib/server/platform/db/embedded/processes';

const MB = 1024;

/** The resident memory of a process in MB. Linux only. */
export const residentOf = (pid: number) => readFigure(`/proc/${pid}/status`, 'VmRSS') / MB;

/** The CPU time that a process has used so far, in milliseconds. Linux only; assumes 100 clock ticks per second. */
export function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The memory in MB of the server processes that run in a folder; shared memory is counted once. */
export const residentIn = (folder: string) =>
  processesIn(folder).reduce((sum, pid) => sum + readFigure(`/proc/${pid}/smaps_rollup`, 'Pss'), 0) / MB;

function readFigure(path: string, name: string): number {
  try {
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? 0);
  } catch (error) {
    // The process of a database connection may have ended in the meantime.
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}

/** Growth as a ratio: the median of the last quarter of the samples to that of the second quarter. */
export function growthOf(samples: readonly number[]): number {
  const quarter = Math.floor(samples.length / 4);
  return middle(samples.slice(-quarter)) / middle(samples.slice(quarter, 2 * quarter));
}

const middle = (samples: readonly number[]) =>
  samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? Number.NaN;
