import { LRUCache } from 'lru-cache';
import type { Endpoint } from '@/lib/contracts/endpoint';

/** Far below what the contracts allow a cache in front; a burst of readers costs one query. */
const keptMs = 1_000;
const keptAtMost = 500;
const longestText = 256 * 1024;

const slot = Symbol.for('site.sharedAnswers');
const shelf = globalThis as { [slot]?: LRUCache<string, Promise<string>> };

/** The API is bundled more than once in one process: a write through one copy must empty what another has kept. */
function answers() {
  shelf[slot] ??= new LRUCache<string, Promise<string>>({ max: keptAtMost, ttl: keptMs });
  return shelf[slot];
}

/** Whether an answer is everybody's and follows from the address alone. */
export const isShared = ({ method, access, sharedForS, headers }: Endpoint) =>
  method === 'GET' && access === 'public' && sharedForS !== undefined && headers === undefined;

/** The text kept for this address, or the one that `make` gives: those who come meanwhile wait for the same. A failure is kept for nobody. */
export function sharedText(address: string, make: () => Promise<string>): Promise<string> {
  const kept = answers().get(address);
  if (kept) return kept;
  const made = make();
  answers().set(address, made);
  const forget = () => {
    if (answers().peek(address) === made) answers().delete(address);
  };
  made.then((text) => {
    if (text.length > longestText) forget();
  }, forget);
  return made;
}

/** Something was written: nobody gets an answer from before it. */
export const forgetShared = () => answers().clear();
