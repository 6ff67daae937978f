import {
  AreaSeries,
  CandlestickSeries,
  createChart,
  CrosshairMode,
  HistogramSeries,
  LineSeries,
  LineStyle,
} from 'lightweight-charts';
import { compactMoney } from '@/lib/domain/shared/compact-money';

/** The empty chart with its layers: candles, line, second line, and the volume in a pane below. */
export function candlesLayers(box: HTMLElement) {
  // Its logo would add a style element, which the security policy blocks: the frame names TradingView instead.
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
  const candles = chart.addSeries(CandlestickSeries, { priceLineVisible: false });
  const area = chart.addSeries(AreaSeries, { priceLineVisible: false, lineWidth: 2 });
  const beside = chart.addSeries(LineSeries, { priceLineVisible: false, lineWidth: 2 });
  const volumes = chart.addSeries(
    HistogramSeries,
    {
      priceFormat: { type: 'custom', formatter: compactMoney, minMove: 1 },
      priceLineVisible: false,
      lastValueVisible: false,
    },
    1,
  );
  chart.panes()[0]?.setStretchFactor(4);
  chart.panes()[1]?.setStretchFactor(1);
  return { chart, candles, area, beside, volumes };
}
