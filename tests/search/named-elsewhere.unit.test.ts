import { expect, it } from 'vitest';
import { rank, readQuestion } from '@/lib/domain/search/ranking';

it('[B4] considers no typo next to a name found elsewhere, such as a city', () => {
  const dilution = {
    kind: 'help',
    title: 'How does dilution work?',
    text: 'New shares.',
    path: '/',
    mark: null,
  } as const;
  // "work" matches the query only as a misspelling of "york".
  const found = (isNamedElsewhere: boolean) => rank(readQuestion('new york'), [dilution], isNamedElsewhere).length;
  expect([found(false), found(true)]).toEqual([1, 0]);
});
