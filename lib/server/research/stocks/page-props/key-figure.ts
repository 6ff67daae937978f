import { price } from '@/lib/content/market/market-figures';
import { stockCopy as copy } from '@/lib/content/research/stocks';
import type { SymbolPage } from '@/lib/contracts/research/symbols';

/** A row of the key figures, formatted. */
export type KeyFigure = {
  label: string;
  note: string;
  value: string;
  /** Sign of a change, which determines its color. */
  sign?: number;
  median: string;
  percentile: number | null;
};

export type KeyFigures = {
  /** The sector that medians and percentiles refer to; null without one. */
  sector: string | null;
  rows: KeyFigure[];
  /** A fund's returns, in a second table beside the first. */
  returns: { title: string; rows: KeyFigure[] } | null;
};

/** Placeholders for a figure that is not compared with the sector. */
export const unranked = { median: '–', percentile: null } as const;

/** Rows for the 52-week high and low. */
export function yearRange({ yearHigh, yearLow }: Pick<SymbolPage, 'yearHigh' | 'yearLow'>): KeyFigure[] {
  const { high, low, rangeNote: note } = copy.figures;
  return [
    { ...unranked, label: high, note, value: price(yearHigh) },
    { ...unranked, label: low, note, value: price(yearLow) },
  ];
}
