import { siteServices } from '@/lib/server/platform/site-services';

/**
 * For an optional part of a page: resolves with null if loading it fails. The page then shows a note in its place, and
 * the next regeneration retries.
 */
export async function orNull<Part>(what: string, part: Promise<Part>): Promise<Part | null> {
  try {
    return await part;
  } catch (error) {
    siteServices().log.warn(
      { what, reason: error instanceof Error ? error.message : 'unknown' },
      'could not load a page section',
    );
    return null;
  }
}
