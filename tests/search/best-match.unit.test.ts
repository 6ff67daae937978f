import { describe, expect, it } from 'vitest';
import { sectionName } from '@/lib/content/search/best-match';
import { bestMatch, foundSections } from '@/lib/domain/search/best-match';
import type { SearchResultGroup } from '@/lib/domain/search/search-results';

const stocks = [
  { title: 'AAP', name: 'Advance Auto Parts, Inc.' },
  { title: 'AAPL', name: 'Apple Inc.' },
  { title: 'APLE', name: 'Apple Hospitality' },
  { title: 'MSFT', name: 'Microsoft Corporation' },
  { title: 'SPY', name: 'S&P 500 fund' },
  { title: 'HPQ', name: 'HP Inc.' },
];

describe('[B4] the best match', () => {
  it.each([
    ['AAPL', 'AAPL'],
    [' aapl ', 'AAPL'],
    ['microsoft', 'MSFT'],
    ['Microsoft Corporation', 'MSFT'],
    // Two names begin with it, so there is no single best match.
    ['apple', undefined],
    ['apple inc', 'AAPL'],
    // Two letters are enough.
    ['hp', 'HPQ'],
    // Part of a word is not enough.
    ['micro', undefined],
    ['corporation', undefined],
    // One letter is not enough, although only one name has it as its first word.
    ['s', undefined],
    ['', undefined],
  ])('of %j is %s', (query, expected) => {
    expect(bestMatch(query, stocks)?.title).toBe(expected);
  });
});

describe('[B4] the headings of the results', () => {
  const item = (title: string, text: string | null = null) => ({
    title,
    text,
    path: `/${title}`,
    mark: null,
    quote: null,
    isExact: false,
  });
  const headings = (question: string, ...groups: SearchResultGroup[]) =>
    foundSections({ question, groups }).map((section) => [
      sectionName(section),
      ...section.items.map(({ title }) => title),
    ]);

  it('put the best match first, then more of its kind, then the other kinds', () => {
    const found: SearchResultGroup[] = [
      { kind: 'stock', items: [item('AAP', 'Advance Auto Parts'), item('AAPL', 'Apple Inc.'), item('AAPX', 'A fund')] },
      { kind: 'page', items: [item('Open an account')] },
    ];
    expect(headings('AAPL', ...found)).toEqual([
      ['Best match', 'AAPL'],
      ['More stocks', 'AAP', 'AAPX'],
      ['Pages', 'Open an account'],
    ]);
  });

  it('set apart an exact match of an alternative name, wherever it is in its group', () => {
    const plans = { ...item('Plans and pricing'), isExact: true };
    expect(headings('cost', { kind: 'page', items: [item('Billing'), plans] })).toEqual([
      ['Best match', 'Plans and pricing'],
      ['More pages', 'Billing'],
    ]);
  });

  it('leave out what is empty, and do not compare the description of a sector', () => {
    const robotics: SearchResultGroup = { kind: 'sector', items: [item('Robotics', 'Makers of robots')] };
    expect(headings('robotics', robotics)).toEqual([['Best match', 'Robotics']]);
    expect(headings('makers', robotics)).toEqual([['Sectors', 'Robotics']]);
    expect(headings('anything')).toEqual([]);
    const alike: SearchResultGroup = { kind: 'stock', items: [item('APTV', 'Aptiv PLC')], isAlike: true };
    expect(headings('pltr', alike)).toEqual([['Did you mean', 'APTV']]);
  });
});
