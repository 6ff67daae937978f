import {
  AreaSeries,
  CandlestickSeries,
  createChart,
  CrosshairMode,
  HistogramSeries,
  LineSeries,
  LineStyle,
} from 'lightweight-charts';
import { tickText, valueText } from '@/lib/charts/chart-text';
import { percentTicks, signedChange } from '@/lib/charts/candle-text';
import { compactAlike, compactMoney } from '@/lib/domain/shared/compact-money';

/** The axis of the prices reads like that of the visitors' chart. */
const prices = {
  type: 'custom',
  formatter: (value: number) => valueText(value, 'USD per share'),
  tickmarksFormatter: (values: readonly number[]) => values.map((value) => tickText(value, 'USD per share')),
  minMove: 0.01,
} as const;

/** Times the size of a label: at most five of them are on the 20rem of the prices, and three or four on a phone's. */
const tickDistance = { wide: 5.5, phone: 2.75 };
const phoneHeight = 320;

/** The empty chart with its layers: candles, line, second line, and the volume in a pane below. */
export function candlesLayers(box: HTMLElement) {
  const isPhone = box.clientHeight < phoneHeight;
  // Its logo would add a style element, which the security policy blocks: the frame names TradingView instead.
  const chart = createChart(box, {
    autoSize: true,
    layout: { attributionLogo: false, fontSize: 12, panes: { enableResize: false } },
    // Ranges are buttons: dragging or the wheel would block scrolling the page.
    handleScroll: false,
    handleScale: false,
    // The library leaves a fifth of the plot empty above the line.
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.08, bottom: 0.1 } },
    // Its left edge is free for room before a marked first bar; the range stays the same when the plot's width changes.
    timeScale: { borderVisible: false, minBarSpacing: 0.01, fixRightEdge: true, lockVisibleTimeRangeOnResize: true },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: { labelVisible: false }, horzLine: { style: LineStyle.Dotted } },
    localization: {
      locale: 'en-US',
      percentageFormatter: signedChange,
      tickmarksPercentageFormatter: percentTicks,
    },
  });
  const candles = chart.addSeries(CandlestickSeries, { priceFormat: prices, priceLineVisible: false });
  const area = chart.addSeries(AreaSeries, { priceFormat: prices, priceLineVisible: false, lineWidth: 2 });
  const beside = chart.addSeries(LineSeries, { priceLineVisible: false, lineWidth: 2 });
  const volumes = chart.addSeries(
    HistogramSeries,
    {
      priceFormat: {
        type: 'custom',
        formatter: compactMoney,
        // A phone has no room for the marks next to the lowest price.
        tickmarksFormatter: (values: readonly number[]) =>
          values.map((value) => (isPhone ? '' : compactAlike(value, value + 1))),
        minMove: 1,
      },
      priceLineVisible: false,
      lastValueVisible: false,
    },
    1,
  );
  chart.priceScale('right').applyOptions({ tickMarkDensity: isPhone ? tickDistance.phone : tickDistance.wide });
  chart.panes()[0]?.setStretchFactor(4);
  chart.panes()[1]?.setStretchFactor(1);
  return { chart, candles, area, beside, volumes };
}
