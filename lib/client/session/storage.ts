import type { StoredName } from '@/lib/domain/shared/cookies';

type Area = keyof StoredName;

/** Reads web storage. Returns null if the browser denies access (private mode, blocked site data). */
export function readStored<In extends Area>(area: In, key: StoredName[In]): string | null {
  try {
    return store(area).getItem(key);
  } catch {
    return null;
  }
}

export function writeStored<In extends Area>(area: In, key: StoredName[In], value: string | null) {
  try {
    if (value === null) store(area).removeItem(key);
    else store(area).setItem(key, value);
  } catch {
    // Storage is denied or full. Everything stored here is optional.
  }
}

const store = (area: Area) => (area === 'local' ? window.localStorage : window.sessionStorage);
