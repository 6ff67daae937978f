import { expect, it } from 'vitest';
import { sortRows } from '@/lib/domain/shared/sort-rows';

const rows = [
  { ticker: 'B', pe: 30 },
  { ticker: 'A', pe: null },
  { ticker: 'D', pe: 12 },
  { ticker: 'C', pe: 30 },
];
const tickers = (sorted: typeof rows) => sorted.map(({ ticker }) => ticker).join('');

it('[B9] sorts numbers and texts, both ways, and keeps unknown values last', () => {
  expect(tickers(sortRows(rows, ({ pe }) => pe, 'asc'))).toBe('DBCA');
  expect(tickers(sortRows(rows, ({ pe }) => pe, 'desc'))).toBe('BCDA');
  expect(tickers(sortRows(rows, ({ ticker }) => ticker, 'asc'))).toBe('ABCD');
  expect(tickers(sortRows(rows, ({ ticker }) => ticker, 'desc'))).toBe('DCBA');
});
