import { expect, it } from 'vitest';
import { dayIn, fiscalMonthOf, fiscalYearOf } from '@/lib/server/providers/market-data/fiscal-year';

it.each([
  ['2025-12-31', 2025, 12],
  ['2025-09-27', 2025, 9],
  ['2025-01-26', 2025, 1],
  ['2027-01-02', 2026, 12],
  ['2024-10-05', 2024, 9],
  ['2026-02-07', 2026, 1],
  ['2026-02-08', 2026, 2],
])(
  '[R42] a year that ended on %s is fiscal year %i, for a company whose year ends in month %i',
  (periodEnd, year, month) => {
    expect([fiscalYearOf(periodEnd), fiscalMonthOf(periodEnd)]).toEqual([year, month]);
  },
);

it('[R42] a day is read from a date or an instant, and from nothing else', () => {
  expect(['2025-09-27', '2025-09-27 00:00:00', '2025-13-01', '27/09/2025', '', null].map(dayIn)).toEqual([
    ...['2025-09-27', '2025-09-27'],
    ...[undefined, undefined, undefined, undefined],
  ]);
});
