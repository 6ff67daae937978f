import { mean, median, sum } from '@/lib/domain/shared/averages';
import { daysBetween } from '@/lib/domain/shared/calendar/calendar-days';
import { bestShare } from './statistics/concentration';
import { ratio, type Ratio } from './statistics/ratio';
import { maxDrawdown, type Drawdown } from './trade-drawdown';
import { inOrder, isClosed, outcomeOf, stakeCents, type ClosedTrade, type Trade, type TradeType } from './trades';

type TradeSummary = {
  closed: number;
  wins: number;
  losses: number;
  breakeven: number;
  /** Wins among wins and losses, 0 to 1; breakeven trades are excluded. */
  winRate: Ratio;
  resultCents: number;
};

export type TradeStatistics = TradeSummary & {
  open: number;
  endCents: number;
  /** Dollars won per dollar lost. */
  profitFactor: Ratio;
  /** The average win over the average loss. */
  payoff: Ratio;
  /** Average result of a closed trade, in cents. */
  expectancyCents: number | null;
  averageWinCents: number | null;
  averageLossCents: number | null;
  medianWinCents: number | null;
  medianLossCents: number | null;
  longestWinStreak: number;
  longestLossStreak: number;
  holdDays: { average: number | null; median: number | null };
  maxDrawdown: Drawdown | null;
  /** The share of the three best trades in all winnings, 0 to 1. */
  topThreeShare: Ratio;
  byType: Record<TradeType, TradeSummary>;
  /** By month of closing, oldest first. */
  byMonth: { month: string; summary: TradeSummary }[];
};

/** Statistics of a record, from its closed trades (never from daily returns). */
export function tradeStatistics(trades: readonly Trade[], start = stakeCents): TradeStatistics {
  const closed = inOrder(trades).filter(isClosed);
  const wins = resultsOf(closed, 'win');
  const losses = resultsOf(closed, 'loss');
  const holds = closed.map(({ fillDate, closeDate }) => daysBetween(fillDate, closeDate));
  return {
    ...summarize(closed),
    open: trades.length - closed.length,
    endCents: start + sum(trades.map(({ balanceCents }) => balanceCents)),
    profitFactor: ratio(sum(wins), -sum(losses)),
    payoff: wins.length === 0 ? 'n/a' : ratio(mean(wins) ?? 0, -(mean(losses) ?? 0)),
    expectancyCents: rounded(mean(closed.map(({ balanceCents }) => balanceCents))),
    averageWinCents: rounded(mean(wins)),
    averageLossCents: rounded(mean(losses)),
    medianWinCents: rounded(median(wins)),
    medianLossCents: rounded(median(losses)),
    longestWinStreak: longestStreak(closed, 'win'),
    longestLossStreak: longestStreak(closed, 'loss'),
    holdDays: { average: mean(holds), median: median(holds) },
    maxDrawdown: maxDrawdown(trades, start),
    topThreeShare: bestShare(wins, 3),
    byType: { Call: summarize(ofType(closed, 'Call')), Put: summarize(ofType(closed, 'Put')) },
    byMonth: byMonth(closed),
  };
}

function summarize(closed: readonly ClosedTrade[]): TradeSummary {
  const count = (outcome: 'win' | 'loss' | 'breakeven') => resultsOf(closed, outcome).length;
  const [wins, losses] = [count('win'), count('loss')];
  return {
    closed: closed.length,
    wins,
    losses,
    breakeven: count('breakeven'),
    winRate: ratio(wins, wins + losses),
    resultCents: sum(closed.map(({ balanceCents }) => balanceCents)),
  };
}

function byMonth(closed: readonly ClosedTrade[]) {
  const months = [...new Set(closed.map(monthOf))].toSorted();
  return months.map((month) => ({ month, summary: summarize(closed.filter((trade) => monthOf(trade) === month)) }));
}

function longestStreak(closed: readonly ClosedTrade[], outcome: 'win' | 'loss') {
  let [longest, current] = [0, 0];
  for (const trade of closed) {
    current = outcomeOf(trade) === outcome ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return longest;
}

const monthOf = ({ closeDate }: ClosedTrade) => closeDate.slice(0, 7);
const ofType = (closed: readonly ClosedTrade[], type: TradeType) =>
  closed.filter(({ tradeType }) => tradeType === type);
const resultsOf = (closed: readonly ClosedTrade[], outcome: 'win' | 'loss' | 'breakeven') =>
  closed.filter((trade) => outcomeOf(trade) === outcome).map(({ balanceCents }) => balanceCents);
const rounded = (cents: number | null) => (cents === null ? null : Math.round(cents));
