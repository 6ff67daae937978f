import { expect, it } from 'vitest';
import { filterFromQuery, fitsFilter, numberOf, type SymbolFilter } from '@/lib/domain/research/symbol-filter';

type Figures = Partial<Record<string, number | null>>;
const fits = (figures: Figures, filter: SymbolFilter) => fitsFilter((column) => figures[column] ?? null, filter);

/** A filter, its figure, and values with whether they match; both bounds are inclusive. */
const numbers: [filter: SymbolFilter, figure: string, matches: [number | null, boolean][]][] = [
  [
    { 'pe-min': 10 },
    'pe-ratio',
    [
      [9.99, false],
      [10, true],
      [11, true],
      [null, false],
    ],
  ],
  [
    { 'pe-max': 10 },
    'pe-ratio',
    [
      [10.01, false],
      [10, true],
      [9, true],
      [null, false],
    ],
  ],
  [
    { 'pe-min': 10, 'pe-max': 12 },
    'pe-ratio',
    [
      [9, false],
      [10, true],
      [12, true],
      [13, false],
    ],
  ],
  [
    { 'peg-max': 1 },
    'peg-ratio',
    [
      [1.01, false],
      [1, true],
      [0.5, true],
      [null, false],
    ],
  ],
  [
    { 'growth-min': 5 },
    'revenue-growth',
    [
      [4.9, false],
      [5, true],
      [6, true],
      [null, false],
    ],
  ],
  [
    { 'growth-min': 0 },
    'revenue-growth',
    [
      [-0.1, false],
      [0, true],
    ],
  ],
  [
    { 'cash-flow': 'positive' },
    'cash-flow',
    [
      [1, true],
      [0, false],
      [-1, false],
      [null, false],
    ],
  ],
  [
    { 'cash-flow': 'negative' },
    'cash-flow',
    [
      [-1, true],
      [0, false],
      [1, false],
      [null, false],
    ],
  ],
  [
    { cap: 'mega' },
    'market-cap',
    [
      [200e9, true],
      [200e9 - 1, false],
      [null, false],
    ],
  ],
  [
    { cap: 'large' },
    'market-cap',
    [
      [200e9, false],
      [200e9 - 1, true],
      [10e9, true],
      [10e9 - 1, false],
    ],
  ],
  [
    { cap: 'mid' },
    'market-cap',
    [
      [10e9, false],
      [10e9 - 1, true],
      [2e9, true],
      [2e9 - 1, false],
    ],
  ],
  [
    { cap: 'small' },
    'market-cap',
    [
      [2e9, false],
      [2e9 - 1, true],
      [1, true],
      [null, false],
    ],
  ],
  [
    {},
    'pe-ratio',
    [
      [null, true],
      [5, true],
    ],
  ],
];

it.each(numbers)('[B5] a sector’s stocks are filtered by %o of %s', (filter, figure, matches) => {
  expect(matches.map(([value]) => [value, fits({ [figure]: value }, filter)])).toEqual(matches);
});

it('[B5] a stock must match every filter', () => {
  const filter: SymbolFilter = { 'pe-max': 20, 'cash-flow': 'positive' };
  expect(fits({ 'pe-ratio': 15, 'cash-flow': 1 }, filter)).toBe(true);
  expect(fits({ 'pe-ratio': 25, 'cash-flow': 1 }, filter)).toBe(false);
  expect(fits({ 'pe-ratio': 15, 'cash-flow': -1 }, filter)).toBe(false);
});

it('[B5] filters are read from the URL, without what is none', () => {
  expect(filterFromQuery({ 'pe-min': '10', 'growth-min': '-5', 'cash-flow': 'negative', cap: 'mid' })).toEqual({
    ...{ 'pe-min': 10, 'growth-min': -5, 'cash-flow': 'negative', cap: 'mid' },
  });
  expect(filterFromQuery({ 'pe-min': 'ten', 'pe-max': ['1', '2'], 'cash-flow': 'some', cap: 'nano' })).toEqual({});
});

it.each([
  ['7', 7],
  [' 7.25 ', 7.25],
  ['-7', -7],
  ['−7', -7],
  ['123456', 123_456],
  ['1234567', undefined],
  ['7.12345', undefined],
  ['', undefined],
  ['7e3', undefined],
  ['Infinity', undefined],
])('[B5] a typed %j is %s', (text, value) => {
  expect(numberOf(text)).toBe(value);
});
