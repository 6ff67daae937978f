import { useState, type ComponentProps } from 'react';
import { CandlesCard } from '@/components/charts/candles/candles-card';
import { CandlesContext, type Beside } from '@/components/charts/candles/candles-context';
import { CandlesFigure } from '@/components/charts/candles/candles-figure';
import type { PriceView } from '@/lib/domain/research/price-view';

const useView = (initial: Partial<PriceView>) => {
  const [view, setView] = useState<PriceView>({ range: '1y', look: 'line', beside: '', ...initial });
  return { view, onView: (change: Partial<PriceView>) => setView({ ...view, ...change }) };
};

/** A chart card whose view is kept in state, as a stock's page keeps it in the URL. */
export function ViewedCard({
  range,
  ...card
}: Omit<ComponentProps<typeof CandlesCard>, 'view' | 'onView'> & Pick<PriceView, 'range'>) {
  return <CandlesCard {...card} {...useView({ range })} />;
}

/** A chart without its card. */
export function ViewedFigure({ besides, ...figure }: ComponentProps<typeof CandlesFigure> & { besides: Beside[] }) {
  return (
    <CandlesContext value={{ ...useView({ range: '1m' }), besides }}>
      <CandlesFigure {...figure} />
    </CandlesContext>
  );
}
