import { expect, it } from 'vitest';
import { readStockQuery } from '@/lib/domain/search/stock-query';

// Written by hand: a query, the text to search for, the words that only indicate a stock, and a known ticker.
it.each([
  ['Apple', 'apple', '', undefined],
  ['apple stock', 'apple', 'stock', undefined],
  ['NVIDIA share price', 'nvidia', 'share price', undefined],
  ['Facebook', 'META', '', 'META'],
  ['google stock', 'GOOGL', 'stock', 'GOOGL'],
  ['tesla motors', 'TSLA', '', 'TSLA'],
  ['stock', 'stock', '', undefined],
  ['stock price', 'stock price', '', undefined],
  ['stock screener', 'stock screener', '', undefined],
  ['constructor', 'constructor', '', undefined],
])('[S1] "%s" looks for "%s"', (typed, asked, tail, ticker) => {
  expect(readStockQuery(typed)).toEqual({ asked, tail, ...(ticker ? { ticker } : {}) });
});
