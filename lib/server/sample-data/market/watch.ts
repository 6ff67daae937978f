import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { findPatterns } from '@/lib/domain/market/price-patterns';
import { pickToWatch, watchCandidates, watchedDays, watchRule } from '@/lib/domain/research/watch-rule';
import { utcDay } from '@/lib/domain/shared/utc-day';
import type { Tx } from '@/lib/server/platform/db/pool';
import { customPatterns, stocksToWatch } from '@/lib/server/platform/db/schema/predictions';
import { insertRows } from './insert-rows';
import type { ListedSector } from './sectors';
import type { Sampled } from './write';

const fiscalYears = 3;
/** Days of patterns to generate: a little more than the 90 days that are shown. */
const patternDays = 100;

/**
 * Inserts the watch list as its rule would have filled it over the years. An entry starts on the day on which the last
 * report of the sector's year is published.
 */
export async function writeWatchList(
  tx: Tx,
  sampled: readonly Sampled[],
  sectors: readonly ListedSector[],
  today: DateOnly,
) {
  const rows = sectors.flatMap(({ slug, name, members }) => {
    const sectorMembers = sampled.filter(({ ticker }) => members.includes(ticker));
    const last = Math.min(...sectorMembers.map(({ statements }) => statements.at(-1)?.fiscalYear ?? 0));
    return Array.from({ length: fiscalYears }, (_, index) => last - index).flatMap((year) => {
      const reports = sectorMembers.map(({ ticker, statements }) => ({
        ticker,
        now: statements.find(({ fiscalYear }) => fiscalYear === year),
        before: statements.find(({ fiscalYear }) => fiscalYear === year - 1),
      }));
      const candidates = reports.flatMap((report) => watchCandidates(report.ticker, report.now, report.before));
      const pick = pickToWatch(candidates, { name, year });
      if (!pick) return [];
      const asOf = new Date(Math.max(...reports.map((report) => report.now?.asOf.getTime() ?? 0)));
      const putOn = utcDay(asOf);
      const off = addDays(putOn, watchedDays);
      const mark = { source: 'sample', isSample: true, asOf: new Date(`${putOn}T21:00:00Z`) };
      const takenOff = off < today ? off : null;
      return [{ id: `sample-watch-${slug}-${year}`, ...pick, putOnBy: watchRule, putOn, takenOff, ...mark }];
    });
  });
  await insertRows(tx, stocksToWatch, rows);
}

export async function writePatterns(tx: Tx, sampled: readonly Sampled[]) {
  const rows = sampled.flatMap(({ ticker, bars: { days, open, high, low, close }, shownFrom }) => {
    const first = days.findIndex((day) => day >= shownFrom);
    const bars = days.slice(first).map((day, index) => {
      const at = first + index;
      return { day, open: open[at] ?? 0, high: high[at] ?? 0, low: low[at] ?? 0, close: close[at] ?? 0 };
    });
    return findPatterns(bars, addDays(days.at(-1) ?? '', -patternDays)).map(({ close: closeCents, ...found }) => {
      const mark = { source: 'sample', isSample: true, asOf: new Date(`${found.day}T21:00:00Z`) };
      return { ...found, ticker, closeCents, ...mark };
    });
  });
  await insertRows(tx, customPatterns, rows);
}
