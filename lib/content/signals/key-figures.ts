import { monthlyPrices } from '@/lib/domain/membership/plans';
import { usdSigned } from '@/lib/domain/shared/money';
import { bootstrapSteps } from '@/lib/domain/signals/statistics/bootstrap';
import { netOfCosts } from '@/lib/domain/signals/statistics/costs';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import { runStepsSync, type Steps } from '@/lib/domain/signals/statistics/steps';
import { expectancyCents } from '@/lib/domain/signals/trade-statistics';
import { inOrder, isClosed, type Trade } from '@/lib/domain/signals/trades';
import { recordSummary, type SummaryFigure } from './record-summary';
import { winRate } from './statistics/interval-table';
import { unbroken } from './statistics/statistics-table';

export type KeyFigures = { tooFew: string | null; figures: readonly SummaryFigure[] };

/** The six key figures on the track record's page; none below 30 closed trades. */
export function* keyFigureSteps(trades: readonly Trade[]): Steps<KeyFigures> {
  const closed = inOrder(trades).filter(isClosed);
  const tooFew = tooFewTrades(closed.length);
  if (tooFew) return { tooFew, figures: [] };
  yield;
  const net = expectancyCents(netOfCosts(trades, monthlyPrices.member).filter(isClosed)) ?? 0;
  yield;
  const summary = recordSummary(trades);
  yield;
  const interval = yield* bootstrapSteps(closed.map(({ balanceCents }) => balanceCents));
  const noted = (label: string, note: (figure: SummaryFigure) => string) =>
    summary.filter((figure) => figure.label === label).map((figure) => ({ ...figure, note: note(figure) }));
  const noteOf = ({ note }: SummaryFigure) => note;
  return {
    tooFew,
    figures: [
      ...noted('Closed trades', noteOf),
      ...noted('Win rate', () => `95% interval: ${winRate(closed)[1]}`),
      ...noted('Profit factor', noteOf),
      ...noted('Average trade', ({ note }) =>
        interval ? unbroken(`95% interval: ${usdSigned(interval.low)} to ${usdSigned(interval.high)}`) : note,
      ),
      {
        label: 'Average trade, net',
        value: usdSigned(net),
        note: 'At the ask, after fees and subscription',
        sign: Math.sign(net),
      },
      ...noted('Max drawdown', noteOf),
    ],
  };
}

/** Runs `keyFigureSteps` synchronously. */
export const keyFigures = (trades: readonly Trade[]) => runStepsSync(keyFigureSteps(trades));
