import { addTouch, toTouch, type Arrival, type Attribution } from '@/lib/domain/visits/touches';
import { readStored, writeStored } from '@/lib/client/session/storage';

/**
 * Touches are in web storage instead of a cookie, because two of them could exceed the header size limit. They are
 * deleted after a year, like the campaign cookies.
 */
const key = 'touches';
const yearMs = 365 * 86_400_000;

export function saveTouch(arrival: Arrival) {
  const next = addTouch(readTouches(), toTouch(arrival));
  writeStored('local', key, JSON.stringify(next));
}

export function readTouches(): Attribution | undefined {
  const text = readStored('local', key);
  if (text === null || text.length > 8000) return undefined;
  const known = parse(text);
  return known && Date.parse(known.last.at) > Date.now() - yearMs ? known : undefined;
}

/** Storage is untrusted, so only the shape is checked here; the server validates every value. */
function parse(text: string): Attribution | undefined {
  try {
    const value = JSON.parse(text) as Partial<Attribution> | null;
    return value?.first && value.last && typeof value.last.at === 'string' ? (value as Attribution) : undefined;
  } catch {
    return undefined;
  }
}
