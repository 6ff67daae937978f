import { createContext } from 'react';
import type { Candles } from '@/lib/contracts/research/charts';
import type { CandleRange } from '@/lib/domain/research/research';

/** A second price line that the reader may switch on. */
export type Beside = { label: string; name: string; load: (range: CandleRange) => Promise<Candles> };

/** What the drawn chart needs from its card besides the bars. */
export const CandlesContext = createContext<{ range: CandleRange; beside: Beside | undefined }>({
  range: '1y',
  beside: undefined,
});
