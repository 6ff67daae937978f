import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { textChanges } from '@/lib/domain/shared/text/text-changes';

describe('[D11] what changed between two texts', () => {
  it('is nothing where they are the same, except for spaces', () => {
    expect(textChanges('One.\n\nTwo  words.', 'One.\n\n\nTwo\nwords.')).toEqual([]);
  });

  it('is listed paragraph by paragraph, in reading order', () => {
    expect(textChanges('a\n\nb\n\nc', 'a\n\nB\n\nc\n\nd')).toEqual([
      { kind: 'removed', text: 'b' },
      { kind: 'added', text: 'B' },
      { kind: 'added', text: 'd' },
    ]);
  });

  it('is listed by list item and table row', () => {
    const list = ['- a\n  a\n- b\n- c', '- a\n  a\n- B\n- c'] as const;
    expect(textChanges(...list).map(({ text }) => text)).toEqual(['- b', '- B']);
    const table = ['| a | 1 |\n| - | - |\n| b | 2 |', '| a | 1 |\n| - | - |\n| b | 3 |'] as const;
    expect(textChanges(...table).map(({ text }) => text)).toEqual(['| b | 2 |', '| b | 3 |']);
  });

  it('turns one into the other, whatever they are', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changes = textChanges(before.join('\n\n'), after.join('\n\n'));
        const count = (list: readonly string[], word: string) => list.filter((one) => one === word).length;
        for (const word of ['a', 'b', 'c', 'd']) {
          const of = (kind: string) =>
            count(
              changes.flatMap((change) => (change.kind === kind ? change.text : [])),
              word,
            );
          expect(count(before, word) - of('removed') + of('added')).toBe(count(after, word));
        }
      }),
    );
  });
});
