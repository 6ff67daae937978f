import { earningsPerShare, growth, peRatio, type Figure } from './market-formulas';
import { medianOf } from './market-series';

/** The rule by which a stock is put on the short list: its name stands with each entry, another rule is another name. */
export const watchRule = 'Rule: fastest growth under the median P/E';
export const watchedDays = 365;
/** A median of fewer says nothing. */
const leastCompared = 3;

export const watchRuleWords = `Once most of a sector’s companies have reported a fiscal year, a rule puts one of them here: the one whose revenue grew fastest among those whose P/E at the end of that year was under the sector’s median, if it grew at all. It counts from the day it is put here and comes off after ${watchedDays} days, whatever its price did. Nobody picks, and nothing is dated back.`;

type Statement = { revenue: Figure; netIncome: Figure; shares: Figure; yearEndPriceCents: Figure };
export type Standing = { ticker: string; grown: number; pe: number | null };

/** How a company stood at the end of a year; nothing where its growth cannot be told. */
export function standingOf(ticker: string, now?: Statement, before?: Statement): Standing[] {
  const grown = growth(now?.revenue, before?.revenue);
  if (!now || grown === null) return [];
  const pe = peRatio((now.yearEndPriceCents ?? 0) / 100, earningsPerShare(now.netIncome, now.shares));
  return [{ ticker, grown, pe }];
}

/** The one to watch, with the reason that stands beside it; null where none fits. */
export function pickToWatch(standing: readonly Standing[], { name, year }: { name: string; year: number }) {
  const earning = standing.flatMap(({ pe, ...rest }) => (pe === null ? [] : [{ ...rest, pe }]));
  const middle = medianOf(earning.map(({ pe }) => pe));
  if (middle === null || earning.length < leastCompared) return null;
  const [best] = earning.filter(({ pe, grown }) => pe < middle && grown > 0).toSorted((a, b) => b.grown - a.grown);
  if (!best) return null;
  const reason = `Revenue grew ${best.grown.toFixed(1)}% in fiscal year ${year}, the most among members of ${name} whose P/E was under the median: ${best.pe.toFixed(1)} at the end of that year, against ${middle.toFixed(1)}.`;
  return { ticker: best.ticker, reason };
}
