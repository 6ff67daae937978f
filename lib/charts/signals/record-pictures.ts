import { inOrder, isClosed, type Trade } from '@/lib/domain/signals/trades';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import { runStepsSync, type Steps } from '@/lib/domain/signals/statistics/steps';
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

/** The charts of a record, ready to draw. Null below 30 closed trades. */
export function* pictureSteps(trades: readonly Trade[]): Steps<RecordPictures | null> {
  yield;
  const closed = inOrder(trades).filter(isClosed);
  yield;
  const balance = balancePicture(trades);
  if (tooFewTrades(closed.length) || !balance) return null;
  yield;
  const months = monthGrid(closed);
  yield;
  const days = dayCalendar(closed);
  yield;
  return { balance, months, days, outcomes: outcomeHistogram(closed) };
}

/** Runs `pictureSteps` synchronously. */
export const recordPictures = (trades: readonly Trade[]) => runStepsSync(pictureSteps(trades));
