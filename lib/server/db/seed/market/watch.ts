import { addDays } from '@/lib/domain/calendar-days';
import type { DateOnly } from '@/lib/domain/dates';
import { earningsPerShare, growth, peRatio } from '@/lib/domain/market-formulas';
import { medianOf } from '@/lib/domain/market-series';
import { findPatterns } from '@/lib/domain/price-patterns';
import type { Tx } from '../../pool';
import { customPatterns, stocksToWatch } from '../../schema/predictions';
import { putRows } from './put-rows';
import type { ListedSector } from './sectors';
import type { Sampled } from './write';

const rule = 'Rule: fastest growth under the median P/E';
const fiscalYears = 3;
/** Shapes are shown for 90 days. */
const patternDays = 100;

/**
 * The short list by one rule over the sample: in each sector and year the member with the fastest growth among those
 * whose P/E was under the sector's median. It goes on when the last report is out, and comes off a year later.
 */
export async function writeWatchList(
  tx: Tx,
  sampled: readonly Sampled[],
  sectors: readonly ListedSector[],
  today: DateOnly,
) {
  const rows = sectors.flatMap(({ slug, name, members }) => {
    const own = sampled.filter(({ ticker }) => members.includes(ticker));
    const last = Math.min(...own.map(({ statements }) => statements.at(-1)?.fiscalYear ?? 0));
    return Array.from({ length: fiscalYears }, (_, index) => last - index).flatMap((year) => {
      const standing = own.flatMap((sample) => standingOf(sample, year));
      const middle = medianOf(standing.map(({ pe }) => pe)) ?? 0;
      const best = standing
        .filter(({ pe, grown }) => pe !== null && pe < middle && grown > 0)
        .toSorted((a, b) => b.grown - a.grown)[0];
      if (!best?.pe) return [];
      const putOn =
        standing
          .map(({ reportedOn }) => reportedOn)
          .toSorted()
          .at(-1) ?? '';
      const off = addDays(putOn, 365);
      const reason = `Revenue grew ${best.grown.toFixed(1)}% in fiscal year ${year}, the most among members of ${name} whose P/E was under the median: ${best.pe.toFixed(1)} at the end of that year, against ${middle.toFixed(1)}.`;
      const mark = { source: 'sample', isSample: true, asOf: new Date(`${putOn}T21:00:00Z`) };
      const takenOff = off < today ? off : null;
      return [
        { id: `sample-watch-${slug}-${year}`, ticker: best.ticker, reason, putOnBy: rule, putOn, takenOff, ...mark },
      ];
    });
  });
  await putRows(tx, stocksToWatch, rows);
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
  await putRows(tx, customPatterns, rows);
}

function standingOf({ ticker, statements }: Sampled, year: number) {
  const now = statements.find(({ fiscalYear }) => fiscalYear === year);
  const before = statements.find(({ fiscalYear }) => fiscalYear === year - 1);
  const grown = growth(now?.revenue, before?.revenue);
  if (!now || grown === null) return [];
  const pe = peRatio((now.yearEndPriceCents ?? 0) / 100, earningsPerShare(now.netIncome, now.shares));
  return [{ ticker, pe, grown, reportedOn: now.asOf.toISOString().slice(0, 10) }];
}
