import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error';
import { isCode } from './error-code';
import { isRunning, markOf, type ProcessMark } from './processes';

type Holder = ProcessMark & { id: string };

/**
 * Runs the work while this process holds the lock file. Waits for a holder that is running and takes over from a dead
 * one.
 */
export async function withFileLock<Result>(
  path: string,
  work: () => Promise<Result>,
  waitMs = 60_000,
): Promise<Result> {
  const release = await take(path, Date.now() + waitMs);
  try {
    return await work();
  } finally {
    release();
  }
}

async function take(path: string, until: number): Promise<() => void> {
  const me: Holder = { ...ownMark(), id: randomUUID() };
  for (;;) {
    if (appear(path, me)) return () => unlinkSync(path);
    const holder = read(path);
    // The lock was just released: try again.
    if (holder === undefined) await pause(1);
    else if (!isDead(holder)) {
      if (Date.now() > until)
        throw new StartupError(`Process ${holder.pid} holds the lock ${path}: stop it, then start again.`);
      await pause(25);
    } else if (await replaceDead(path, holder, me, until)) {
      return () => unlinkSync(path);
    }
  }
}

/**
 * Replaces a dead holder. Only one process may do so: the one that holds a second lock, named after the dead holder. A
 * process that gets that lock later finds another holder in the file and leaves it alone.
 */
async function replaceDead(path: string, dead: Holder, me: Holder, until: number) {
  const releaseClaim = await take(`${path}.${dead.id}`, until);
  try {
    if (read(path)?.id !== dead.id) return false;
    const draft = write(path, me);
    renameSync(draft, path);
    return true;
  } finally {
    releaseClaim();
  }
}

/** Creates the lock file atomically, with its contents. Returns false if it already exists. */
function appear(path: string, me: Holder) {
  const draft = write(path, me);
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    unlinkSync(draft);
  }
}

function write(path: string, me: Holder) {
  const draft = `${path}.${me.id}.draft`;
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  return draft;
}

function read(path: string): Holder | undefined {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Parses a lock file. An unreadable file, as after a power loss, counts as held by a dead process whose id is a hash of
 * the file.
 */
function parse(text: string): Holder {
  try {
    const { pid, startedAt, id } = JSON.parse(text) as Partial<Holder>;
    if (typeof pid === 'number' && typeof startedAt === 'string' && typeof id === 'string')
      return { pid, startedAt, id };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return { pid: 0, startedAt: '', id: createHash('sha256').update(text).digest('hex').slice(0, 16) };
}

const isDead = (holder: Holder) => holder.pid === 0 || !isRunning(holder);

export function ownMark(): ProcessMark {
  const mark = markOf(process.pid);
  if (!mark) throw new Error('This process cannot find itself in the process table');
  return mark;
}
