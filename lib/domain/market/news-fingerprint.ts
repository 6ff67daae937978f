import type { DateOnly } from '@/lib/domain/shared/dates';

/**
 * A key that is equal for the same story in two feeds: the headline without case, accents, punctuation and spaces, plus
 * the day.
 */
export function newsFingerprint(headline: string, day: DateOnly) {
  const letters = headline
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return `${letters || headline} ${day}`;
}
