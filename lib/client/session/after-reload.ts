import { safePath } from '@/lib/domain/shared/redirects';
import { readStored, writeStored } from './storage';

/** What to resume after a login has reloaded the page (section 2). */
export type PendingReload = { message?: string; next?: string };

const key = 'afterReload';

export function rememberForReload(unfinished: PendingReload) {
  writeStored('session', key, JSON.stringify(unfinished));
}

/** Reads and deletes the stored value. */
export function consumeAfterReload(): PendingReload {
  const text = readStored('session', key);
  if (text === null) return {};
  writeStored('session', key, null);
  const { message, next } = parse(text);
  return {
    ...(typeof message === 'string' ? { message } : {}),
    ...(typeof next === 'string' ? { next: safePath(next) } : {}),
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    // The stored value is invalid, so there is nothing to resume.
    return {};
  }
}
