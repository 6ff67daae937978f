// Imports a single function, because the package's index would load its other 400 modules on the server.
import truncate from 'es-toolkit/compat/truncate';

const omission = '...';

/**
 * Card text of at most `limit` characters, cut at a word boundary and ending in '...' (section 9). A first word that is
 * too long is kept whole, and the page can wrap it.
 */
export function cutText(text: string, limit: number) {
  const line = text.trim().replace(/\s+/g, ' ');
  const firstWord = line.split(' ', 1)[0] ?? '';
  if ([...line].length <= limit) return line;
  if ([...firstWord].length > limit - omission.length) return firstWord === line ? line : firstWord + omission;
  // Drops trailing punctuation, since a period would make four dots.
  return truncate(line, { length: limit, omission, separator: ' ' }).replace(/[.,;:]*\.{3}$/, omission);
}

/** As many whole sentences as fit. If the first is too long, cuts it at a word. */
export function cutSentences(text: string, limit: number) {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= limit) return line;
  const end = Array.from(
    line.matchAll(/[.!?][\u201d\u2019)]?(?= )/g),
    ({ 0: mark, index }) => index + mark.length,
  ).findLast((length) => length <= limit);
  return end === undefined ? cutText(line, limit) : line.slice(0, end);
}

/** Initials of the first and last word of a name. */
export function initials(name: string) {
  const words = name
    .normalize('NFC')
    .split(/[\s-]+/)
    .map(firstLetter)
    .filter((letter) => letter !== '');
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters.join('').toLocaleUpperCase('en-US');
}

const firstLetter = (word: string) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? '';
