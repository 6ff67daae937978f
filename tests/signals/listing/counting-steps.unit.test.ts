import { expect, it } from 'vitest';
import { nextDay, stepsOf, type CountingStep, type Unit } from '@/lib/domain/signals/listing/counting-steps';

const all: Unit[] = ['decade', 'year', 'month'];
const short = ({ unit, from, until }: CountingStep) => `${unit ?? 'day'} ${from ?? ''}..${until ?? ''}`;
const split = (from: string | null, until: string | null, units = all) => stepsOf({ from, until }, units).map(short);

it.each<[from: string | null, until: string | null, expected: string[]]>([
  [null, null, ['decade ..']],
  ['2020-01-01', null, ['decade 2020-01-01..']],
  [
    '2001-01-10',
    null,
    [
      'decade 2010-01-01..',
      'year 2002-01-01..2010-01-01',
      'month 2001-02-01..2002-01-01',
      'day 2001-01-10..2001-02-01',
    ],
  ],
  [
    null,
    '2024-03-05',
    [
      'decade ..2020-01-01',
      'year 2020-01-01..2024-01-01',
      'month 2024-01-01..2024-03-01',
      'day 2024-03-01..2024-03-05',
    ],
  ],
  ['2024-01-01', '2025-01-01', ['year 2024-01-01..2025-01-01']],
  ['2024-02-28', '2024-03-02', ['day 2024-02-28..2024-03-02']],
  [
    '2024-12-31',
    '2025-02-02',
    ['month 2025-01-01..2025-02-01', 'day 2024-12-31..2025-01-01', 'day 2025-02-01..2025-02-02'],
  ],
  ['9999-12-15', '10000-01-01', ['day 9999-12-15..10000-01-01']],
  ['2024-05-05', '2024-05-05', []],
])('[C3] days from %j until %j are counted as few units', (from, until, expected) => {
  expect(split(from, until)).toEqual(expected);
});

it('[C3] some symbols are counted by years and days', () => {
  expect(split('2023-11-20', '2026-01-01', ['year'])).toEqual([
    'year 2024-01-01..2026-01-01',
    'day 2023-11-20..2024-01-01',
  ]);
});

it('[C3] the day after the last one of four digits', () => {
  expect(['2024-02-28', '2023-12-31', '9999-12-31'].map(nextDay)).toEqual(['2024-02-29', '2024-01-01', '10000-01-01']);
});
