import { createHash } from 'node:crypto';
import { AppError } from '@/lib/server/platform/errors';
import type { ShareCard } from './card';
import { draw } from './draw';

/** Increment when the drawing changes: part of the picture's tag. */
const drawing = 3;
/** About 30 KB each. */
const most = 200;
const longestLine = 20;

type Studio = { pictures: Map<string, Promise<Buffer>>; waiting: number; last: Promise<unknown> };
const studio: Studio = { pictures: new Map(), waiting: 0, last: Promise.resolve() };

/** Identifies a picture without drawing it. */
export const pictureTag = (card: ShareCard) =>
  createHash('sha256')
    .update(JSON.stringify([drawing, card]))
    .digest('base64url')
    .slice(0, 22);

/**
 * Returns the picture of a card, drawn once for concurrent callers. One is drawn at a time and the queue is short, so
 * that requests for pictures cannot overload the site.
 */
export function pictureOf(card: ShareCard, drawOne = draw): Promise<Buffer> {
  const { pictures } = studio;
  const tag = pictureTag(card);
  const known = pictures.get(tag);
  if (known) {
    // The map is in order of use: the first entry is evicted first.
    pictures.delete(tag);
    pictures.set(tag, known);
    return known;
  }
  const picture = inLine(() => drawOne(card));
  pictures.set(tag, picture);
  picture.catch(() => pictures.delete(tag));
  for (const oldest of pictures.keys()) {
    if (pictures.size <= most) break;
    pictures.delete(oldest);
  }
  return picture;
}

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (studio.waiting >= longestLine)
    throw new AppError('unavailable', 'Too many pictures are being drawn. Please try again in a moment.', {
      retryAfterS: 5,
    });
  studio.waiting += 1;
  const turn = studio.last.then(work);
  // The next in the queue waits for this one to settle; only its own caller sees the result.
  studio.last = turn.then(
    () => undefined,
    () => undefined,
  );
  return turn.finally(() => (studio.waiting -= 1));
}
