import { createHash } from 'node:crypto';
import { createConcurrencyLimit } from '@/lib/server/platform/concurrency-limit';
import { AppError } from '@/lib/server/platform/errors';
import type { ShareCard } from './share-card';
import { draw } from './draw';

/** Part of every picture's tag. Increment it whenever the drawing changes. */
const drawing = 3;
/** Max number of cached pictures, about 30 KB each. */
const max = 200;
const pictures = new Map<string, Promise<Buffer>>();

const oneAtATime = createConcurrencyLimit({
  atOnce: 1,
  waiting: 19,
  whenFull: () =>
    new AppError('unavailable', 'Too many images are being drawn. Try again in a moment.', { retryAfterS: 5 }),
});

/** Identifies a picture without drawing it; used as its ETag. */
export const pictureTag = (card: ShareCard) =>
  createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('base64url')
    .slice(0, 22);

/**
 * The picture of a card, drawn once for concurrent callers. Pictures are drawn one at a time and the queue is short, so
 * that requests for them cannot overload the site.
 */
export function pictureOf(card: ShareCard, drawOne = draw): Promise<Buffer> {
  const tag = pictureTag(card);
  const known = pictures.get(tag);
  if (known) {
    // Reinserted, because the map is in order of use and its first entry is evicted first.
    pictures.delete(tag);
    pictures.set(tag, known);
    return known;
  }
  const picture = oneAtATime(() => drawOne(card));
  pictures.set(tag, picture);
  picture.catch(() => pictures.delete(tag));
  for (const oldest of pictures.keys()) {
    if (pictures.size <= max) break;
    pictures.delete(oldest);
  }
  return picture;
}
