import { earningsPerShare, growth, peRatio, type Figure } from '@/lib/domain/market/market-formulas';
import { sectorStocksTitle } from './sectors';
import { medianOf } from '@/lib/domain/market/market-series';

/** Name of the rule that adds a stock to the list, stored with each entry. A changed rule gets a new name. */
export const watchRule = 'Rule: fastest growth under the median P/E';
export const watchedDays = 365;
/** With fewer values, the median is not meaningful. */
const minCompared = 3;

export const watchRuleCopy = `The screen picks the company with the fastest revenue growth among those with a P/E below the sector median. It runs once most companies in a sector have reported their fiscal year. Each stock stays listed for ${watchedDays} days.`;

type Statement = { revenue: Figure; netIncome: Figure; shares: Figure; yearEndPriceCents: Figure };
export type WatchCandidate = { ticker: string; grown: number; pe: number | null };

/** A company as a candidate at the end of a fiscal year. Empty if its growth is unknown. */
export function watchCandidates(ticker: string, now?: Statement, before?: Statement): WatchCandidate[] {
  const grown = growth(now?.revenue, before?.revenue);
  if (!now || grown === null) return [];
  const pe = peRatio((now.yearEndPriceCents ?? 0) / 100, earningsPerShare(now.netIncome, now.shares));
  return [{ ticker, grown, pe }];
}

/** The selected stock and the reason, or null if none qualifies. */
export function pickToWatch(candidates: readonly WatchCandidate[], { name, year }: { name: string; year: number }) {
  const earning = candidates.flatMap(({ pe, ...rest }) => (pe === null ? [] : [{ ...rest, pe }]));
  const middle = medianOf(earning.map(({ pe }) => pe));
  if (middle === null || earning.length < minCompared) return null;
  const [best] = earning.filter(({ pe, grown }) => pe < middle && grown > 0).toSorted((a, b) => b.grown - a.grown);
  if (!best) return null;
  const digits = digitsApart(best.pe, middle);
  const reason = `Revenue grew ${best.grown.toFixed(1)}% in fiscal year ${year}, the most among ${sectorStocksTitle(name)} with a below-median P/E (${best.pe.toFixed(digits)} vs. ${middle.toFixed(digits)}).`;
  return { ticker: best.ticker, reason };
}

export type WatchPick = { sector: string; grown: number; year: number; pe: number; median: number };

/** Parses the figures from a reason written by this rule, one per sector. Empty for other reasons. */
export const readPicks = (reason: string): WatchPick[] =>
  [...reason.matchAll(written)].map(([, grown, year, sector = '', pe, median]) => ({
    ...{ sector, grown: Number(grown), year: Number(year), pe: Number(pe), median: Number(median) },
  }));

/** Matches the sentence that `pickToWatch` writes. */
const written =
  /Revenue grew ([\d.]+)% in fiscal year (\d{4}), the most among (.+?) with a below-median P\/E \(([\d.]+) vs\. ([\d.]+)\)\./g;

const maxDigits = 4;

/** Number of decimals at which the lower value still reads lower: one, or more if the rounded values are equal. */
function digitsApart(lower: number, higher: number) {
  let digits = 1;
  while (digits < maxDigits && lower.toFixed(digits) === higher.toFixed(digits)) digits += 1;
  return digits;
}
