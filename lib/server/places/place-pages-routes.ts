import { paths } from '@/lib/domain/shared/paths';
import { regeneratePages } from '@/lib/server/platform/http/regenerate-pages';

/** Regenerates a place's page and the overview after a change. */
export const regeneratePlacePages = (placeId: string, revalidate: Parameters<typeof regeneratePages>[1]) =>
  regeneratePages([`${paths.places}/${placeId}`, paths.places], revalidate);
