import { usd, usdExact, usdSigned } from '@/lib/domain/shared/money';
import { percent } from '@/lib/domain/shared/percent';
import { intervalMethod } from '@/lib/domain/signals/statistics/bootstrap';
import { costAssumptions, entries, type Entry } from '@/lib/domain/signals/statistics/costs';
import { filteredNote } from '@/lib/domain/signals/statistics/periods';
import { tooFewTrades } from '@/lib/domain/signals/statistics/sample-size';
import type { Steps } from '@/lib/domain/signals/statistics/steps';
import { isClosed, type Trade } from '@/lib/domain/signals/trades';
import { followingSteps, type Following, type WhatIf } from '@/lib/domain/signals/what-if/what-if';
import type { SummaryFigure } from '../record-summary';
import { notAvailable, unbroken, type StatisticsTable } from '../statistics/statistics-table';
import { whatIfPage as copy } from './what-if-page';

export type WhatIfResult = {
  /** Why there is no headline; null if there is one. */
  tooFew: string | null;
  figures: readonly SummaryFigure[];
  /** The running net result; empty if there is no headline. */
  balances: WhatIf['balances'];
  table: StatisticsTable;
};

/** The result with its confidence interval, and the results at the other fill prices. Null without a closed signal. */
export function* whatIfSteps(trades: readonly Trade[], following: Following): Steps<WhatIfResult | null> {
  yield;
  const chosen = yield* followingSteps(trades, following);
  if (chosen.closed === 0) return null;
  const rows: string[][] = [];
  for (const fill of entries) {
    const isChosen = fill === following.fill;
    rows.push(rowOf(fill, isChosen, isChosen ? chosen : yield* followingSteps(trades, { ...following, fill })));
  }
  const tooFew = tooFewTrades(chosen.closed);
  return {
    tooFew,
    balances: tooFew ? [] : chosen.balances,
    figures: tooFew ? [] : figuresOf(chosen, following, trades.filter(isClosed).length),
    table: {
      title: copy.table,
      columns: ['Buy at', 'Gross', 'Fees', 'Membership', 'Net', '95% interval'],
      rows,
      note: noteOf(chosen, following),
    },
  };
}

function figuresOf(result: WhatIf, { stakeCents, fill }: Following, all: number): SummaryFigure[] {
  const { netCents, closed, wins, open, drawdownCents } = result;
  const costs = result.feesCents + result.membershipCents;
  const filtered = filteredNote(closed, all) || `all ${all} closed trades`;
  return [
    {
      label: 'Before costs',
      value: usdSigned(result.grossCents),
      note: `Bought at the ${copy.fills[fill].toLowerCase()}, sold at the bid`,
      sign: Math.sign(result.grossCents),
    },
    {
      label: 'Costs',
      value: usd(costs),
      note: `${usd(result.feesCents)} fees, ${usd(result.membershipCents)} subscription`,
      sign: 0,
    },
    {
      label: 'Net result',
      value: usdSigned(netCents),
      note: `95% interval: ${unbroken(intervalOf(result))}`,
      sign: Math.sign(netCents),
    },
    {
      label: 'Signals followed',
      value: String(closed),
      note: open === 0 ? filtered : `${filtered}, ${open} open left out`,
      sign: 0,
    },
    { label: 'Profitable after costs', value: `${wins} of ${closed}`, note: `${usd(stakeCents)} in each`, sign: 0 },
    { label: 'Max drawdown', value: usd(drawdownCents), note: 'From the highest balance, after costs', sign: 0 },
  ];
}

const rowOf = (fill: Entry, isChosen: boolean, result: WhatIf) => [
  `${copy.fills[fill]}${isChosen ? ' (chosen)' : ''}`,
  usdSigned(result.grossCents),
  usd(result.feesCents),
  usd(result.membershipCents),
  usdSigned(result.netCents),
  intervalOf(result),
];

const intervalOf = ({ interval }: WhatIf) =>
  interval ? `${usdSigned(interval.low)} to ${usdSigned(interval.high)}` : notAvailable;

const noteOf = ({ tooDear, closed, months }: WhatIf, { stakeCents, monthlyCents, feeCents }: Following) =>
  `Sold at the bid, ${usdExact(feeCents)} per contract for each purchase and sale. ` +
  `Mid and ask are estimates: bid and ask ${percent(costAssumptions.halfSpread * 10_000)} below and above the mid price. ` +
  `Membership: ${usdExact(monthlyCents)} a month for ${months} ${months === 1 ? 'month' : 'months'}, from the first fill to the last close. ` +
  `Contracts are fractional: a single contract cost more than ${usd(stakeCents)} in ${tooDear} of ${closed} trades. ` +
  `Interval: ${intervalMethod(closed)}.`;
