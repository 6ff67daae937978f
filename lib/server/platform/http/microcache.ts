import { LRUCache } from 'lru-cache';
import { isFileEndpoint, type Endpoint } from '@/lib/contracts/shared/endpoint';

/** Time to live. Far below the max-age of the contracts, but a burst of requests costs only one query. */
const ttlMs = 1_000;
const maxEntries = 500;
/** Max total size of all texts in characters, so that many long responses cannot fill the memory. */
const maxCharacters = 4 * 1024 * 1024;
const maxTextLength = 256 * 1024;

const answers = new LRUCache<string, Promise<string>>({
  max: maxEntries,
  maxSize: maxCharacters,
  ttl: ttlMs,
  // Removes expired entries immediately, not only once their space is needed.
  ttlAutopurge: true,
});

/** Whether a response is public text that depends only on the URL. */
export const isShared = (endpoint: Endpoint) =>
  endpoint.method === 'GET' &&
  endpoint.access === 'public' &&
  endpoint.sharedForS !== undefined &&
  endpoint.headers === undefined &&
  endpoint.isCounted === undefined &&
  !isFileEndpoint(endpoint);

/** The cached text for this URL, or the result of `make`, which concurrent callers share. Failures are not cached. */
export function sharedText(address: string, make: () => Promise<string>): Promise<string> {
  const cached = answers.get(address);
  if (cached) return cached;
  const made = make();
  // The size is known only once the text is generated.
  answers.set(address, made, { size: 1 });
  const isKept = () => answers.peek(address) === made;
  const forget = () => {
    if (isKept()) answers.delete(address);
  };
  made.then((text) => {
    if (text.length > maxTextLength) forget();
    else if (isKept()) setSize(address, made, Math.max(text.length, 1));
  }, forget);
  return made;
}

/**
 * Sets an entry's size and keeps its remaining time to live. The cache updates the size only if an entry is removed and
 * set again.
 */
function setSize(address: string, made: Promise<string>, size: number) {
  const ttl = answers.getRemainingTTL(address);
  answers.delete(address);
  if (ttl > 0) answers.set(address, made, { size, ttl });
}

/** Clears the cache after a write, so that no later response is outdated. */
export const clearSharedAnswers = () => answers.clear();
