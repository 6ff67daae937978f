import { useState } from 'react';
import type { Candles } from '@/lib/contracts/research/charts';
import type { CandleRange } from '@/lib/domain/research/research';
import { Segmented } from '@/components/ui/forms/segmented';
import { LateChart, type LateChartProps } from '../frame/late-chart';

type CandlesCardProps = Omit<LateChartProps<Candles>, 'load'> & {
  /** The ranges a reader may choose from, shortest first, and the one to begin with. */
  ranges: readonly CandleRange[];
  range: CandleRange;
  load: (range: CandleRange) => Promise<Candles>;
};

/** The daily bars of a stock with their volume, over a range that the reader chooses. */
export function CandlesCard(props: CandlesCardProps) {
  // The key resets range and bars for another stock.
  return <RangedCandles key={props.name} {...props} />;
}

function RangedCandles({ ranges, range, load, ...card }: CandlesCardProps) {
  const [chosen, setChosen] = useState(range);
  return (
    <LateChart
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
  );
}

const loadCandles = () => import('./candles-figure').then(({ CandlesFigure }) => CandlesFigure);
