import { indexByDay } from '@/lib/domain/market/market-series';
import type { Handle } from '@/lib/server/platform/db/pool';
import { listDailyCloses, type DailyClose } from '@/lib/server/market/daily-closes-repository';
import { listMembers } from '@/lib/server/market/market-figures-repository';
import type { Scope } from './predictions-repository';
import { provenanceOf, type Provenance } from '@/lib/server/market/figure-provenance';
import { closedAt } from '@/lib/server/market/symbol-figures';

/** A series of daily values that can be predicted: a stock's closes in dollars, or a sector's equal-weighted index. */
export type PriceLine = Provenance & { scope: Scope; subject: string; days: string[]; values: number[] };

/** The series of several stocks. Stocks without prices are omitted. */
export async function readStockLines(handle: Handle, tickers: readonly string[], since: string) {
  const closes = Map.groupBy(await listDailyCloses(handle, tickers, since), ({ ticker }) => ticker);
  return [...closes].flatMap(([ticker, rows]): PriceLine[] => {
    const provenance = provenanceOf(rows.map(asFrom));
    if (!provenance) return [];
    const values = rows.map(({ cents }) => cents / 100);
    return [{ scope: 'stock', subject: ticker, days: rows.map(({ day }) => day), values, ...provenance }];
  });
}

/** The series of a sector; null until its members have two months of prices. */
export async function readSectorLine(handle: Handle, slug: string, since: string): Promise<PriceLine | null> {
  const members = await listMembers(handle, [slug]);
  const rows = await listDailyCloses(
    handle,
    members.map(({ ticker }) => ticker),
    since,
  );
  const provenance = provenanceOf(rows.map(asFrom));
  if (!provenance) return null;
  const days = [...new Set(rows.map(({ day }) => day))].toSorted();
  const prices = [...Map.groupBy(rows, ({ ticker }) => ticker).values()].map((own) => filled(days, own));
  const known = indexByDay(days, prices).flatMap((level, at) =>
    level === null ? [] : [{ level, day: days[at] ?? '' }],
  );
  if (known.length === 0) return null;
  return {
    scope: 'sector',
    subject: slug,
    days: known.map(({ day }) => day),
    values: known.map(({ level }) => level),
    ...provenance,
  };
}

const asFrom = ({ day, source, isSample }: DailyClose) => ({ source, isSample, asOf: closedAt(day) });

/** Fills days without a bar with the previous close, so that a missing day does not remove a member. */
function filled(days: readonly string[], rows: readonly DailyClose[]) {
  const centsOn = new Map(rows.map(({ day, cents }) => [day, cents]));
  let last: number | undefined;
  return days.map((day) => (last = centsOn.get(day) ?? last));
}
