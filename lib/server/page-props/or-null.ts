import { log } from '../log';

/** A part that a page can do without: it says so where the part would stand, and the next making of the page tries again. */
export async function orNull<Part>(what: string, part: Promise<Part>): Promise<Part | null> {
  try {
    return await part;
  } catch (error) {
    log.warn({ what, reason: error instanceof Error ? error.message : 'unknown' }, 'a part of a page is missing');
    return null;
  }
}
