import { expect, it } from 'vitest';
import { queryText } from '@/lib/content/research/screener/screen-text';

it.each([
  ['', 'All stocks.'],
  ['pe-ratio-max=20&revenue-growth-min=10', 'Revenue growth from 10%, P/E up to 20.'],
  ['sector=3d-printing&market-cap-min=10b', '3D printing, Market cap from $10 b.'],
  ['sort=pe-ratio', 'All stocks. Sorted by P/E, lowest first.'],
  ['pe-ratio-max=20&sort=-dividend-yield', 'P/E up to 20. Sorted by Dividend yield, highest first.'],
  ['sort=name', 'All stocks. Sorted by name, A to Z.'],
  ['sort=-ticker', 'All stocks. Sorted by ticker, Z to A.'],
  ['columns=price', 'All stocks.'],
])('[U1] the screen %s is in words: %s', (query, text) => {
  expect(queryText(query)).toBe(text);
});
