import { useState } from 'react';
import { CandlesCard } from '@/components/charts/candles/candles-card';
import type { PriceView } from '@/lib/domain/research/price-view';
import { candleRanges } from '@/lib/domain/research/research';
import { sampleCandles } from './sample-charts';

/** A candle chart whose view is not kept in the URL. */
export function CandlesShow() {
  const [view, setView] = useState<PriceView>({ range: '6m', look: 'line', beside: '' });
  return (
    <CandlesCard
      name="aapl-price"
      title="Candles and volume"
      description="Daily bars of a made-up stock."
      ranges={candleRanges}
      view={view}
      onView={(change) => setView({ ...view, ...change })}
      load={(range) => Promise.resolve(sampleCandles(daysOf[range]))}
    />
  );
}

/** The number of trading days in each range. */
const daysOf = { '5d': 5, '1m': 22, '3m': 64, '6m': 128, ytd: 220, '1y': 258, '3y': 258, '5y': 258, '10y': 258 };
