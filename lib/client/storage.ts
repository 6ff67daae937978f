import type { StoredName } from '@/lib/domain/cookies';

type Area = keyof StoredName;

/** Web storage that a browser may refuse (private mode, full disk, blocked site data): then it remembers nothing. */
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
    // The browser keeps nothing for this site; everything stored here is a convenience.
  }
}

const store = (area: Area) => (area === 'local' ? window.localStorage : window.sessionStorage);
