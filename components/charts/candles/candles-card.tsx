import type { Candles } from '@/lib/contracts/research/charts';
import type { PriceView } from '@/lib/domain/research/price-view';
import type { CandleRange } from '@/lib/domain/research/research';
import { repeatedRanges } from '@/lib/domain/research/candle-ranges';
import { Segmented } from '@/components/ui/forms/segmented';
import { LazyChart, type LazyChartProps } from '../frame/lazy-chart';
import { CandlesContext, type Beside } from './candles-context';

type CandlesCardProps = Omit<LazyChartProps<Candles>, 'load'> & {
  /** The ranges offered to the reader, shortest first. */
  ranges: readonly CandleRange[];
  view: PriceView;
  onView: (change: Partial<PriceView>) => void;
  load: (range: CandleRange) => Promise<Candles>;
  /** Series offered for comparison. */
  besides?: readonly Beside[];
};

/** A stock's daily prices and volume over a range that the reader selects. */
export function CandlesCard(props: CandlesCardProps) {
  // The key resets the loaded bars when the stock changes.
  return <RangedCandles key={props.name} {...props} />;
}

const none: readonly Beside[] = [];

function RangedCandles({ ranges, view, onView, load, besides = none, ...card }: CandlesCardProps) {
  const { range } = view;
  return (
    <CandlesContext value={{ view, onView, besides }}>
      <LazyChart
        {...card}
        question={`${card.name}/${range}`}
        load={() => load(range)}
        loadCode={loadCandles}
        isTall
        controls={(bars) => (
          <Segmented
            legend="Range"
            options={rangeOptions(ranges, range, bars)}
            value={range}
            onChange={(value) => onView({ range: value })}
          />
        )}
      />
    </CandlesContext>
  );
}

/**
 * Hides a range whose prices are the same as a shorter one's, unless it is selected. The longest range is shown only
 * after the first prices arrive, so that no button disappears.
 */
function rangeOptions(ranges: readonly CandleRange[], chosen: CandleRange, bars: Candles | undefined) {
  const last = bars?.day.at(-1);
  const since = bars?.since;
  const repeated: readonly CandleRange[] =
    bars === undefined ? ranges.slice(-1) : since && last ? repeatedRanges(ranges, { since, last }) : [];
  return ranges
    .filter((value) => value === chosen || !repeated.includes(value))
    .map((value) => ({ value, label: value.toUpperCase() }));
}

const loadCandles = () => import('./candles-figure').then(({ CandlesFigure }) => CandlesFigure);
