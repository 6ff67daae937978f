import { describe, expect, it } from 'vitest';
import { comparisonFrom, comparisonQuery } from '@/lib/domain/research/comparison';

describe('what an address compares', () => {
  it('[B7] is up to five tickers, each once, in capitals, on a known measure', () => {
    expect(comparisonFrom({ symbols: 'aapl, MSFT,AAPL,,nvda', metric: 'pe-ratio' })).toEqual({
      tickers: ['AAPL', 'MSFT', 'NVDA'],
      metric: 'pe-ratio',
      leftOut: [],
      notTickers: [],
    });
  });

  it('[B7] names what it leaves out', () => {
    const { tickers, leftOut, notTickers } = comparisonFrom({ symbols: 'A,B,C,D,E,F,G,1X,<b>' });
    expect(tickers).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(leftOut).toEqual(['F', 'G']);
    expect(notTickers).toEqual(['1X', '<B>']);
  });

  it.each([undefined, ['AAPL', 'MSFT'], '', ','])('[B7] is empty for %j, on the price', (symbols) => {
    expect(comparisonFrom({ symbols, metric: '__proto__' })).toMatchObject({ tickers: [], metric: 'price' });
  });

  it('[B7] is written back in the shortest way', () => {
    expect(comparisonQuery({ tickers: [], metric: 'price' })).toEqual({});
    expect(comparisonQuery({ tickers: ['A', 'B'], metric: 'revenue' })).toEqual({ symbols: 'A,B', metric: 'revenue' });
  });
});
