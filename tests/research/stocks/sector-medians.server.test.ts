import { expect, it } from 'vitest';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { visitor } from '@/tests/support/api/api';
import { makeSector, makeSymbol, makeYears } from '@/tests/support/features/market';

// Dividends of $1.10, $2.20 and $5.50 per share in the last year at a price of $110; the fourth stock reported none.
it('[B3] a stock is beside the median dividend yield of its sector', async () => {
  const stocks = await Promise.all(['LOW', 'MID', 'TOP', 'NEW'].map((ticker) => makeSymbol({ ticker })));
  for (const [ticker, dividends] of [
    ['LOW', 11],
    ['MID', 22],
    ['TOP', 55],
  ] as const)
    await makeYears(ticker, [
      { fiscalYear: 2024, dividends: 999, shares: 10 },
      { fiscalYear: 2025, dividends, shares: 10 },
    ]);
  await makeSector(stocks);
  const ofStock = async (id: string) => {
    const { answer } = await visitor().ask(symbolsContract.read, { params: { id } });
    return [answer.dividendYield, answer.standing?.figures.find(({ metric }) => metric === 'dividendYield')];
  };
  const two: unknown = expect.closeTo(2);
  expect(await ofStock('MID')).toEqual([two, { metric: 'dividendYield', median: two, percentile: 50 }]);
  expect(await ofStock('NEW')).toEqual([null, { metric: 'dividendYield', median: two, percentile: null }]);
});

it('[B3] the checklist and the key figures of a stock in two sectors use the median of the same one', async () => {
  const [own, peer, other] = await Promise.all([20, 30, 90].map((peRatio) => makeSymbol({ figures: { peRatio } })));
  // The topic list comes first, and its median P/E is 55.
  await makeSector([own!, other!], { slug: 'jim-cramer', name: 'Jim Cramer' });
  await makeSector([own!, peer!], { slug: 'makers', name: 'Makers' });
  const { answer } = await visitor().ask(symbolsContract.read, { params: { id: own! } });
  expect(answer.standing?.sector).toBe('Makers');
  expect(answer.standing?.figures.find(({ metric }) => metric === 'peRatio')?.median).toBe(25);
  const check = answer.checks.find(({ key }) => key === 'pe-under-sector');
  expect(check?.inputs.find(({ label }) => label === 'Sector median')?.value).toBe('25.00');
});
