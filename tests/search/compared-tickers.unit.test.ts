import { describe, expect, it } from 'vitest';
import { comparedStocks, comparedTickers, comparedWords } from '@/lib/domain/search/compared-tickers';

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

const stocks = [
  { ticker: 'AAPL', name: 'Apple Inc.' },
  { ticker: 'MSFT', name: 'Microsoft Corporation' },
  { ticker: 'NVDA', name: 'NVIDIA Corporation' },
  { ticker: 'HD', name: 'The Home Depot, Inc.' },
  { ticker: 'META', name: 'Meta Platforms, Inc.' },
  { ticker: 'FSLR', name: 'First Solar, Inc.' },
  { ticker: 'SEDG', name: 'Solar Edge Technologies, Inc.' },
  { ticker: 'FRST', name: 'First Bancorp' },
];

describe('[B4] the stocks of a comparison by name', () => {
  // Written by hand: the query and the stocks it compares.
  it.each([
    ['apple microsoft nvidia', ['AAPL', 'MSFT', 'NVDA']],
    ['Compare Apple with Nvidia', ['AAPL', 'NVDA']],
    ['AAPL vs. Microsoft', ['AAPL', 'MSFT']],
    ['apple, home', ['AAPL', 'HD']],
    ['apple the', []],
    ['facebook apple', ['META', 'AAPL']],
    ['facebook meta', []],
    ['apple aapl', []],
    ['apple pie', []],
    ['apple corporation', []],
    ['first solar', []],
    ['first apple', ['FSLR', 'AAPL']],
    ['apple', []],
  ])('of %j are %j', (typed, tickers) => {
    expect(comparedStocks(comparedWords(typed), stocks)).toEqual(tickers);
  });
});
