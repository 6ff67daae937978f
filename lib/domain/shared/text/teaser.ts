const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const omission = '…';

/**
 * Limits for the public part of a members-only post without a marker: a max number of characters, and never most of the
 * text.
 */
const maxCharacters = 600;
const maxShare = 0.4;

export const teaserLimit = (length: number) => Math.min(maxCharacters, Math.floor(length * maxShare));

/** The length in characters as readers see them: an emoji of five code points counts as one. */
export const lengthOf = (text: string) => [...characters.segment(text)].length;

/**
 * Truncates a text at a word boundary and adds an ellipsis, so that no partial word hints at the hidden text. Only a
 * first word longer than the limit is cut between characters.
 */
export function cutAtWord(text: string, limit: number): string {
  const signs = [...characters.segment(text.trim().replaceAll(/\s+/g, ' '))].map(({ segment }) => segment);
  if (signs.length <= limit) return signs.join('');
  if (limit < 2) return omission;
  const room = limit - 1;
  // Includes the next character, to know whether a word ends exactly at the limit.
  const space = signs.slice(0, room + 1).lastIndexOf(' ');
  const kept = signs.slice(0, space > 0 ? space : room).join('');
  return kept.replace(/[\s,;:\u2013\u2014-]+$/u, '') + omission;
}
