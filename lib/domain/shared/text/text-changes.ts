export type TextChange = { kind: 'added' | 'removed'; text: string };

/** The differences between two texts by paragraph, list item and table row, in reading order. */
export function textChanges(before: string, after: string): TextChange[] {
  const [old, young] = [paragraphs(before), paragraphs(after)];
  // lengths[i][j] is the number of paragraphs that both texts have in common from i and j on.
  const lengths = old.map(() => new Uint16Array(young.length + 1));
  lengths.push(new Uint16Array(young.length + 1));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = young.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = old[i] === young[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const changes: TextChange[] = [];
  for (let i = 0, j = 0; i < old.length || j < young.length;) {
    const [was, is] = [old[i], young[j]];
    if (was !== undefined && was === is) [i, j] = [i + 1, j + 1];
    else if (was !== undefined && (is === undefined || at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'removed', text: was });
      i += 1;
    } else if (is !== undefined) {
      changes.push({ kind: 'added', text: is });
      j += 1;
    }
  }
  return changes;
}

const maxParagraphs = 1000;
const paragraphs = (text: string) =>
  text
    // List items, rows and headings are paragraphs even without an empty line between them.
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+[.)]|[|>#]+)\s)/)
    .flatMap((part) => part.trim().replaceAll(/\s+/g, ' ') || [])
    .slice(0, maxParagraphs);
