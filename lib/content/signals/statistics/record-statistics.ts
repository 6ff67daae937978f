import { monthlyPrices } from '@/lib/domain/membership/plans';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { ClosesBySymbol } from '@/lib/domain/signals/statistics/baselines';
import { atPrice, type PriceBasis } from '@/lib/domain/signals/statistics/performance-view';
import { runStepsSync, type Steps } from '@/lib/domain/signals/statistics/steps';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import { inOrder, isClosed, type Trade } from '@/lib/domain/signals/trades';
import { recordSummary, type SummaryFigure } from '../record-summary';
import { baselineTable } from './baseline-table';
import { breakdownTables } from './breakdown-tables';
import { costTable } from './cost-table';
import { intervalTable } from './interval-table';
import { periodTable } from './period-table';
import type { StatisticsTable } from './statistics-table';

export type RecordStatistics = {
  /** Why there are no figures; null if there are. */
  tooFew: string | null;
  figures: readonly SummaryFigure[];
  tables: readonly StatisticsTable[];
  /** Further tables, collapsed by default. */
  breakdowns: readonly StatisticsTable[];
};

type Setting = { closes: ClosesBySymbol; today: DateOnly; price?: PriceBasis };

/** The formatted statistics of a record at a price basis; none below 30 closed trades. Computed on the server. */
export function* recordStatisticsSteps(
  trades: readonly Trade[],
  { closes, today, price = 'bid' }: Setting,
): Steps<RecordStatistics> {
  yield;
  const shown = atPrice(trades, price, monthlyPrices.member);
  yield;
  const closed = inOrder(shown).filter(isClosed);
  const tooFew = tooFewTrades(closed.length);
  if (tooFew) return { tooFew, figures: [], tables: [], breakdowns: [] };
  yield;
  const figures = recordSummary(shown, price);
  yield;
  const intervals = yield* intervalTable(closed);
  const costs = yield* costTable(trades, monthlyPrices.member);
  const baselines = yield* baselineTable(closed, closes, price);
  yield;
  const tables = [intervals, costs, baselines, periodTable(closed, today)].filter((table) => table !== null);
  yield;
  return { tooFew, figures, tables, breakdowns: breakdownTables(closed) };
}

/** Runs `recordStatisticsSteps` synchronously. */
export const recordStatistics = (trades: readonly Trade[], setting: Setting) =>
  runStepsSync(recordStatisticsSteps(trades, setting));
