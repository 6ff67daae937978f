import type { DateOnly } from './dates';

/** Equal for the same story in two feeds: its headline without case, accents, marks and spaces, and its day. */
export function newsFingerprint(headline: string, day: DateOnly) {
  const letters = headline
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
  return `${letters || headline} ${day}`;
}
