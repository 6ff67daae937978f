import { ColorType } from 'lightweight-charts';
import { resolveColour } from '../frame/resolve-token';

/** The tokens of the page as lightweight-charts wants them: what rises is hollow, what falls is full. */
export function candleColours(near: Element) {
  const colour = (token: string) => resolveColour(near, token);
  const [surface, muted, lines, gain, loss] = ['--surface', '--muted', '--line', '--gain', '--loss'].map(colour);
  const line = lines ?? '';
  return {
    options: {
      layout: {
        background: { type: ColorType.Solid, color: surface ?? '' },
        textColor: muted ?? '',
        fontFamily: getComputedStyle(near).fontFamily,
        panes: { separatorColor: line },
      },
      grid: { vertLines: { visible: false }, horzLines: { color: line } },
      crosshair: {
        vertLine: { color: muted ?? '' },
        horzLine: { color: muted ?? '', labelBackgroundColor: muted ?? '' },
      },
    },
    candles: {
      upColor: surface ?? '',
      borderUpColor: gain ?? '',
      wickUpColor: gain ?? '',
      downColor: loss ?? '',
      borderDownColor: loss ?? '',
      wickDownColor: loss ?? '',
    },
    // Paler than the candles, which show the same.
    volumeOf: (isRise: boolean) => (isRise ? gain : loss)?.replace(/^rgb\((.*)\)$/, 'rgba($1, 0.5)') ?? '',
  };
}
