import {
  CandlestickSeries,
  createChart,
  CrosshairMode,
  HistogramSeries,
  LineStyle,
  type MouseEventParams,
} from 'lightweight-charts';
import type { Candles } from '@/lib/contracts/research/charts';
import { compactMoney } from '@/lib/domain/shared/compact-money';
import { candleColours } from './candle-colours';

export type CandlesPlot = {
  show: (bars: Candles) => void;
  /** Moves the crosshair to a bar, or hides it. */
  mark: (index: number | null) => void;
  /** Reapplies the theme's colors: a canvas does not follow the theme. */
  recolour: () => void;
  picture: () => HTMLCanvasElement;
  remove: () => void;
};

/** The one place that speaks lightweight-charts: candles above, volume below, the whole range always in view. */
export function drawCandles(box: HTMLElement, onHover: (index: number | null) => void): CandlesPlot {
  let shown: Candles | null = null;
  // Its logo would come with a style element, which the security policy refuses: the frame names TradingView instead.
  const chart = createChart(box, {
    autoSize: true,
    layout: { attributionLogo: false, fontSize: 12, panes: { enableResize: false } },
    // Ranges are buttons: dragging or the wheel would block scrolling the page.
    handleScroll: false,
    handleScale: false,
    rightPriceScale: { borderVisible: false },
    timeScale: { borderVisible: false, minBarSpacing: 0.01, fixLeftEdge: true, fixRightEdge: true },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: { labelVisible: false }, horzLine: { style: LineStyle.Dotted } },
    localization: { locale: 'en-US' },
  });
  const prices = chart.addSeries(CandlestickSeries, { priceLineVisible: false });
  const volumes = chart.addSeries(
    HistogramSeries,
    {
      priceFormat: { type: 'custom', formatter: compactMoney, minMove: 1 },
      priceLineVisible: false,
      lastValueVisible: false,
    },
    1,
  );
  chart.panes()[0]?.setStretchFactor(3);
  chart.panes()[1]?.setStretchFactor(1);

  const hover = ({ logical, sourceEvent }: MouseEventParams) => {
    // Without an event the crosshair was put there by `mark`.
    if (sourceEvent) onHover(logical === undefined ? null : Math.round(logical));
  };
  chart.subscribeCrosshairMove(hover);

  const recolour = () => {
    const { options, candles, volumeOf } = candleColours(box);
    chart.applyOptions(options);
    prices.applyOptions(candles);
    const { day = [], open = [], close = [], volume = [] } = shown ?? {};
    volumes.setData(
      day.map((time, at) => {
        const value = volume[at];
        // A day without a value keeps its position and draws nothing.
        return value == null ? { time } : { time, value, color: volumeOf((close[at] ?? 0) >= (open[at] ?? 0)) };
      }),
    );
  };

  return {
    show: (bars) => {
      shown = bars;
      const { day, open, high, low, close } = bars;
      prices.setData(
        day.map((time, at) => ({
          time,
          open: open[at] ?? 0,
          high: high[at] ?? 0,
          low: low[at] ?? 0,
          close: close[at] ?? 0,
        })),
      );
      recolour();
      chart.timeScale().fitContent();
    },
    mark: (index) => {
      const [day, close] = index === null ? [] : [shown?.day[index], shown?.close[index]];
      if (day === undefined || close === undefined) chart.clearCrosshairPosition();
      else chart.setCrosshairPosition(close, day, prices);
    },
    recolour,
    picture: () => chart.takeScreenshot(),
    remove: () => chart.remove(),
  };
}
