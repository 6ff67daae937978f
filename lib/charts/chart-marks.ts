import { recommendationSeries } from '@/lib/domain/research/sector-metrics';
import { namedColor, palette, seriesColor, type ChartColor } from '@/lib/content/shared/palette';

export const dashes = ['none', '7 4', '2 3', '12 3 2 3', '5 2'] as const;
export const markers = ['circle', 'square', 'diamond', 'triangle', 'cross', 'wedge', 'star'] as const;

export type Marker = (typeof markers)[number];
export type SeriesMark = { color: ChartColor; dash: (typeof dashes)[number]; marker: Marker };

/**
 * Color, dash pattern and point shape of a series, so that it can be told apart without color. Five patterns and seven
 * shapes repeat only after 35 series.
 */
export const seriesMark = (index: number): SeriesMark => ({
  color: seriesColor(index),
  dash: turn(dashes, index),
  marker: turn(markers, index),
});

/**
 * The first colors after the brand color: those furthest apart in both themes, also with red-green color blindness. The
 * rest of the palette follows.
 */
const calm = ['amber', 'navy', 'wine', 'sky', 'bronze', 'pink', 'plum'].map(namedColor);
const others = [...calm, ...palette.filter((color) => !calm.includes(color))];

/** Neutral colors for benchmarks. */
const neutral = ['var(--text)', 'var(--muted)'];

/**
 * One custom property per series. The color depends only on the index, so that adding a series does not recolor the
 * others. `light-dark()` follows the theme without a redraw.
 */
export const markColors = (count: number, benchmarks: readonly number[] = []): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const benchmark = benchmarks.indexOf(index);
      return [`--series-${index}`, benchmark < 0 ? colorAt(index) : (neutral[benchmark] ?? 'var(--muted)')];
    }),
  );

/** Colors of analysts' ratings from best to worst: green, neutral, red. */
const ratingColors = [
  inBothThemes(namedColor('forest')),
  inBothThemes(namedColor('fern')),
  'var(--line-control)',
  inBothThemes(namedColor('coral')),
  inBothThemes(namedColor('ruby')),
];

/** Custom properties for a chart's series; analysts' ratings have their own colors. */
export const seriesColors = (series: readonly { key: string }[], benchmarks: readonly number[] = []) =>
  series[0]?.key === recommendationSeries[0].key
    ? Object.fromEntries(ratingColors.map((color, index) => [`--series-${index}`, color]))
    : markColors(series.length, benchmarks);

function colorAt(index: number) {
  const color = others[(index - 1) % others.length];
  return index === 0 || !color ? 'var(--accent)' : inBothThemes(color);
}

function inBothThemes({ light, dark }: ChartColor) {
  return `light-dark(${light}, ${dark})`;
}

/**
 * Dash pattern of lines with end labels. Only the sector's median is dashed, because it is not a price that can be
 * traded.
 */
export const namedDash = (series: { key: string } | undefined) => (series?.key === 'sector' ? '6 4' : 'none');

/** Fades the other lines while one is emphasized. */
export const opacityOf = (index: number, emphasized: number | undefined) =>
  emphasized === undefined || emphasized === index ? 1 : 0.25;

export const colorOf = (index: number) => `var(--series-${index})`;

function turn<Kind>(kinds: readonly Kind[], index: number): Kind {
  const kind = kinds[index % kinds.length];
  if (kind === undefined) throw new RangeError('A series index starts at 0');
  return kind;
}
