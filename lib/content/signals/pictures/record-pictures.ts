import { inOrder, isClosed, type Trade } from '@/lib/domain/signals/trades';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import { balancePicture, type BalancePicture } from './balance-picture';
import { dayCalendar, type DayCalendar } from './day-calendar';
import { monthGrid, type MonthGrid } from './month-grid';
import { outcomeHistogram, type OutcomeHistogram } from './outcome-histogram';

export type RecordPictures = {
  balance: BalancePicture;
  months: MonthGrid;
  days: DayCalendar;
  outcomes: OutcomeHistogram;
};

/** The pictures of a record, ready to draw; none below thirty closed trades. */
export function recordPictures(trades: readonly Trade[]): RecordPictures | null {
  const closed = inOrder(trades).filter(isClosed);
  const balance = balancePicture(trades);
  if (tooFewTrades(closed.length) || !balance) return null;
  return { balance, months: monthGrid(closed), days: dayCalendar(closed), outcomes: outcomeHistogram(closed) };
}
