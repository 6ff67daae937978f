import type { DateOnly } from '@/lib/domain/shared/dates';
import type { Tx } from '@/lib/server/platform/db/pool';
import {
  fundOwnership,
  priceTargets,
  recommendations,
  yearlyFundamentals,
} from '@/lib/server/platform/db/schema/figures';
import { dailyBars } from '@/lib/server/platform/db/schema/market';
import type { Company } from './company';
import { ownershipOf, recommendationsOf, targetsOf } from './opinions';
import { insertRows } from './insert-rows';
import type { Bars } from './prices';
import type { Statement } from './statements';

const marked = { source: 'sample', isSample: true } as const;

/** A sample symbol with its prices; a fund has prices only. */
export type Sampled = {
  ticker: string;
  name: string;
  company: Company | null;
  statements: readonly Statement[];
  bars: Bars;
  shownFrom: DateOnly;
};

/** Inserts all data of the sample symbols, table by table. */
export async function writeSample(tx: Tx, sampled: readonly Sampled[], today: DateOnly) {
  const bars = sampled.flatMap(({ ticker, bars: columns, shownFrom }) =>
    columns.days.flatMap((day, at) => (day < shownFrom ? [] : [{ ticker, day, ...barAt(columns, at), ...marked }])),
  );
  await insertRows(tx, dailyBars, bars);
  const companies = sampled.flatMap(({ company, ...rest }) => (company ? [{ ...rest, company }] : []));
  const about = <Row extends object>(rowsOf: (sample: (typeof companies)[number]) => Row[]) =>
    companies.flatMap((sample) => rowsOf(sample).map((row) => ({ ...row, ticker: sample.ticker, ...marked })));
  await insertRows(
    tx,
    yearlyFundamentals,
    about(({ statements }) => [...statements]),
  );
  await insertRows(
    tx,
    recommendations,
    about(({ company, bars: all }) => recommendationsOf(company, lastDay(all))),
  );
  await insertRows(
    tx,
    priceTargets,
    about(({ company, bars: all }) => targetsOf(company, lastDay(all), closeUpTo(company, all))),
  );
  await insertRows(
    tx,
    fundOwnership,
    about(({ company }) => ownershipOf(company, today)),
  );
}

const lastDay = ({ days }: Bars) => days.at(-1) ?? '';

const barAt = ({ open, high, low, close, volume }: Bars, at: number) => ({
  openCents: open[at] ?? 0,
  highCents: high[at] ?? 0,
  lowCents: low[at] ?? 0,
  closeCents: close[at] ?? 0,
  volume: volume[at] ?? 0,
});

/** Returns a function for the last close up to a day; null before the first trading day. */
export function closeUpTo({ symbol }: Company, { days, close }: Bars) {
  return (day: DateOnly) => {
    if (symbol.listedOn && day < symbol.listedOn) return null;
    return close[days.findLastIndex((known) => known <= day)] ?? null;
  };
}
