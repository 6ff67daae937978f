import { ColorType } from 'lightweight-charts';
import { resolveColor } from '../frame/resolve-token';

/** The page's colors for lightweight-charts: rising bars are hollow, falling bars filled. */
export function candleColors(near: Element) {
  const color = (token: string) => resolveColor(near, token) ?? '';
  const [surface, muted, line, gain, loss] = [
    color('--surface'),
    color('--muted'),
    color('--line'),
    color('--gain'),
    color('--loss'),
  ];
  const [accent, amber] = [color('--accent'), color('--amber')];
  return {
    options: {
      layout: {
        background: { type: ColorType.Solid, color: surface },
        textColor: muted,
        fontFamily: getComputedStyle(near).fontFamily,
        panes: { separatorColor: line },
      },
      grid: { vertLines: { visible: false }, horzLines: { color: line } },
      crosshair: {
        vertLine: { color: muted },
        horzLine: { color: muted, labelBackgroundColor: muted },
      },
    },
    candles: {
      upColor: surface,
      borderUpColor: gain,
      wickUpColor: gain,
      downColor: loss,
      borderDownColor: loss,
      wickDownColor: loss,
    },
    /** Colored by the change over the range, like the chart shown to visitors. */
    areaOf: (change: number) => {
      const tone = change > 0 ? gain : change < 0 ? loss : accent;
      return { lineColor: tone, topColor: faded(tone, 0.16), bottomColor: faded(tone, 0.04) };
    },
    /**
     * For a comparison with a second line: the color only identifies the line, and an area below it would have no
     * meaning.
     */
    line: { lineColor: accent, topColor: faded(accent, 0), bottomColor: faded(accent, 0) },
    beside: { color: amber },
    event: accent,
    // Paler than the prices, which matter more. Line charts use the neutral `volume`.
    volumeOf: (isRise: boolean) => faded(isRise ? gain : loss, 0.4),
    volume: faded(muted, 0.4),
  };
}

const faded = (rgb: string, opacity: number) => rgb.replace(/^rgb\((.*)\)$/, `rgba($1, ${opacity})`);
