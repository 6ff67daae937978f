import { expect, it } from 'vitest';
import { axisNames } from '@/lib/charts/axis-names';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';

const days = (count: number, step = 1) =>
  Array.from({ length: count }, (_, index) => addDays('2025-01-15', index * step));

it('[B10] names a few days by month and day', () => {
  expect(axisNames(days(20))).toEqual({ isOfFew: true, ticks: undefined });
});

it('[B10] names each month of many days once, where it begins', () => {
  expect(axisNames(days(120)).ticks).toEqual(['2025-01-15', '2025-02-01', '2025-03-01', '2025-04-01', '2025-05-01']);
});

it('[B10] names the months of a few days that lie years apart, so that no two look alike', () => {
  expect(axisNames(days(24, 31))).toMatchObject({ isOfFew: false });
});

it('[B10] leaves years and tickers as they are', () => {
  expect(axisNames(['2024', '2025'])).toEqual({ isOfFew: false, ticks: undefined });
});
