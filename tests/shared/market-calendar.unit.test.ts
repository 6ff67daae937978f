import { describe, expect, it } from 'vitest';
import { isTradingDay, monthEnd, tradingDays, tradingDayUpTo } from '@/lib/domain/shared/calendar/market-calendar';

describe('[B1] trading days', () => {
  // From the exchange's calendars for these years.
  it.each([
    ['2021', ['01-01', '01-18', '02-15', '04-02', '05-31', '07-05', '09-06', '11-25', '12-24']],
    ['2022', ['01-17', '02-21', '04-15', '05-30', '06-20', '07-04', '09-05', '11-24', '12-26']],
    ['2026', ['01-01', '01-19', '02-16', '04-03', '05-25', '06-19', '07-03', '09-07', '11-26', '12-25']],
  ])('exclude the holidays of %s and no other weekdays', (year, expected) => {
    const closed: string[] = [];
    for (const month of Array.from({ length: 12 }, (_, index) => index + 1)) {
      const end = monthEnd(Number(year), month);
      for (let date = 1; date <= Number(end.slice(8)); date += 1) {
        const day = `${end.slice(0, 8)}${String(date).padStart(2, '0')}`;
        const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
        if (weekday >= 1 && weekday <= 5 && !isTradingDay(day)) closed.push(day.slice(5));
      }
    }
    expect(closed).toEqual(expected);
  });

  it('are found backwards over a weekend and a holiday', () => {
    expect(tradingDayUpTo('2026-11-22')).toBe('2026-11-20');
    expect(tradingDayUpTo('2026-07-05')).toBe('2026-07-02');
    expect(tradingDays('2026-11-25', '2026-11-30')).toEqual(['2026-11-25', '2026-11-27', '2026-11-30']);
  });
});
