import { useState, type ComponentProps } from 'react';
import { CandlesCard } from '@/components/charts/candles/candles-card';
import { CandlesContext, type Beside } from '@/components/charts/candles/candles-context';
import { CandlesFigure } from '@/components/charts/candles/candles-figure';
import type { PriceView } from '@/lib/domain/research/price-view';

const useView = (initial: Partial<PriceView>) => {
  const [view, setView] = useState<PriceView>({ range: '1y', look: 'line', beside: '', ...initial });
  return { view, onView: (change: Partial<PriceView>) => setView({ ...view, ...change }) };
};

/** A card whose view is kept as the URL keeps it on a stock's page. */
export function ViewedCard({
  range,
  ...card
}: Omit<ComponentProps<typeof CandlesCard>, 'view' | 'onView'> & Pick<PriceView, 'range'>) {
  return <CandlesCard {...card} {...useView({ range })} />;
}

/** A drawn chart on its own. */
export function ViewedFigure({ besides, ...figure }: ComponentProps<typeof CandlesFigure> & { besides: Beside[] }) {
  return (
    <CandlesContext value={{ ...useView({ range: '1m' }), besides }}>
      <CandlesFigure {...figure} />
    </CandlesContext>
  );
}
