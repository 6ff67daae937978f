import { seriesColour, type ChartColour } from '@/lib/content/shared/palette';

export const dashes = ['none', '7 4', '2 3', '12 3 2 3', '5 2'] as const;
export const markers = ['circle', 'square', 'diamond', 'triangle', 'cross', 'wedge', 'star'] as const;
export const textures = ['solid', 'rising', 'dots', 'falling', 'bands', 'grid', 'uprights'] as const;

export type Marker = (typeof markers)[number];
export type Texture = (typeof textures)[number];
export type SeriesMark = { colour: ChartColour; dash: (typeof dashes)[number]; marker: Marker; texture: Texture };

/**
 * How a series is told apart without color: dashes, point shapes and bar textures. With five dashes and seven shapes
 * the same pair repeats only after 35 series.
 */
export const seriesMark = (index: number): SeriesMark => ({
  colour: seriesColour(index),
  dash: turn(dashes, index),
  marker: turn(markers, index),
  texture: turn(textures, index),
});

/** One custom property per series: light-dark() follows the theme without a redraw. */
export const markColours = (count: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const { light, dark } = seriesColour(index);
      // A single series uses the brand color.
      return [`--series-${index}`, count === 1 ? 'var(--accent)' : `light-dark(${light}, ${dark})`];
    }),
  );

export const colourOf = (index: number) => `var(--series-${index})`;

function turn<Kind>(kinds: readonly Kind[], index: number): Kind {
  const kind = kinds[index % kinds.length];
  if (kind === undefined) throw new RangeError('Series are counted from 0');
  return kind;
}
