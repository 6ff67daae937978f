import { expect, it } from 'vitest';
import type { SignedOrder } from '@/lib/domain/research/research';
import { sortSymbols } from '@/lib/domain/research/symbol-sorting';
import { stockRow } from '@/tests/support/features/research';

const rows = [
  stockRow({ ticker: 'NIL', marketCap: null }),
  stockRow({ ticker: 'BIG', marketCap: 3e12 }),
  stockRow({ ticker: 'NAN', marketCap: null }),
  stockRow({ ticker: 'ZIP', marketCap: 0 }),
  stockRow({ ticker: 'SML', marketCap: 5e6 }),
];

it.each<[SignedOrder, string[]]>([
  ['market-cap', ['ZIP', 'SML', 'BIG', 'NAN', 'NIL']],
  ['-market-cap', ['BIG', 'SML', 'ZIP', 'NAN', 'NIL']],
])('[B5] sorts by %s: unknown market caps come last, by ticker', (order, tickers) => {
  expect(sortSymbols(rows, order).map(({ ticker }) => ticker)).toEqual(tickers);
  expect(sortSymbols(rows.toReversed(), order).map(({ ticker }) => ticker)).toEqual(tickers);
});
