import { paths } from '@/lib/domain/paths';
import { remakePages } from './remake-pages';

/** A place's own page and the overview show what changed about it. */
export const remake = (placeId: string, revalidate: Parameters<typeof remakePages>[1]) =>
  remakePages([`${paths.places}/${placeId}`, paths.places], revalidate);
