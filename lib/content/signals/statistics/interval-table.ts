import { mean } from '@/lib/domain/shared/averages';
import { usd, usdSigned } from '@/lib/domain/shared/money';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { share } from '@/lib/domain/shared/percent';
import { rateOf } from '@/lib/domain/shared/wilson';
import { bootstrapSteps, intervalMethod } from '@/lib/domain/signals/statistics/bootstrap';
import {
  drawdownSteps,
  largestFall,
  ordersOf,
  orderSetup,
} from '@/lib/domain/signals/statistics/drawdown-distribution';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import type { Steps } from '@/lib/domain/signals/statistics/steps';
import { outcomeOf, type ClosedTrade } from '@/lib/domain/signals/trades';
import { notAvailable, type StatisticsTable } from './statistics-table';

/** A table of win rate, average trade and max drawdown with their intervals. `closed` is in order of issue. */
export function* intervalTable(closed: readonly ClosedTrade[]): Steps<StatisticsTable> {
  const results = closed.map(({ balanceCents }) => balanceCents);
  const average = yield* bootstrapSteps(results);
  const falls = yield* drawdownSteps(results);
  return {
    title: 'Confidence intervals',
    columns: ['Figure', 'Track record', 'Interval'],
    rows: [
      ['Win rate', ...winRate(closed)],
      [
        'Average trade (expectancy)',
        usdSigned(mean(results) ?? 0),
        average ? `${usdSigned(average.low)} to ${usdSigned(average.high)}` : notAvailable,
      ],
      [
        'Max drawdown by trade order',
        usd(largestFall(results)),
        falls ? `${usd(falls.low)} to ${usd(falls.high)}` : notAvailable,
      ],
    ],
    note:
      `Win rate: Wilson 95% confidence interval. Average trade: ${intervalMethod(results.length)}. ` +
      `Max drawdown: 5th to 95th percentile of the same trades in ${groupDigits(ordersOf(results.length))} random orders, seed ${orderSetup.seed}.`,
  };
}

/** The win rate with its confidence interval, for a table row. */
export function winRate(closed: readonly ClosedTrade[]): [string, string] {
  const wins = closed.filter((trade) => outcomeOf(trade) === 'win').length;
  const decided = closed.filter((trade) => outcomeOf(trade) !== 'breakeven').length;
  const rate = rateOf(wins, decided);
  if (rate.share === null || rate.low === null || rate.high === null)
    return [notAvailable, tooFewTrades(decided) ?? notAvailable];
  return [share(rate.share), `${share(rate.low)} to ${share(rate.high)}`];
}
