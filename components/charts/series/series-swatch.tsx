import { colorOf, seriesMark } from '@/lib/charts/chart-marks';
import type { ChartKind } from '../frame/chart-kinds';
import { SeriesMarker } from './series-marker';

type SeriesSwatchProps = {
  index: number;
  kind: ChartKind;
  isNamed?: boolean;
  isArea?: boolean;
  /** Dashed, for a line that is labeled at its end. */
  isDashed?: boolean;
};

/**
 * A series' swatch: a bar's color, a band's area, or a line with its dashes and marker. Lines labeled at their ends
 * have a short line without a marker.
 */
export function SeriesSwatch({ index, kind, isNamed = false, isArea = false, isDashed = false }: SeriesSwatchProps) {
  const { dash, marker } = seriesMark(index);
  if (isArea)
    return (
      <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
        <path d="M0 0H14V12H0Z" fill={colorOf(index)} fillOpacity="0.3" />
      </svg>
    );
  if (isNamed)
    return (
      <svg width="14" height="12" viewBox="0 0 14 12" aria-hidden="true">
        <path
          d="M1 6H13"
          stroke={colorOf(index)}
          strokeWidth="3"
          {...(isDashed ? { strokeDasharray: '5 2' } : { strokeLinecap: 'round' })}
        />
      </svg>
    );
  const isBar = kind === 'bar' || kind === 'stacked';
  return (
    <svg width={isBar ? 14 : 28} height="12" viewBox={`0 0 ${isBar ? 14 : 28} 12`} aria-hidden="true">
      {isBar ? (
        <path d="M1 0H13V12H1Z" fill={colorOf(index)} />
      ) : (
        <>
          {kind === 'dot-range' ? null : (
            <path d="M1 6H27" stroke={colorOf(index)} strokeWidth="2" strokeDasharray={dash} fill="none" />
          )}
          <SeriesMarker marker={marker} cx={14} cy={6} color={colorOf(index)} />
        </>
      )}
    </svg>
  );
}
