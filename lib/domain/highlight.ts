export type Parts = { before: string; match: string; after: string };

/** A text taken apart around the first place where it says what was asked; all of it is `before` where it does not. */
export function partsAround(text: string, asked: string): Parts {
  const wanted = asked.trim().toLowerCase();
  const at = wanted === '' ? -1 : text.toLowerCase().indexOf(wanted);
  // Some letters change their length in lower case: then places cannot be carried over.
  if (at < 0 || text.toLowerCase().length !== text.length) return { before: text, match: '', after: '' };
  const end = at + wanted.length;
  return { before: text.slice(0, at), match: text.slice(at, end), after: text.slice(end) };
}
