import { expect, it } from 'vitest';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { visitor } from '@/tests/support/api/api';
import { makeSector, makeSymbol, makeYears } from '@/tests/support/features/market';

// At a price of $110, of $1.10, $2.20 and $5.50 per share in the last year; the fourth has reported nothing.
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
