import { fullDate } from '@/lib/domain/shared/dates';
import { usd, usdSigned } from '@/lib/domain/shared/money';
import { share } from '@/lib/domain/shared/percent';
import type { PriceBasis } from '@/lib/domain/signals/statistics/performance-view';
import { monthlyPrices } from '@/lib/domain/membership/plans';
import { netOfCosts } from '@/lib/domain/signals/statistics/costs';
import { resultFigures, summarize } from '@/lib/domain/signals/trade-statistics';
import { isClosed, type Trade } from '@/lib/domain/signals/trades';
import { ratioText, twoDecimals } from './statistics/statistics-table';

export type SummaryFigure = { label: string; value: string; note: string; sign: number };

/** Performance figures of the closed trades. */
export function recordSummary(trades: readonly Trade[], price: PriceBasis = 'bid'): readonly SummaryFigure[] {
  const stats = resultFigures(trades);
  const fall = stats.maxDrawdown;
  return [
    plain(
      'Closed trades',
      String(stats.closed),
      stats.open === 0 ? 'Every trade in this record' : `${stats.open} open`,
    ),
    plain('Win rate', ratioText(stats.winRate, share), `${stats.wins} won, ${stats.losses} lost`),
    plain('Profit factor', ratioText(stats.profitFactor, twoDecimals), 'Gross profit / gross loss'),
    signed('Average win', stats.averageWinCents, medianNote(stats.medianWinCents)),
    signed('Average loss', stats.averageLossCents, medianNote(stats.medianLossCents)),
    signed('Average trade', stats.expectancyCents, `On $1,000, ${price === 'net' ? 'net of' : 'before'} costs`),
    fall
      ? plain('Max drawdown', share(fall.bp / 10_000), `${usd(fall.cents)}, low on ${fullDate(fall.troughDate)}`)
      : plain('Max drawdown', 'None', 'The balance never fell'),
    plain(
      'Longest losing streak',
      String(stats.longestLossStreak),
      `Longest winning streak: ${stats.longestWinStreak}`,
    ),
  ];
}

/** Figures for a record with too few trades for rates: the numbers of wins and losses, and their total result. */
export function countFigures(trades: readonly Trade[]): readonly SummaryFigure[] {
  const { closed, wins, losses, resultCents } = summarize(trades.filter(isClosed));
  if (closed === 0) return [];
  const net = summarize(netOfCosts(trades, monthlyPrices.member).filter(isClosed)).resultCents;
  return [
    plain('Wins', String(wins), `Of ${closed} closed trades`),
    plain('Losses', String(losses), `Of ${closed} closed trades`),
    signed('Result at the bid', resultCents, 'On $1,000 each, before costs'),
    signed('Net result, at the ask', net, 'After fees and subscription'),
  ];
}

const plain = (label: string, value: string, note: string): SummaryFigure => ({ label, value, note, sign: 0 });

const signed = (label: string, cents: number | null, note: string): SummaryFigure =>
  cents === null ? plain(label, 'n/a', note) : { label, value: usdSigned(cents), note, sign: Math.sign(cents) };

const medianNote = (cents: number | null) => (cents === null ? 'No trades yet' : `Median ${usdSigned(cents)}`);
