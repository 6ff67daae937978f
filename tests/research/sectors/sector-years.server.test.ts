import { expect, it } from 'vitest';
import { provenanceOf } from '@/lib/server/market/figure-provenance';
import { commonYears } from '@/lib/server/market/sector-figures';

const years = (...known: number[]) => new Map(known.map((year) => [year, year]));

it('[B12] a year counts for the sector once three quarters of its reporting members have reported it, and ten are kept', () => {
  expect(commonYears([years(1, 2, 3), years(1, 2, 3), years(1, 2), years(1), years()])).toEqual([1, 2]);
  const eleven = years(...Array.from({ length: 11 }, (_, year) => year));
  expect(commonYears([eleven])).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

it('[B11] a figure of several rows is as of the latest of them', () => {
  const row = (day: string) => ({ source: 'finnhub', isSample: false, asOf: new Date(day) });
  const latest = provenanceOf([row('2026-01-02'), row('2026-01-03'), row('2026-01-01')]);
  expect(latest?.asOf).toEqual(new Date('2026-01-03'));
});
