import { editDistance } from '@/lib/domain/shared/text/edit-distance';

/**
 * Whether a word of a query differs from a word of a name, or from its beginning, by only a typo: one letter in words of
 * three or four, two in longer ones, three from eight letters on. Shorter words say nothing.
 */
export const isSimilarName = (query: string, name: string) =>
  wordsOf(query).some((typed) => wordsOf(name).some((word) => isTypo(typed, word)));

function isTypo(typed: string, word: string) {
  if (typed.length < 3) return false;
  const allowed = typed.length >= 8 ? 3 : typed.length >= 5 ? 2 : 1;
  return [word, word.slice(0, typed.length)].some((target) => editDistance(typed, target) <= allowed);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
