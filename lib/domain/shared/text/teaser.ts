const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const omission = '…';

/**
 * The public part of a members-only post without a marker: a maximum number of characters, and never most of the text.
 */
const mostCharacters = 600;
const mostShare = 0.4;

export const teaserLimit = (length: number) => Math.min(mostCharacters, Math.floor(length * mostShare));

/** The length as readers count it: an emoji of five code points is one. */
export const lengthOf = (text: string) => [...characters.segment(text)].length;

/**
 * Cuts a text at a word boundary and adds an ellipsis; a longer first word is cut between characters. No partial word
 * remains from which the rest could be guessed.
 */
export function cutAtWord(text: string, limit: number): string {
  const signs = [...characters.segment(text.trim().replaceAll(/\s+/g, ' '))].map(({ segment }) => segment);
  if (signs.length <= limit) return signs.join('');
  if (limit < 2) return omission;
  const room = limit - 1;
  // The next character tells whether a word ends exactly there.
  const space = signs.slice(0, room + 1).lastIndexOf(' ');
  const kept = signs.slice(0, space > 0 ? space : room).join('');
  return kept.replace(/[\s,;:\u2013\u2014-]+$/u, '') + omission;
}
