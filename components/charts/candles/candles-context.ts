import { createContext } from 'react';
import type { PriceView } from '@/lib/domain/research/price-view';
import type { CandleRange } from '@/lib/domain/research/research';

/** Prices, or an index of prices, on days; null where there is none. */
type Closes = { day: readonly string[]; close: readonly (number | null)[] };

/** A second price line that the reader may choose. */
export type Beside = { key: string; label: string; load: (range: CandleRange) => Promise<Closes> };

export type CandlesState = {
  view: PriceView;
  onView: (change: Partial<PriceView>) => void;
  besides: readonly Beside[];
};

/** What the drawn chart needs from its card besides the bars. */
export const CandlesContext = createContext<CandlesState>({
  view: { range: '1y', look: 'line', beside: '' },
  onView: () => undefined,
  besides: [],
});
