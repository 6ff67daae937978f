import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import { barText } from '@/lib/charts/candle-text';
import { drawCandles, type CandlesPlot, type Shown } from './candles-plot';
import { CandlesReadout } from './candles-readout';
import { PlotArea } from '../series/plot-area';
import { useCursor } from '../series/use-cursor';
import { useThemeChange } from '../frame/use-theme-change';

/** Exports the chart as an image; `picture` returns undefined until the chart is drawn. */
export type CandlesHandle = { picture: () => HTMLCanvasElement | undefined };

type CandlesChartProps = Shown & { title: string; ref: Ref<CandlesHandle> };

/** The chart has one series, so the up and down arrow keys have no effect. */
const onlySeries = [0];

/**
 * Daily prices with volume. The canvas only draws; the cursor, the text alternative and the keyboard support are ours.
 */
export function CandlesChart({ bars, look, beside, title, ref }: CandlesChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<CandlesPlot>(null);
  const {
    cursor,
    isByKey,
    point: pointTo,
    hands,
  } = useCursor({ points: bars.day.length, series: onlySeries, pointAt: null });
  const point = cursor?.point ?? null;

  const hover = useEffectEvent(pointTo);

  useEffect(() => {
    if (!box.current) return;
    const drawn = drawCandles(box.current, (index) => hover(index));
    plot.current = drawn;
    return () => {
      plot.current = null;
      drawn.remove();
    };
  }, []);
  useImperativeHandle(ref, () => ({ picture: () => plot.current?.picture() }), []);

  // Before other bars are shown: a crosshair on a bar that is gone must not be reported for one of them.
  useEffect(() => {
    if (isByKey || point === null) plot.current?.mark(point);
  }, [point, isByKey]);
  useEffect(() => plot.current?.show({ bars, look, beside }), [bars, look, beside]);
  useThemeChange(() => plot.current?.recolor());

  return (
    <>
      <CandlesReadout bars={bars} beside={beside} index={point ?? bars.day.length - 1} />
      <PlotArea
        title={title}
        spoken={point !== null && isByKey ? barText(bars, point, beside) : ''}
        handlers={hands}
        place={box}
        isTall
      />
    </>
  );
}
