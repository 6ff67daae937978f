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

/** Formats the price axis like the chart shown to visitors. */
const prices = {
  type: 'custom',
  formatter: (value: number) => valueText(value, 'USD per share'),
  tickmarksFormatter: (values: readonly number[]) => values.map((value) => tickText(value, 'USD per share')),
  minMove: 0.01,
} as const;

/** Tick spacing in multiples of the label height: at most five ticks on desktop, three or four on phones. */
const tickDistance = { wide: 5.5, phone: 2.75 };
const phoneHeight = 320;

/** The empty chart with its series: candles, line, comparison line, and volume in a pane below. */
export function candlesLayers(box: HTMLElement) {
  const isPhone = box.clientHeight < phoneHeight;
  // The library's logo adds a style element, which the content security policy blocks. The frame credits TradingView
  // instead.
  const chart = createChart(box, {
    autoSize: true,
    layout: { attributionLogo: false, fontSize: 12, panes: { enableResize: false } },
    // The range is set with buttons; drag and wheel handlers would block page scrolling.
    handleScroll: false,
    handleScale: false,
    // By default the library leaves the top 20% of the plot empty.
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.08, bottom: 0.1 } },
    // The left edge is not fixed, which leaves room for a marker on the first bar. The range stays the same on resize.
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
        // Phones have no room for a tick label next to the lowest price.
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
