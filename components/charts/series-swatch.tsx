import { colourOf, seriesMark } from '@/lib/content/chart-marks';
import { SeriesMarker } from './series-marker';

/** A series as it looks in the picture: its colour, its dashes, its shape. */
export function SeriesSwatch({ index }: { index: number }) {
  const { dash, marker } = seriesMark(index);
  return (
    <svg width="28" height="12" viewBox="0 0 28 12" aria-hidden="true">
      <path d="M1 6H27" stroke={colourOf(index)} strokeWidth="2" strokeDasharray={dash} fill="none" />
      <SeriesMarker marker={marker} cx={14} cy={6} colour={colourOf(index)} />
    </svg>
  );
}
