export type Parts = { before: string; match: string; after: string };

/** Splits a text around the first match; all of it is `before` without one. */
export function partsAround(text: string, asked: string): Parts {
  const wanted = asked.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  // Some letters change their length in lower case: positions would not match.
  if (at < 0 || text.toLowerCase().length !== text.length) return { before: text, match: '', after: '' };
  const end = at + wanted.length;
  return { before: text.slice(0, at), match: text.slice(at, end), after: text.slice(end) };
}
