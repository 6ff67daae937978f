import { createHash, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../startup-error';
import { isCode } from './error-code';
import { isRunning, markOf, type ProcessMark } from './processes';

type Holder = ProcessMark & { id: string };

/** Runs the work while this process holds the lock file; waits for a live holder, takes over from a dead one. */
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
    // Just released: try again.
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
 * Only one process may replace a given dead holder: the one that holds the lock named after it. A later process finds
 * another holder in the file and leaves it alone.
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

/** Creates the file atomically, complete under its name. */
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

/** An unreadable file (after a power loss) has no holder: it is named after its own bytes and counts as dead. */
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
