import { afterEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { addDays, daysBetween, monthName, weekday } from '@/lib/domain/shared/calendar/calendar-days';
import { fullDate, isDateOnly, monthDay } from '@/lib/domain/shared/dates';

const zone = process.env.TZ;
afterEach(() => {
  process.env.TZ = zone;
});

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));

describe('dates', () => {
  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'UTC'])(
    '[S24] [S11] shows the same day in the zone %s',
    (name) => {
      process.env.TZ = name;
      expect([monthDay('2022-01-01'), fullDate('2022-01-01'), monthName('2022-02-28')]).toEqual([
        '01/01',
        '01/01/2022',
        'Feb 2022',
      ]);
    },
  );

  it.each([
    '2022-02-29',
    '2022-13-01',
    '2022-00-10',
    '0000-01-01',
    '2022-04-31',
    '2022-1-1',
    '01/02/2022',
    '',
    '2022-01-01T00:00',
    null,
  ])('[C6] refuses %j as a date', (value) => {
    expect(isDateOnly(value)).toBe(false);
  });

  it.each(['2024-02-29', '2000-02-29', '2022-12-31'])('[C6] takes %s as a date', (value) => {
    expect(isDateOnly(value)).toBe(true);
  });

  it('[S24] refuses to format what is not a date', () => {
    expect(() => fullDate('2022-02-30')).toThrow(RangeError);
  });

  // Taken from a printed calendar.
  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-29', 1, '2024-03-01'],
    ['2023-02-28', 1, '2023-03-01'],
    ['2024-02-29', 365, '2025-02-28'],
    ['2024-02-29', 366, '2025-03-01'],
    ['2024-02-29', 1461, '2028-02-29'],
    ['2000-02-28', 2, '2000-03-01'],
    ['1900-02-28', 1, '1900-03-01'],
    ['2100-02-28', 1, '2100-03-01'],
    ['2026-01-31', 1, '2026-02-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2024-03-01', -1, '2024-02-29'],
    ['2026-04-30', 1, '2026-05-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-03-08', 1, '2026-03-09'],
    ['2026-11-01', 1, '2026-11-02'],
    ['0099-12-31', 1, '0100-01-01'],
  ])('[C4] %s and %d days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
    expect(daysBetween(to, from)).toBe(-days);
  });

  it.each([
    ['2024-02-29', 4],
    ['2000-01-01', 6],
    ['2026-11-22', 0],
    ['1900-03-01', 4],
  ])('[C4] %s is weekday %d', (day, number) => {
    expect(weekday(day)).toBe(number);
  });

  it('[C4] counts days forward and back, over any change of month, year or clock', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -1000, max: 1000 }), (day, days) => {
        const other = addDays(day, days);
        expect(isDateOnly(other)).toBe(true);
        expect(daysBetween(day, other)).toBe(days);
      }),
    );
    expect(weekday('2022-01-03')).toBe(1);
  });
});
