import { expect, it } from 'vitest';
import { axisNames } from '@/lib/charts/axis-names';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';

const days = (count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => addDays('2025-01-15', index * step));

it('[B10] labels a few days by month and day', () => {
  expect(axisNames(days(20))).toEqual({ isOfFew: true, ticks: undefined });
});

it('[B10] labels each month of many days once, where it begins', () => {
  expect(axisNames(days(120)).ticks).toEqual(['2025-01-15', '2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01']);
});

it('[B10] labels a few days of different years with month and year, so that labels are unique', () => {
  expect(axisNames(days(24, 31))).toMatchObject({ isOfFew: false });
});

it('[B10] leaves years and tickers as they are', () => {
  expect(axisNames(['2024', '2025'])).toEqual({ isOfFew: false, ticks: undefined });
});
