import { describe, expect, it } from 'vitest';
import type { TextChange } from '@/lib/domain/shared/text/text-changes';
import { withoutMarkup } from '@/lib/server/publishing/posts/visible-changes';

const removed = (text: string): TextChange => ({ kind: 'removed', text });
const added = (text: string): TextChange => ({ kind: 'added', text });

describe('[D11] a correction as its readers see it', () => {
  it.each([
    ['It fell by **four** percent.', 'It fell by four percent.'],
    ['## What it costs', 'What it costs'],
    ['- a point of $AAPL', 'a point of AAPL'],
    ['| Year | 2024 |', 'Year · 2024'],
    ['See [the report](/weekly-reports).', 'See the report.'],
    ['2 < 3 & 4 > 1', '2 < 3 & 4 > 1'],
  ])('%s', (written, read) => {
    expect(withoutMarkup([removed(written)])).toEqual([removed(read)]);
  });

  it('keeps the markup where nothing else differs', () => {
    const changes = [removed('See [it](/terms).'), added('See [it](/privacy).'), added('**New**')];
    expect(withoutMarkup(changes)).toEqual([changes[0], changes[1], added('New')]);
  });

  it('does not show changes in invisible characters', () => {
    const changes = [added('| - | - |'), added('<!-- more -->')];
    expect(withoutMarkup(changes)).toEqual(changes);
  });
});
