import { LRUCache } from 'lru-cache';
import { isFileEndpoint, type Endpoint } from '@/lib/contracts/shared/endpoint';

/** Far below the max-age of the contracts; a burst of requests costs one query. */
const ttlMs = 1_000;
const maxEntries = 500;
/** Total size of all texts, in characters: many long responses must not fill the memory. */
const maxCharacters = 4 * 1024 * 1024;
const longestText = 256 * 1024;

const answers = new LRUCache<string, Promise<string>>({
  max: maxEntries,
  maxSize: maxCharacters,
  ttl: ttlMs,
  // Expired entries are removed at once, not when their space is needed.
  ttlAutopurge: true,
});

/** Whether a response is text, public, and depends on the URL alone. */
export const isShared = (endpoint: Endpoint) =>
  endpoint.method === 'GET' &&
  endpoint.access === 'public' &&
  endpoint.sharedForS !== undefined &&
  endpoint.headers === undefined &&
  endpoint.isCounted === undefined &&
  !isFileEndpoint(endpoint);

/**
 * The cached text for this URL, or the result of `make`: concurrent callers share one call. Failures are not cached.
 */
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
    if (text.length > longestText) forget();
    else if (isKept()) setSize(address, made, Math.max(text.length, 1));
  }, forget);
  return made;
}

/** Keeps the remaining time to live. The cache updates the size of an entry only when it is removed and set again. */
function setSize(address: string, made: Promise<string>, size: number) {
  const ttl = answers.getRemainingTTL(address);
  answers.delete(address);
  if (ttl > 0) answers.set(address, made, { size, ttl });
}

/** Clears the cache after a write, so that no response predates it. */
export const clearSharedAnswers = () => answers.clear();
