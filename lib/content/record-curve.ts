import { monthName } from '@/lib/domain/calendar-days';
import { fullDate } from '@/lib/domain/dates';
import { plotLine } from '@/lib/domain/line-path';
import { usd } from '@/lib/domain/money';
import { tradeStatistics } from '@/lib/domain/trade-statistics';
import { equityCurve, isClosed, stakeCents, type Trade } from '@/lib/domain/trades';

import { curveFrame } from './curve-frame';

/** The running balance in figures and in words, ready to be drawn. */
export type RecordCurve = {
  subtitle: string;
  counts: readonly { label: string; value: string }[];
  drawing: {
    line: string;
    area: string;
    /** How high the record started. */
    baseline: number;
    last: { x: number; y: number };
    startLabel: string;
    /** The whole picture in words, for those who do not see it. */
    summary: string;
    from: string;
    to: string;
  };
};

/** Made on the server, so that a page carries the answers and not the arithmetic. Nothing while no trade is closed. */
export function recordCurve(trades: readonly Trade[], isSample: boolean): RecordCurve | null {
  const closedTrades = trades.filter(isClosed);
  // A trade belongs to the day it was filled: that is when the record says what it did.
  const filled = closedTrades.map(({ fillDate }) => fillDate).toSorted();
  const [first, last] = [filled[0], filled.at(-1)];
  // The line ends with what the last one to close did.
  const end = closedTrades
    .flatMap(({ closeDate }) => closeDate ?? [])
    .toSorted()
    .at(-1);
  if (!first || !last || !end) return null;

  const { closed, wins, losses, endCents } = tradeStatistics(trades);
  const balances = equityCurve(trades).map(({ thousandCents }) => thousandCents);
  const { yOf, ...plot } = plotLine([stakeCents, ...balances], curveFrame, [stakeCents]);
  const [from, to] = [fullDate(first), fullDate(end)];
  return {
    subtitle: `${isSample ? 'Sample record' : 'Record'} · ${closed} closed trades · ${months(first, last)}`,
    counts: [
      { label: 'Closed', value: String(closed) },
      { label: 'Wins', value: String(wins) },
      { label: 'Losses', value: String(losses) },
      { label: 'Ended at', value: usd(endCents) },
    ],
    drawing: {
      ...plot,
      baseline: yOf(stakeCents),
      startLabel: `${usd(stakeCents)} at the start`,
      summary:
        `Line from ${usd(stakeCents)} to ${usd(endCents)} over ${closed} closed trades, the first filled ${from}, the last closed ${to}. ` +
        `Lowest ${usd(Math.min(...balances))}, highest ${usd(Math.max(...balances))}.`,
      from,
      to,
    },
  };
}

/** 'Jan–Feb 2022', and both years where they differ. */
function months(first: string, last: string): string {
  const [from, to] = [monthName(first), monthName(last)];
  if (from === to) return to;
  return from.slice(4) === to.slice(4) ? `${from.slice(0, 3)}–${to}` : `${from} – ${to}`;
}
