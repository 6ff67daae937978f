export type Parts = { before: string; match: string; after: string };

/** Splits a text around the first match. Without a match, all of it is `before`. */
export function partsAround(text: string, query: string): Parts {
  const needle = query.trim().toLowerCase();
  const at = needle === '' ? -1 : text.toLowerCase().indexOf(needle);
  // Some letters change length in lowercase, so positions would not match.
  if (at < 0 || text.toLowerCase().length !== text.length) return { before: text, match: '', after: '' };
  const end = at + needle.length;
  return { before: text.slice(0, at), match: text.slice(at, end), after: text.slice(end) };
}
