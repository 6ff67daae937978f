import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { sampleSignalSymbols, type Closes } from '@/lib/server/sample-data/signal-schedule';

/** Prices that rise a little each day until the day before `today`. */
export function risingMarket(today: DateOnly, days = 400): Closes {
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index - days));
  const closes = new Map(
    dates.map((day) => [day, 10_000 + (Number(day.slice(5, 7)) * 31 + Number(day.slice(8))) * 20]),
  );
  return new Map(sampleSignalSymbols.map((symbol) => [symbol, closes]));
}
