import { beforeAll, expect, it } from 'vitest';
import { searchContract } from '@/lib/contracts/search/search';
import { visitor } from '@/tests/support/api/api';
import { makeSymbol } from '@/tests/support/features/market';

const pagesFor = async (q: string) =>
  (await visitor().ask(searchContract.all, { query: { q } })).answer.groups.find(({ kind }) => kind === 'page')?.items;

beforeAll(async () => {
  for (const [ticker, name] of [
    ['AAPL', 'Apple Inc.'],
    ['APLE', 'Apple Hospitality REIT'],
    ['NVDA', 'NVIDIA Corporation'],
  ] as const)
    await makeSymbol({ ticker, name });
});

// Written by hand: the query and the page it leads to.
it.each([
  ['aapl nvda', 'Compare AAPL, NVDA', '/compare?symbols=AAPL,NVDA'],
  ['Apple vs. Nvidia', 'Compare AAPL, NVDA', '/compare?symbols=AAPL,NVDA'],
  ['nvidia aapl', 'Compare NVDA, AAPL', '/compare?symbols=NVDA,AAPL'],
])('[B4] “%s” offers the comparison “%s”', async (q, title, path) => {
  const [best] = (await pagesFor(q)) ?? [];
  expect(best).toMatchObject({ title, path, isExact: true });
});

it.each(['aapl qqqzz', 'apple qqqzz', 'apple hospitality'])('[B4] “%s” offers no comparison', async (q) => {
  expect((await pagesFor(q)) ?? []).toEqual([]);
});
