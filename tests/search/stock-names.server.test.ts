import { beforeAll, expect, it } from 'vitest';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { searchContract } from '@/lib/contracts/search/search';
import { foundSections } from '@/lib/domain/search/best-match';
import { visitor } from '@/tests/support/api/api';
import { makeSymbol } from '@/tests/support/features/market';

beforeAll(async () => {
  for (const [ticker, name] of [
    ['META', 'Meta Platforms, Inc.'],
    ['NVDA', 'NVIDIA Corporation'],
    ['AAPL', 'Apple Inc.'],
    ['APLE', 'Apple Hospitality REIT'],
  ] as const)
    await makeSymbol({ ticker, name });
});

const sectionsOf = async (q: string) => {
  const { answer } = await visitor().ask(searchContract.all, { query: { q } });
  return foundSections(answer).map(({ part, items }) => [part, ...items.map(({ title }) => title)]);
};

// Written by hand: the query and the stock that is the best match.
it.each([
  ['facebook', 'META'],
  ['Facebook shares', 'META'],
  ['nvidia stock price', 'NVDA'],
  ['nvda stock', 'NVDA'],
])('[S1] a stock is found by another name, or with words after its name: "%s"', async (typed, ticker) => {
  expect((await sectionsOf(typed))[0]).toEqual(['best', ticker]);
});

it('[S1] the lists that choose a stock find it by another name, too', async () => {
  const { answer } = await visitor().ask(symbolsContract.search, { query: { q: 'facebook' } });
  expect(answer.items.map(({ ticker }) => ticker)).toEqual(['META']);
});

it('[S1] two companies of a name are both offered, neither as the best match', async () => {
  expect((await sectionsOf('apple stock'))[0]).toEqual(['all', 'AAPL', 'APLE']);
});
