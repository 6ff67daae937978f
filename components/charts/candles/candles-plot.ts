import { createSeriesMarkers, type MouseEventParams, PriceScaleMode } from 'lightweight-charts';
import { eventLetters } from '@/lib/charts/candle-text';
import type { Candles } from '@/lib/contracts/research/charts';
import type { PriceLook } from '@/lib/domain/research/price-view';
import { candleColors } from './candle-colors';
import { candlesLayers } from './candles-layers';

/** A comparison series with one value per bar; null where it has no close. */
export type BesideLine = { label: string; close: readonly (number | null)[] };

/** Everything the chart draws. With a comparison, both series are percent changes on one axis. */
export type Shown = { bars: Candles; look: PriceLook; beside: BesideLine | null };

export type CandlesPlot = {
  show: (shown: Shown) => void;
  /** Moves the crosshair to a bar, or hides it for null. */
  mark: (index: number | null) => void;
  /** Reapplies the theme's colors, which a canvas does not follow by itself. */
  recolor: () => void;
  picture: () => HTMLCanvasElement;
  remove: () => void;
};

/**
 * Over long ranges, dividend markers would cover the line, so they are omitted. The readout, the table and the file
 * list every dividend.
 */
const isMarked =
  ({ day }: Candles) =>
  ({ kind }: Candles['events'][number]) =>
    kind !== 'dividend' || day.length <= maxDaysWithDividends;
const maxDaysWithDividends = 400;

/** Extra space before the first bar, as a share of the range, so that the edge does not clip a marker there. */
const roomBeforeMark = 0.02;

/** Draws prices with volume below, always fitted to the whole range. */
export function drawCandles(box: HTMLElement, onHover: (index: number | null) => void): CandlesPlot {
  let shown: Shown | null = null;
  const { chart, candles, area, beside, volumes } = candlesLayers(box);
  const events = { candles: createSeriesMarkers(candles), line: createSeriesMarkers(area) };

  // Other bars or another width move the crosshair under a pointer that rests: the library reports it without an event.
  let isPointed = false;
  const hover = ({ logical, sourceEvent }: MouseEventParams) => {
    if (sourceEvent) isPointed = true;
    if (logical !== undefined && isPointed) onHover(Math.max(Math.round(logical), 0));
    else if (sourceEvent) onHover(null);
  };
  chart.subscribeCrosshairMove(hover);

  const marksOf = (bars: Candles) =>
    bars.events.filter(isMarked(bars)).flatMap(({ day, kind }) => {
      // Events on non-trading days are marked on the next trading day.
      const time = bars.day.find((known) => known >= day);
      return time === undefined ? [] : [{ time, text: eventLetters[kind] }];
    });

  const recolor = () => {
    const colors = candleColors(box);
    chart.applyOptions(colors.options);
    candles.applyOptions(colors.candles);
    beside.applyOptions(colors.beside);
    if (!shown) return;
    const { bars, look } = shown;
    area.applyOptions(shown.beside ? colors.line : colors.areaOf((bars.close.at(-1) ?? 0) - (bars.close[0] ?? 0)));
    volumes.setData(
      bars.day.map((time, at) => {
        const value = bars.volume[at];
        // Days without a value keep their place on the axis and draw nothing.
        const isRise = (bars.close[at] ?? 0) >= (bars.open[at] ?? 0);
        return value == null
          ? { time }
          : { time, value, color: look === 'line' ? colors.volume : colors.volumeOf(isRise) };
      }),
    );
    const markLook = { position: 'aboveBar', shape: 'circle', size: 0.6, color: colors.event } as const;
    const marks = marksOf(bars).map((mark) => ({ ...markLook, ...mark }));
    for (const [name, layer] of Object.entries(events)) layer.setMarkers(name === look ? marks : []);
  };

  return {
    show: (wanted) => {
      shown = wanted;
      const { bars, look, beside: other } = wanted;
      const { day, open, high, low, close } = bars;
      const at = (values: readonly number[], index: number) => values[index] ?? 0;
      candles.setData(
        day.map((time, index) => ({
          time,
          open: at(open, index),
          high: at(high, index),
          low: at(low, index),
          close: at(close, index),
        })),
      );
      area.setData(day.map((time, index) => ({ time, value: at(close, index) })));
      beside.setData(
        day.map((time, index) => {
          const value = other?.close[index];
          return value == null ? { time } : { time, value };
        }),
      );
      // A last-price label would cover an axis label, and the readout already shows the price. A comparison needs the
      // labels to tell its lines apart. Candles never get one: it would have the last day's color, which reads as the
      // change over the range.
      candles.applyOptions({ visible: look === 'candles', lastValueVisible: false });
      area.applyOptions({ visible: look === 'line', lastValueVisible: other !== null });
      beside.applyOptions({ visible: other !== null });
      chart.priceScale('right').applyOptions({ mode: other ? PriceScaleMode.Percentage : PriceScaleMode.Normal });
      recolor();
      chart.timeScale().fitContent();
      const last = day.length - 1;
      const [first] = marksOf(bars);
      const from = first ? day.indexOf(first.time) - roomBeforeMark * last : 0;
      if (from < 0) chart.timeScale().setVisibleLogicalRange({ from, to: last });
    },
    mark: (index) => {
      isPointed = false;
      const [day, close] = index === null ? [] : [shown?.bars.day[index], shown?.bars.close[index]];
      if (day === undefined || close === undefined) chart.clearCrosshairPosition();
      else chart.setCrosshairPosition(close, day, shown?.look === 'candles' ? candles : area);
    },
    recolor,
    picture: () => chart.takeScreenshot(),
    remove: () => chart.remove(),
  };
}
