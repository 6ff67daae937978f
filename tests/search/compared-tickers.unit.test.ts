import { describe, expect, it } from 'vitest';
import { comparedTickers } from '@/lib/domain/search/compared-tickers';

describe('[B4] the tickers of a comparison', () => {
  // Written by hand: the query and the stocks it compares.
  it.each([
    ['AAPL MSFT', ['AAPL', 'MSFT']],
    ['aapl, msft,nvda', ['AAPL', 'MSFT', 'NVDA']],
    ['compare AAPL with MSFT', ['AAPL', 'MSFT']],
    ['AAPL vs. MSFT and BRK.B', ['AAPL', 'MSFT', 'BRK.B']],
    ['AAPL', []],
    ['aapl AAPL', []],
    ['compare stocks!', []],
    ['', []],
    ['and versus', []],
    ['A B C D E F G H', ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']],
    ['A B C D E F G H I', []],
  ])('of %j are %j', (typed, tickers) => {
    expect(comparedTickers(typed)).toEqual(tickers);
  });
});
