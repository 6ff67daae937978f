import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** A cached public response, with its body in each encoding requested so far. */
export type CachedResponse = { headers: OutgoingHttpHeaders; etag: string; bodies: Map<Encoding, Buffer> };

/** Cached responses by path. */
export const responseCache = new LRUCache<string, CachedResponse>({
  maxSize: 48 * 1024 * 1024,
  sizeCalculation: ({ bodies }) => 2048 + 2 * (bodies.get('identity')?.length ?? 0),
  // Keeps stale entries, so that a page that turns out to be unchanged keeps its encoded bodies.
  noDeleteOnStaleGet: true,
});

/** Removes a page from the cache once it has been regenerated. */
export const removeFromCache = (path: string) => responseCache.delete(path);
