import type { TextChange } from '@/lib/domain/shared/text/text-changes';
import { toBlocks } from './to-blocks';

/**
 * A post's changes as readers see them, without markup. If two texts differ only in markup, such as a link's URL, they
 * stay as Markdown: otherwise the same text would be shown as both removed and added.
 */
export function withoutMarkup(changes: readonly TextChange[]): TextChange[] {
  const read = changes.map(({ kind, text }) => ({ kind, text: visibleText(text) }));
  return changes.map((change, index) => {
    const words = read[index]?.text ?? '';
    const isMarksAlone = read.some(({ kind, text }) => kind !== change.kind && text === words);
    return words === '' || isMarksAlone ? change : { kind: change.kind, text: words };
  });
}

const visibleText = (markdown: string) =>
  toBlocks(cellsOf(markdown))
    .blocks.map(({ text }) => text)
    .join(' ');

/** The cells of a single table row, which is not a table in Markdown. */
const cellsOf = (text: string) =>
  /^\|.*[\p{L}\p{N}].*\|$/u.test(text)
    ? text
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join(' · ')
    : text;
