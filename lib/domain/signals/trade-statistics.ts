import { mean, median, sum } from '@/lib/domain/shared/averages';
import { daysBetween } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { bestShare } from './statistics/concentration';
import { ratio, type Ratio } from './statistics/ratio';
import { maxDrawdown, type Drawdown } from './trade-drawdown';
import { inOrder, isClosed, outcomeOf, stakeCents, type ClosedTrade, type Trade, type TradeType } from './trades';

type TradeSummary = {
  closed: number;
  wins: number;
  losses: number;
  breakeven: number;
  /** Wins as a fraction of wins and losses, in [0, 1]. Breakeven trades are excluded. */
  winRate: Ratio;
  resultCents: number;
};

export type MainFigures = TradeSummary & {
  endCents: number;
  /** Gross profit divided by gross loss. */
  profitFactor: Ratio;
  /** Average result per closed trade, in cents. */
  expectancyCents: number | null;
  maxDrawdown: Drawdown | null;
};

export type ResultFigures = MainFigures & {
  open: number;
  averageWinCents: number | null;
  averageLossCents: number | null;
  medianWinCents: number | null;
  medianLossCents: number | null;
  longestWinStreak: number;
  longestLossStreak: number;
};

export type TradeStatistics = ResultFigures & {
  /** Average win divided by average loss. */
  payoff: Ratio;
  holdDays: { average: number | null; median: number | null };
  /** Share of the three best trades in the gross profit, in [0, 1]. */
  topThreeShare: Ratio;
  byType: Record<TradeType, TradeSummary>;
  /** By closing month, oldest first. */
  byMonth: { month: string; summary: TradeSummary }[];
};

/** Statistics of a record, computed from its closed trades (never from daily returns). */
export function tradeStatistics(trades: readonly Trade[], start = stakeCents): TradeStatistics {
  const closed = inOrder(trades).filter(isClosed);
  const wins = resultsOf(closed, 'win');
  const losses = resultsOf(closed, 'loss');
  const holds = holdDaysOf(closed);
  return {
    ...resultFigures(trades, start),
    payoff: wins.length === 0 ? 'n/a' : ratio(mean(wins) ?? 0, -(mean(losses) ?? 0)),
    holdDays: { average: mean(holds), median: median(holds) },
    topThreeShare: bestShare(wins, 3),
    byType: summariesByType(closed),
    byMonth: summariesByMonth(closed),
  };
}

/** The summary figures of a record. */
export function resultFigures(trades: readonly Trade[], start = stakeCents): ResultFigures {
  const closed = inOrder(trades).filter(isClosed);
  const wins = resultsOf(closed, 'win');
  const losses = resultsOf(closed, 'loss');
  return {
    ...mainFigures(trades, start),
    open: trades.length - closed.length,
    averageWinCents: rounded(mean(wins)),
    averageLossCents: rounded(mean(losses)),
    medianWinCents: rounded(median(wins)),
    medianLossCents: rounded(median(losses)),
    longestWinStreak: longestStreak(closed, 'win'),
    longestLossStreak: longestStreak(closed, 'loss'),
  };
}

/** The figures that compare the same trades at several prices. */
export function mainFigures(trades: readonly Trade[], start = stakeCents): MainFigures {
  const closed = inOrder(trades).filter(isClosed);
  return {
    ...summarize(closed),
    endCents: start + sum(trades.map(({ balanceCents }) => balanceCents)),
    profitFactor: ratio(sum(resultsOf(closed, 'win')), -sum(resultsOf(closed, 'loss'))),
    expectancyCents: expectancyCents(closed),
    maxDrawdown: maxDrawdown(trades, start),
  };
}

/** Counts and total result of closed trades, in one pass. */
export function summarize(closed: readonly ClosedTrade[]): TradeSummary {
  const counts = { win: 0, loss: 0, breakeven: 0, open: 0 };
  let resultCents = 0;
  for (const trade of closed) {
    counts[outcomeOf(trade)] += 1;
    resultCents += trade.balanceCents;
  }
  const { win, loss, breakeven } = counts;
  return { closed: closed.length, wins: win, losses: loss, breakeven, winRate: ratio(win, win + loss), resultCents };
}

/** Average result per closed trade, in whole cents. */
export const expectancyCents = (closed: readonly ClosedTrade[]) =>
  rounded(mean(closed.map(({ balanceCents }) => balanceCents)));

export const summariesByType = (closed: readonly ClosedTrade[]): TradeStatistics['byType'] => ({
  Call: summarize(ofType(closed, 'Call')),
  Put: summarize(ofType(closed, 'Put')),
});

/** By closing month, oldest first. */
export const summariesByMonth = (closed: readonly ClosedTrade[]): TradeStatistics['byMonth'] =>
  [...Map.groupBy(closed, ({ closeDate }) => closeDate.slice(0, 7))]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([month, trades]) => ({ month, summary: summarize(trades) }));

/** Days from fill to close. Caches parsed dates, since many trades share a few. */
function holdDaysOf(closed: readonly ClosedTrade[]) {
  const read = new Map<DateOnly, number>();
  const dayOf = (date: DateOnly) => {
    const day = read.get(date) ?? daysBetween('1970-01-01', date);
    read.set(date, day);
    return day;
  };
  return closed.map(({ fillDate, closeDate }) => dayOf(closeDate) - dayOf(fillDate));
}

function longestStreak(closed: readonly ClosedTrade[], outcome: 'win' | 'loss') {
  let [longest, current] = [0, 0];
  for (const trade of closed) {
    current = outcomeOf(trade) === outcome ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

const ofType = (closed: readonly ClosedTrade[], type: TradeType) =>
  closed.filter(({ tradeType }) => tradeType === type);
const resultsOf = (closed: readonly ClosedTrade[], outcome: 'win' | 'loss') =>
  closed.filter((trade) => outcomeOf(trade) === outcome).map(({ balanceCents }) => balanceCents);
const rounded = (cents: number | null) => (cents === null ? null : Math.round(cents));
