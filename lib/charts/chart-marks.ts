import { recommendationSeries } from '@/lib/domain/research/sector-metrics';
import { namedColor, palette, seriesColor, type ChartColor } from '@/lib/content/shared/palette';

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

/**
 * After the brand color: the palette's colors that are furthest apart in both themes, also for red-green color blindness,
 * then all others.
 */
const calm = ['amber', 'navy', 'wine', 'sky', 'bronze', 'pink', 'plum'].map(namedColor);
const others = [...calm, ...palette.filter((color) => !calm.includes(color))];

/** What series are compared with: neutral, however many there are. */
const neutral = ['var(--text)', 'var(--muted)'];

/**
 * One custom property per series, from its place alone: a series keeps its color when others are added.
 * light-dark() follows the theme without a redraw.
 */
export const markColors = (count: number, benchmarks: readonly number[] = []): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const benchmark = benchmarks.indexOf(index);
      return [`--series-${index}`, benchmark < 0 ? colorAt(index) : (neutral[benchmark] ?? 'var(--muted)')];
    }),
  );

/** Analysts' ratings are in an order, from the best to the worst: green, neutral, red. */
const ratingColors = [
  inBothThemes(namedColor('forest')),
  inBothThemes(namedColor('fern')),
  'var(--line-control)',
  inBothThemes(namedColor('coral')),
  inBothThemes(namedColor('ruby')),
];

/** The same for a chart's series; ratings have colors of their own. */
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

/** Of lines with names where they end, only the sector's median has dashes: it is no price that can be bought. */
export const namedDash = (series: { key: string } | undefined) => (series?.key === 'sector' ? '6 4' : 'none');

/** Other lines step back behind the one that is read. */
export const opacityOf = (index: number, emphasized: number | undefined) =>
  emphasized === undefined || emphasized === index ? 1 : 0.25;

export const colorOf = (index: number) => `var(--series-${index})`;

function turn<Kind>(kinds: readonly Kind[], index: number): Kind {
  const kind = kinds[index % kinds.length];
  if (kind === undefined) throw new RangeError('A series index starts at 0');
  return kind;
}
