import { safePath } from '@/lib/domain/redirects';
import { readStored, writeStored } from './storage';

/** What a visitor was doing when a login made the page reload (section 2): to be taken up again afterwards. */
export type Unfinished = { message?: string; next?: string };

const key = 'afterReload';

export function rememberForReload(unfinished: Unfinished) {
  writeStored('session', key, JSON.stringify(unfinished));
}

/** Answers it once. */
export function takeAfterReload(): Unfinished {
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
    // Somebody else wrote into our storage: nothing to take up.
    return {};
  }
}
