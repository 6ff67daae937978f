import { Figure } from '@/components/ui/tables/figure';
import type { PlaceMapFigure } from '@/lib/content/places/place-map';
import { availableOf, dayOfInstant, mapSummary } from '@/lib/content/places/place-view';
import { placeStates } from '@/lib/domain/places/places';
import { groupDigits } from '@/lib/domain/shared/numbers';
import styles from './map-figure.module.css';
import { PlaceMap } from './place-map';
import { StateMark } from './state-mark';

type MapFigureProps = PlaceMapFigure & {
  /** The highlighted places as an SVG path of dots. */
  shown?: string;
  hasNames?: boolean;
};

/** The map with its subject above it, and how to read it below. */
export function MapFigure({ copy, totals, map, asOf, shown = '', hasNames = true }: MapFigureProps) {
  const { many, source } = copy;
  const all = placeStates.reduce((sum, state) => sum + totals[state], 0);
  return (
    <Figure
      title={availableOf(many, totals.free, all)}
      subtitle={`United States · as of ${dayOfInstant(asOf)}`}
      caption={source}
    >
      <PlaceMap map={map} summary={mapSummary(many, totals)} shown={shown} hasNames={hasNames} />
      <ul className={styles.legend}>
        {placeStates.map((state) => (
          <li key={state} className={styles.entry}>
            <StateMark state={state} /> <span className={styles.count}>{groupDigits(totals[state])}</span>
          </li>
        ))}
        {shown ? <li className={styles.listed}>Shown in the list</li> : null}
      </ul>
    </Figure>
  );
}
