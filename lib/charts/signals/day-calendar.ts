import { addDays, monthName, weekday } from '@/lib/domain/shared/calendar/calendar-days';
import { fullDate, type DateOnly } from '@/lib/domain/shared/dates';
import { highest } from '@/lib/domain/signals/statistics/extremes';
import { usdSigned } from '@/lib/domain/shared/money';
import { resultsByDay, type DayResult } from '@/lib/domain/signals/statistics/results-by-date';
import type { ClosedTrade } from '@/lib/domain/signals/trades';
import { levelOf, pictureTable, type PictureTable } from './picture-table';

/** A day of the calendar. `text` is empty without a closed trade. */
export type CalendarDay = { day: number; text: string; level: number };
export type CalendarMonth = {
  name: string;
  /** Empty cells before the first day. */ before: number;
  days: CalendarDay[];
};
export type DayCalendar = {
  summary: string;
  months: readonly CalendarMonth[];
  /** Which months are drawn, if not all. */
  note: string;
  table: PictureTable;
};

const maxMonths = 12;

/** A calendar of the latest months in which trades closed. */
export function dayCalendar(closed: readonly ClosedTrade[]): DayCalendar {
  const days = resultsByDay(closed);
  const months = [...new Set(days.map(({ day }) => day.slice(0, 7)))];
  const largest = highest(
    days.map(({ resultCents }) => Math.abs(resultCents)),
    0,
  );
  const byDay = new Map(days.map((result) => [result.day, result]));
  return {
    summary: summaryOf(days),
    months: months.slice(-maxMonths).map((month) => sheet(`${month}-01`, byDay, largest)),
    note: months.length > maxMonths ? `Latest ${maxMonths} of ${months.length} months with closed trades.` : '',
    table: pictureTable('Results by closing day', ['Day', 'Trades', 'Result'], days, ({ day, trades, resultCents }) => [
      fullDate(day),
      String(trades),
      usdSigned(resultCents),
    ]),
  };
}

function sheet(first: DateOnly, byDay: ReadonlyMap<DateOnly, DayResult>, largest: number): CalendarMonth {
  const days: CalendarDay[] = [];
  for (let date = first; date.slice(0, 7) === first.slice(0, 7); date = addDays(date, 1)) {
    const result = byDay.get(date);
    days.push({
      day: Number(date.slice(8)),
      text: result ? usdSigned(result.resultCents) : '',
      level: levelOf(result?.resultCents ?? 0, largest),
    });
  }
  return { name: monthName(first), before: weekday(first), days };
}

function summaryOf(days: readonly DayResult[]) {
  const gains = days.filter(({ resultCents }) => resultCents > 0).length;
  const losses = days.filter(({ resultCents }) => resultCents < 0).length;
  const byResult = days.toSorted((a, b) => a.resultCents - b.resultCents);
  const [worst, best] = [byResult[0], byResult.at(-1)];
  if (!worst || !best) return 'No closed trades.';
  return (
    `${gains} days with a gain, ${losses} with a loss. ` +
    `Best ${usdSigned(best.resultCents)} on ${fullDate(best.day)}, worst ${usdSigned(worst.resultCents)} on ${fullDate(worst.day)}.`
  );
}
