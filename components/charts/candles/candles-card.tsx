import { useMemo, useState } from 'react';
import type { Candles } from '@/lib/contracts/research/charts';
import type { CandleRange } from '@/lib/domain/research/research';
import { repeatedRanges } from '@/lib/domain/research/candle-ranges';
import { fullDate } from '@/lib/domain/shared/dates';
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
        controls={(bars) => (
          <Segmented legend="Range" options={rangeOptions(ranges, chosen, bars)} value={chosen} onChange={setChosen} />
        )}
      />
    </CandlesContext>
  );
}

/** The chosen range stays available, also where a shorter one has the same prices. */
function rangeOptions(ranges: readonly CandleRange[], chosen: CandleRange, bars: Candles | undefined) {
  const last = bars?.day.at(-1);
  const since = bars?.since;
  const repeated = since && last ? repeatedRanges(ranges, { since, last }) : [];
  return ranges.map((value) => ({
    value,
    label: value.toUpperCase(),
    unavailable: since && value !== chosen && repeated.includes(value) ? `Prices since ${fullDate(since)}` : undefined,
  }));
}

const loadCandles = () => import('./candles-figure').then(({ CandlesFigure }) => CandlesFigure);
