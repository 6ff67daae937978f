import { createContext } from 'react';
import type { CandleRange } from '@/lib/domain/research/research';

/** Prices, or an index of prices, on days; null where there is none. */
type Closes = { day: readonly string[]; close: readonly (number | null)[] };

/** A second price line that the reader may choose. */
export type Beside = { key: string; label: string; load: (range: CandleRange) => Promise<Closes> };

/** What the drawn chart needs from its card besides the bars. */
export const CandlesContext = createContext<{ range: CandleRange; besides: readonly Beside[] }>({
  range: '1y',
  besides: [],
});
