import { useMemo, useState } from 'react';
import type { Candles } from '@/lib/contracts/research/charts';
import type { CandleRange } from '@/lib/domain/research/research';
import { Segmented } from '@/components/ui/forms/segmented';
import { LazyChart, type LazyChartProps } from '../frame/lazy-chart';
import { CandlesContext, type Beside } from './candles-context';

type CandlesCardProps = Omit<LazyChartProps<Candles>, 'load'> & {
  /** The ranges a reader may choose from, shortest first, and the default. */
  ranges: readonly CandleRange[];
  range: CandleRange;
  load: (range: CandleRange) => Promise<Candles>;
  /** The line available for comparison. */
  beside?: Beside;
};

/** The daily prices of a stock with their volume, over a range that the reader chooses. */
export function CandlesCard(props: CandlesCardProps) {
  // The key resets range and bars for another stock.
  return <RangedCandles key={props.name} {...props} />;
}

function RangedCandles({ ranges, range, load, beside, ...card }: CandlesCardProps) {
  const [chosen, setChosen] = useState(range);
  const context = useMemo(() => ({ range: chosen, beside }), [chosen, beside]);
  return (
    <CandlesContext value={context}>
      <LazyChart
        {...card}
        question={`${card.name}/${chosen}`}
        load={() => load(chosen)}
        loadCode={loadCandles}
        isTall
        controls={
          <Segmented
            legend="Range"
            options={ranges.map((value) => ({ value, label: value.toUpperCase() }))}
            value={chosen}
            onChange={setChosen}
          />
        }
      />
    </CandlesContext>
  );
}

const loadCandles = () => import('./candles-figure').then(({ CandlesFigure }) => CandlesFigure);
