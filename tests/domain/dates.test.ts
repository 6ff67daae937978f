import { afterEach, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { addDays, daysBetween, monthName, weekday } from '@/lib/domain/calendar-days';
import { fullDate, isDateOnly, monthDay } from '@/lib/domain/dates';

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

  it('[C4] counts days forth and back, over any change of month, year or clock', () => {
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
