import { editDistance } from '@/lib/domain/shared/text/edit-distance';

/**
 * Whether a word of a query differs from a word of a name by only a typo: one letter in words of three or four, two in
 * longer ones, three from eight letters on. Words from five letters on are also compared with beginnings of names.
 */
export const isSimilarName = (query: string, name: string) =>
  wordsOf(query).some((typed) => wordsOf(name).some((word) => isTypo(typed, word)));

function isTypo(typed: string, word: string) {
  const { length } = typed;
  if (length < 3) return false;
  const allowed = length >= 8 ? 3 : length >= 5 ? 2 : 1;
  const targets = length >= 5 ? [word, word.slice(0, length)] : [word];
  return targets.some((target) => editDistance(typed, target) <= allowed);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
