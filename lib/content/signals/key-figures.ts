import { monthlyPrices } from '@/lib/domain/membership/plans';
import { usd, usdSigned } from '@/lib/domain/shared/money';
import { bootstrapSteps } from '@/lib/domain/signals/statistics/bootstrap';
import { netOfCosts } from '@/lib/domain/signals/statistics/costs';
import { lowest } from '@/lib/domain/signals/statistics/extremes';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import { runStepsSync, type Steps } from '@/lib/domain/signals/statistics/steps';
import { inOrder, isClosed, type Trade } from '@/lib/domain/signals/trades';
import { recordSummary, type SummaryFigure } from './record-summary';
import { winRate } from './statistics/interval-table';
import { unbroken } from './statistics/statistics-table';

const netNote = 'At the ask, after fees and subscription';

export type KeyFigures = { tooFew: string | null; figures: readonly SummaryFigure[] };

/** The eight key figures on the track record's page; none below 30 closed trades. */
export function* keyFigureSteps(trades: readonly Trade[]): Steps<KeyFigures> {
  const closed = inOrder(trades).filter(isClosed);
  const tooFew = tooFewTrades(closed.length);
  if (tooFew) return { tooFew, figures: [] };
  yield;
  const summary = recordSummary(trades);
  yield;
  const netTrades = netOfCosts(trades, monthlyPrices.member);
  yield;
  // The same figures as on the performance page, net of costs.
  const netSummary = recordSummary(netTrades, 'net');
  yield;
  const interval = yield* bootstrapSteps(closed.map(({ balanceCents }) => balanceCents));
  const noted = (label: string, note: (figure: SummaryFigure) => string) =>
    summary.filter((figure) => figure.label === label).map((figure) => ({ ...figure, note: note(figure) }));
  const net = (label: string, note: (figure: SummaryFigure) => string) =>
    netSummary
      .filter((figure) => figure.label === label)
      .map((figure) => ({ ...figure, label: `${label}, net`, note: note(figure) }));
  const noteOf = ({ note }: SummaryFigure) => note;
  const low = usd(lowest(netTrades.filter(isClosed).map(({ thousandCents }) => thousandCents)));
  return {
    tooFew,
    figures: [
      ...noted('Closed trades', noteOf),
      ...noted('Win rate', () => `95% interval: ${winRate(closed)[1]}`),
      ...noted('Profit factor', noteOf),
      ...net('Profit factor', () => netNote),
      ...noted('Average trade', ({ note }) =>
        interval ? unbroken(`95% interval: ${usdSigned(interval.low)} to ${usdSigned(interval.high)}`) : note,
      ),
      ...net('Average trade', () => netNote),
      ...noted('Max drawdown', noteOf),
      ...net('Max drawdown', () => `Lowest balance ${low}`),
    ],
  };
}

/** Runs `keyFigureSteps` synchronously. */
export const keyFigures = (trades: readonly Trade[]) => runStepsSync(keyFigureSteps(trades));
