import { Figure } from '@/components/ui/tables/figure';
import { dayOfInstant, mapSummary } from '@/lib/content/places/place-view';
import type { PlaceKindCopy } from '@/lib/content/places/places';
import { placeStates, type PlaceState } from '@/lib/domain/places/places';
import { groupDigits } from '@/lib/domain/shared/numbers';
import type { PlaceMapView } from '@/lib/server/places/page-props/place-map';
import styles from './map-figure.module.css';
import { PlaceMap } from './place-map';
import { StateMark } from './state-mark';

type MapFigureProps = {
  copy: Pick<PlaceKindCopy, 'many' | 'source'>;
  totals: Record<PlaceState, number>;
  map: PlaceMapView;
  asOf: string;
  shown?: string;
};

/** The map with its subject above it, and how to read it below. */
export function MapFigure({ copy, totals, map, asOf, shown = '' }: MapFigureProps) {
  const { many, source } = copy;
  const all = placeStates.reduce((sum, state) => sum + totals[state], 0);
  return (
    <Figure
      title={`${groupDigits(totals.free)} of ${groupDigits(all)} ${many} available`}
      subtitle={`United States · as of ${dayOfInstant(asOf)}`}
      caption={source}
    >
      <PlaceMap map={map} summary={mapSummary(many, totals)} shown={shown} />
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
