import { describe, expect, it } from 'vitest';
import { comparisonFrom, comparisonQuery } from '@/lib/domain/research/comparison';

describe('a comparison’s URL', () => {
  it('[B7] contains up to eight tickers, each once, in capitals, and a known measure', () => {
    expect(comparisonFrom({ symbols: 'aapl, MSFT,AAPL,,nvda', metric: 'pe-ratio' })).toEqual({
      tickers: ['AAPL', 'MSFT', 'NVDA'],
      metric: 'pe-ratio',
      range: '10y',
      days: null,
      leftOut: [],
      notTickers: [],
      repeated: ['AAPL'],
      hasOddDays: false,
    });
  });

  it('[B7] covers a range, or the time between two days', () => {
    expect(comparisonFrom({ symbols: 'A', range: '5y' })).toMatchObject({ range: '5y', days: null, hasOddDays: false });
    expect(comparisonFrom({ symbols: 'A', from: '2025-01-02', to: '2025-06-30' })).toMatchObject({
      days: { from: '2025-01-02', to: '2025-06-30' },
      hasOddDays: false,
    });
  });

  it.each([
    { range: 'forever' },
    { from: '2025-06-30', to: '2025-01-02' },
    { from: '2025-01-02', to: '2025-01-02' },
    { from: '2025-02-31', to: '2025-03-01' },
    { from: '2025-01-01' },
    { from: 'NaN', to: '1e400' },
  ])('[B7] says that %j is no period, and shows a year', (query) => {
    expect(comparisonFrom({ symbols: 'A', ...query })).toMatchObject({ range: '1y', days: null, hasOddDays: true });
  });

  it('[B7] names what it leaves out', () => {
    const { tickers, leftOut, notTickers } = comparisonFrom({ symbols: 'A,B,C,D,E,F,G,H,I,J,1X,<b>' });
    expect(tickers).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
    expect(leftOut).toEqual(['I', 'J']);
    expect(notTickers).toEqual(['1X', '<B>']);
  });

  it.each([undefined, ['AAPL', 'MSFT'], '', ','])('[B7] is empty for %j, with the price as measure', (symbols) => {
    expect(comparisonFrom({ symbols, metric: '__proto__' })).toMatchObject({ tickers: [], metric: 'price' });
  });

  it('[B7] is written in its shortest form', () => {
    expect(comparisonQuery({ tickers: [], metric: 'price', range: '1y', days: null })).toEqual({});
    expect(comparisonQuery({ tickers: ['A', 'B'], metric: 'revenue', range: '10y', days: null })).toEqual({
      symbols: 'A,B',
      metric: 'revenue',
    });
    const days = { from: '2025-01-02', to: '2025-06-30' };
    expect(comparisonQuery({ tickers: ['A'], metric: 'price', range: '1y', days })).toEqual({ symbols: 'A', ...days });
    expect(comparisonQuery({ tickers: ['A'], metric: 'price', range: '5y', days: null })).toEqual({
      symbols: 'A',
      range: '5y',
    });
  });
});
