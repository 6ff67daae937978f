import { useState } from 'react';
import type { Candles } from '@/lib/contracts/charts';
import type { CandleRange } from '@/lib/domain/research';
import { Segmented } from '@/components/ui/segmented';
import { LateChart, type LateChartProps } from './late-chart';

type CandlesCardProps = Omit<LateChartProps<Candles>, 'load'> & {
  /** The ranges a reader may choose from, shortest first, and the one to begin with. */
  ranges: readonly CandleRange[];
  range: CandleRange;
  load: (range: CandleRange, signal: AbortSignal) => Promise<Candles>;
};

/** The daily bars of a stock with their volume, over a range that the reader chooses. */
export function CandlesCard(props: CandlesCardProps) {
  // Another stock begins anew: its first range, none of the last one's bars.
  return <RangedCandles key={props.name} {...props} />;
}

function RangedCandles({ ranges, range, load, ...card }: CandlesCardProps) {
  const [chosen, setChosen] = useState(range);
  return (
    <LateChart
      {...card}
      question={`${card.name}/${chosen}`}
      load={(signal) => load(chosen, signal)}
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
