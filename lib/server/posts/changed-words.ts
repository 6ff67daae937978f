import type { TextChange } from '@/lib/domain/text-changes';
import { toBlocks } from './to-blocks';

/**
 * Changes of a post in the words that its readers see. Where two differ in nothing but the marks of the writer, such as
 * the address of a link, they stay as written: else the same words would be taken out and put in.
 */
export function inReadersWords(changes: readonly TextChange[]): TextChange[] {
  const read = changes.map(({ kind, text }) => ({ kind, text: readersWords(text) }));
  return changes.map((change, index) => {
    const words = read[index]?.text ?? '';
    const isMarksAlone = read.some(({ kind, text }) => kind !== change.kind && text === words);
    return words === '' || isMarksAlone ? change : { kind: change.kind, text: words };
  });
}

const readersWords = (markdown: string) =>
  toBlocks(cellsOf(markdown))
    .blocks.map(({ text }) => text)
    .join(' ');

/** A row of a table by itself is none to whoever reads Markdown. */
const cellsOf = (text: string) =>
  /^\|.*[\p{L}\p{N}].*\|$/u.test(text)
    ? text
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim())
        .join(' · ')
    : text;
