import { addTouch, toTouch, type Arrival, type Attribution } from '@/lib/domain/touches';
import { readStored, writeStored } from './storage';

/**
 * First and last touch lie in the browser's storage and not in a cookie: two of them could fill the headers of every
 * request. They are forgotten after a year, as the campaign's cookies are.
 */
const key = 'touches';
const yearMs = 365 * 86_400_000;

export function keepTouch(arrival: Arrival) {
  const next = addTouch(readTouches(), toTouch(arrival));
  writeStored('local', key, JSON.stringify(next));
}

export function readTouches(): Attribution | undefined {
  const text = readStored('local', key);
  if (text === null || text.length > 8000) return undefined;
  const known = parse(text);
  return known && Date.parse(known.last.at) > Date.now() - yearMs ? known : undefined;
}

/** Anything may stand in the storage; the server looks at every value again. */
function parse(text: string): Attribution | undefined {
  try {
    const value = JSON.parse(text) as Partial<Attribution> | null;
    return value?.first && value.last && typeof value.last.at === 'string' ? (value as Attribution) : undefined;
  } catch {
    return undefined;
  }
}
