import { namedColor, seriesColor, type ChartColor } from '@/lib/content/shared/palette';

export const dashes = ['none', '7 4', '2 3', '12 3 2 3', '5 2'] as const;
export const markers = ['circle', 'square', 'diamond', 'triangle', 'cross', 'wedge', 'star'] as const;

export type Marker = (typeof markers)[number];
export type SeriesMark = { color: ChartColor; dash: (typeof dashes)[number]; marker: Marker };

/**
 * How to distinguish a series without color: dashes and point shapes. With five and seven of them the same pair repeats
 * only after 35 series. Bars are in the order of their legend, with a gap between them.
 */
export const seriesMark = (index: number): SeriesMark => ({
  color: seriesColor(index),
  dash: turn(dashes, index),
  marker: turn(markers, index),
});

/** A chart of few series: the brand color first, then calm colors that differ clearly in hue and lightness. */
const calm = ['amber', 'navy', 'mulberry', 'sky', 'bronze'] as const;

/** One custom property per series: light-dark() follows the theme without a redraw. */
export const markColors = (count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`--series-${index}`, colorAmong(index, count)]));

function colorAmong(index: number, count: number) {
  if (count > calm.length + 1) return inBothThemes(seriesColor(index));
  const name = calm[index - 1];
  return name === undefined ? 'var(--accent)' : inBothThemes(namedColor(name));
}

const inBothThemes = ({ light, dark }: ChartColor) => `light-dark(${light}, ${dark})`;

export const colorOf = (index: number) => `var(--series-${index})`;

function turn<Kind>(kinds: readonly Kind[], index: number): Kind {
  const kind = kinds[index % kinds.length];
  if (kind === undefined) throw new RangeError('A series index starts at 0');
  return kind;
}
