const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const omission = '…';

/** How much of a closed post everybody may read where no marker says: so many characters, and never near the whole. */
const mostCharacters = 600;
const mostShare = 0.4;

export const teaserLimit = (length: number) => Math.min(mostCharacters, Math.floor(length * mostShare));

/** How long a text is to a reader: an emoji made of five signs is one. */
export const lengthOf = (text: string) => [...characters.segment(text)].length;

/**
 * At most so many characters of a text with the sign that something is left out, cut between words; a first word that
 * is longer is cut between characters. Nothing that was left out can be guessed from half a word.
 */
export function cutAtWord(text: string, limit: number): string {
  const signs = [...characters.segment(text.trim().replaceAll(/\s+/g, ' '))].map(({ segment }) => segment);
  if (signs.length <= limit) return signs.join('');
  if (limit < 2) return omission;
  const room = limit - 1;
  // The sign after the room tells whether a word ends exactly there.
  const space = signs.slice(0, room + 1).lastIndexOf(' ');
  const kept = signs.slice(0, space > 0 ? space : room).join('');
  return kept.replace(/[\s,;:–—-]+$/u, '') + omission;
}
