import { price } from '@/lib/content/market/market-figures';
import { stockCopy as copy } from '@/lib/content/research/stocks';
import type { SymbolPage } from '@/lib/contracts/research/symbols';

/** A row of the key figures, formatted. */
export type KeyFigure = {
  label: string;
  note: string;
  value: string;
  /** Of a change, for its color. */
  sign?: number;
  median: string;
  percentile: number | null;
};

export type KeyFigures = {
  /** The sector that medians and percentiles are of; null where there is none. */
  sector: string | null;
  rows: KeyFigure[];
  /** A second table beside the first: a fund's returns. */
  returns: { title: string; rows: KeyFigure[] } | null;
};

/** Of a figure that is not compared with a sector's. */
export const unranked = { median: '–', percentile: null } as const;

/** The highest and lowest close of a year. */
export function yearRange({ yearHigh, yearLow }: Pick<SymbolPage, 'yearHigh' | 'yearLow'>): KeyFigure[] {
  const { high, low, rangeNote: note } = copy.figures;
  return [
    { ...unranked, label: high, note, value: price(yearHigh) },
    { ...unranked, label: low, note, value: price(yearLow) },
  ];
}
