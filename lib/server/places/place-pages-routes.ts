import { paths } from '@/lib/domain/shared/paths';
import { remakePages } from '@/lib/server/platform/http/remake-pages';

/** Regenerates a place's page and the overview after a change. */
export const remake = (placeId: string, revalidate: Parameters<typeof remakePages>[1]) =>
  remakePages([`${paths.places}/${placeId}`, paths.places], revalidate);
