import { colourOf, seriesMark, type Texture } from '@/lib/charts/chart-marks';

/** Ids are the page's, so each picture has its own. */
export const textureOf = (picture: string, index: number) =>
  seriesMark(index).texture === 'solid' ? colourOf(index) : `url(#${picture}-${index})`;

/** Bars of neighbours differ by their texture too: the ground's ink on the colour. */
export const SeriesTexture = ({ picture, index }: { picture: string; index: number }) => (
  <pattern id={`${picture}-${index}`} width="6" height="6" patternUnits="userSpaceOnUse">
    <path d="M0 0H6V6H0Z" fill={colourOf(index)} />
    <path d={inks[seriesMark(index).texture]} stroke="var(--surface)" strokeWidth="1.2" strokeOpacity="0.75" />
  </pattern>
);

const inks: Record<Texture, string> = {
  solid: '',
  rising: 'M-1 1L1 -1M0 6L6 0M5 7L7 5',
  dots: 'M2.25 3H3.75',
  falling: 'M5 -1L7 1M0 0L6 6M-1 5L1 7',
  bands: 'M0 3H6',
  grid: 'M0 3H6M3 0V6',
  uprights: 'M3 0V6',
};
