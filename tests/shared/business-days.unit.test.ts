import { expect, it } from 'vitest';
import { businessDaysAfter, endOfBusinessDays } from '@/lib/domain/shared/calendar/business-days';

it.each([
  ['a plain week', '2026-11-09', '2026-11-16'],
  ['a Friday', '2026-11-06', '2026-11-13'],
  ['a Saturday', '2026-11-07', '2026-11-13'],
  ['Thanksgiving', '2026-11-24', '2026-12-02'],
  ['Christmas and New Year', '2026-12-24', '2027-01-04'],
])('[H4] counts five business days after %s', (_, from, to) => {
  expect(businessDaysAfter(from, 5)).toBe(to);
});

it('[H4] lets the last of them end in New York time, whatever the hour in UTC', () => {
  // Still Monday in New York, but Tuesday in UTC.
  expect(endOfBusinessDays(new Date('2026-11-10T03:00:00Z'), 5).toISOString()).toBe('2026-11-17T05:00:00.000Z');
  expect(endOfBusinessDays(new Date('2026-11-10T06:00:00Z'), 5).toISOString()).toBe('2026-11-18T05:00:00.000Z');
});
