import { sum } from '@/lib/domain/shared/averages';
import { sourceLine } from '@/lib/content/market/source-line';
import { fullDate, type DateOnly } from '@/lib/domain/shared/dates';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { changeSign, changeSize, notKnown, percentText } from '@/lib/content/market/market-figures';
import { readPicks, watchRule, type WatchPick } from '@/lib/domain/research/watch-rule';

type Watched = {
  id: string;
  ticker: string;
  name: string;
  reason: string;
  putOnBy: string;
  putOn: DateOnly;
  takenOff: DateOnly | null;
  changeSince: number | null;
};
type WatchList = {
  items: readonly Watched[];
  hidden: number;
  meta: { source: string; asOf: string; license: string; isSample: boolean; notes: readonly string[] };
};

/** A sector's pick, formatted for a row. */
export type PickLine = { sector: string; growth: string; year: string; pe: string; median: string };

export type WatchLine = {
  id: string;
  ticker: string;
  name: string;
  reason: string;
  /** The sectors in which the rule picked the stock, with the deciding figures. */
  picks: readonly PickLine[];
  /** Who added the stock; null for the rule, which is explained below the list. */
  by: string | null;
  since: string;
  until: string;
  change: { text: string; sign: number };
  /** Values to sort by. */
  raw: {
    since: DateOnly;
    until: DateOnly | null;
    change: number | null;
    growth: number | null;
    pe: number | null;
  };
};

/** The list, formatted by the server for visitors and in the browser for members. */
export type WatchView = {
  current: WatchLine[];
  past: WatchLine[];
  /** Summary of the performance of all removed stocks. */
  pastSummary: string;
  hidden: number;
  source: string;
  /** The screening rule and other notes. */
  notes: readonly string[];
  isSample: boolean;
};

export function watchView({ items, hidden, meta }: WatchList): WatchView {
  const current = onePerStock(
    items.filter(({ takenOff }) => takenOff === null),
    ({ ticker }) => ticker,
  );
  const past = onePerStock(
    items.filter(({ takenOff }) => takenOff !== null),
    ({ ticker, putOn, takenOff }) => `${ticker} ${putOn} ${takenOff}`,
  );
  return {
    current: current.map(watchLine),
    past: past.map(watchLine),
    pastSummary: summarize(past.map(({ changeSince }) => changeSince)),
    hidden,
    source: sourceLine(meta),
    notes: meta.notes,
    isSample: meta.isSample,
  };
}

/** For example "18 removed: 13 rose, 5 fell, average +4.2%". The average covers the known returns. */
function summarize(returns: readonly (number | null)[]): string {
  const known = returns.filter((value) => value !== null);
  if (known.length === 0) return '';
  // Counted by the displayed sign, so that the counts match the rows.
  const [rose = 0, fell = 0, same = 0] = [1, -1, 0].map(
    (sign) => known.filter((value) => changeSign(value) === sign).length,
  );
  const average = sum(known) / known.length;
  const parts = [
    `${rose} rose`,
    `${fell} fell`,
    ...(same > 0 ? [`${same} unchanged`] : []),
    ...(known.length < returns.length ? [`${returns.length - known.length} without a price`] : []),
    `average ${changeSign(average) > 0 ? '+' : ''}${percentText(average)}`,
  ];
  return `${returns.length} removed: ${parts.join(', ')}.`;
}

/**
 * Merges entries of a stock picked in two sectors into one, with the earliest date and both reasons. A stock that was
 * removed earlier keeps a separate entry for each term.
 */
const onePerStock = (items: readonly Watched[], keyOf: (one: Watched) => string) =>
  [...Map.groupBy(items, keyOf).values()].flatMap((same) => {
    const [first] = same.toSorted((one, other) => one.putOn.localeCompare(other.putOn));
    return first ? { ...first, reason: same.map(({ reason }) => reason).join(' ') } : [];
  });

// At least one decimal, or as many as the reason has.
const pickLine = ({ sector, grown, year, pe, median }: WatchPick): PickLine => ({
  ...{ sector, growth: `${groupDigits(grown, 4, 1)}%`, year: `FY${year}` },
  ...{ pe: groupDigits(pe, 4, 1), median: `median ${groupDigits(median, 4, 1)}` },
});

function watchLine({ id, ticker, name, reason, putOnBy, putOn, takenOff, changeSince }: Watched): WatchLine {
  const picks = readPicks(reason);
  const [first] = picks;
  return {
    id,
    ticker,
    name,
    reason,
    by: putOnBy === watchRule ? null : putOnBy,
    since: fullDate(putOn),
    until: takenOff === null ? '' : fullDate(takenOff),
    change:
      changeSince === null
        ? { text: notKnown, sign: 0 }
        : { text: changeSize(changeSince), sign: changeSign(changeSince) },
    picks: picks.map(pickLine),
    raw: {
      ...{ since: putOn, until: takenOff, change: changeSince },
      ...{ growth: first?.grown ?? null, pe: first?.pe ?? null },
    },
  };
}
