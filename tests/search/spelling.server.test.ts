import { beforeAll, expect, it } from 'vitest';
import { searchContract } from '@/lib/contracts/search/search';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { visitor } from '@/tests/support/api/api';
import { makeSector, makeSymbol } from '@/tests/support/features/market';

beforeAll(async () => {
  await makeSector([], { slug: 'robotics', name: 'Robotics' });
  for (const [ticker, name] of [
    ['SERV', 'Serve Robotics Inc.'],
    ['GMOT', 'General Motors Company'],
    ['TSLX', 'Tesla, Inc.'],
  ] as const)
    await makeSymbol({ ticker, name });
});

// Written by hand: the query and the path of its first result.
it.each([
  ['robotics', '/stock-insights-by-sector/robotics'],
  ['robtics', '/stock-insights-by-sector/robotics'],
  ['artificial intelligence', '/stock-insights-by-sector/robotics'],
  ['artifical inteligence', '/stock-insights-by-sector/robotics'],
  ['serve robtics', '/stocks/SERV'],
  ['tesla motors', '/stocks/TSLX'],
  ['general moters', '/stocks/GMOT'],
])('[S1] [B4] the first result for “%s” is %s', async (q, path) => {
  const { answer } = await visitor().ask(searchContract.all, { query: { q } });
  expect(answer.groups[0]?.items[0]?.path).toBe(path);
});

it('[B4] the search for stocks suggests the company that the first word names', async () => {
  const { answer } = await visitor().ask(symbolsContract.search, { query: { q: 'tesla motors' } });
  expect(answer.items.map(({ ticker }) => ticker)).toEqual(['TSLX', 'GMOT']);
});
