import { createContext } from 'react';
import type { PriceView } from '@/lib/domain/research/price-view';
import type { CandleRange } from '@/lib/domain/research/research';

/** Closing prices or index levels by day; null on days without a value. */
type Closes = { day: readonly string[]; close: readonly (number | null)[] };

/** A price series that the reader can add for comparison. */
export type Beside = { key: string; label: string; load: (range: CandleRange) => Promise<Closes> };

export type CandlesState = {
  view: PriceView;
  onView: (change: Partial<PriceView>) => void;
  besides: readonly Beside[];
};

/** State that the drawn chart gets from its card, besides the bars. */
export const CandlesContext = createContext<CandlesState>({
  view: { range: '1y', look: 'line', beside: '' },
  onView: () => undefined,
  besides: [],
});
