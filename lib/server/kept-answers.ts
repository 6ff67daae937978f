import type { OutgoingHttpHeaders } from 'node:http';
import { LRUCache } from 'lru-cache';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** An answer that is the same for everybody, with its body in each encoding that somebody asked for. */
export type KeptAnswer = { headers: OutgoingHttpHeaders; etag: string; bodies: Map<Encoding, Buffer> };

const slot = Symbol.for('site.keptAnswers');
const shelf = globalThis as { [slot]?: LRUCache<string, KeptAnswer> };

/** By path. The site's server and the API are separate instances of their modules in one process: both find it here. */
export function keptAnswers() {
  shelf[slot] ??= new LRUCache<string, KeptAnswer>({
    maxSize: 48 * 1024 * 1024,
    sizeCalculation: ({ bodies }) => 2048 + 2 * (bodies.get('identity')?.length ?? 0),
    // What has run out is looked at once more: an unchanged page keeps its encoded bodies.
    noDeleteOnStaleGet: true,
  });
  return shelf[slot];
}

/** A page was made anew: nobody gets the old one from here any more. */
export const forgetAnswer = (path: string) => keptAnswers().delete(path);
