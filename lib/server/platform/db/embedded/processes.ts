import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { isCode } from './error-code';

/** A process id with its start time, because ids are reused. */
export type ProcessMark = { pid: number; startedAt: string };

const hasProc = existsSync('/proc/self/stat');

export function markOf(pid: number): ProcessMark | undefined {
  const startedAt = hasProc ? startFromProc(pid) : startFromPs(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export const isRunning = (mark: ProcessMark) => markOf(mark.pid)?.startedAt === mark.startedAt;

/** Ids of the processes whose working directory is the folder, which includes Postgres and its children. Linux only. */
export function processesIn(folder: string): number[] {
  if (!hasProc) return [];
  const real = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolder(pid) === real && markOf(pid) !== undefined);
}

/** Whether the process is a Postgres server of this data folder rather than another program with a reused id. */
export function isPostgresOf(folder: string, pid: number): boolean {
  if (!markOf(pid)) return false;
  if (hasProc) return workingFolder(pid) === realpathSync(folder);
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes('postgres');
}

/** Sends SIGKILL. A process that has already exited is not an error. */
export function killProcess(pid: number) {
  sendSignal(pid, 'SIGKILL');
}

export function sendSignal(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (!isCode(error, 'ESRCH')) throw error;
  }
}

/**
 * The start time is field 22 of stat. The name in field 2 may contain spaces, so fields are counted after its closing
 * parenthesis.
 */
function startFromProc(pid: number) {
  const stat = readOrNothing(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  if (stat === undefined) return undefined;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const isZombie = fields[0] === 'Z' || fields[0] === 'X';
  return isZombie ? undefined : fields[19];
}

function startFromPs(pid: number) {
  const line = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim();
  return line === '' ? undefined : line;
}

const workingFolder = (pid: number) => readOrNothing(() => readlinkSync(`/proc/${pid}/cwd`));

/** Returns undefined if the process has exited in the meantime or belongs to another user. */
function readOrNothing(read: () => string) {
  try {
    return read();
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ESRCH', 'EACCES', 'EPERM')) return undefined;
    throw error;
  }
}
