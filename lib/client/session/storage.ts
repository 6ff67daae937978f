import type { StoredName } from '@/lib/domain/shared/cookies';

type Area = keyof StoredName;

/** Web storage, which a browser may deny (private mode, full disk, blocked site data): reads return null then. */
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
    // Storage is denied; everything stored here is optional.
  }
}

const store = (area: Area) => (area === 'local' ? window.localStorage : window.sessionStorage);
