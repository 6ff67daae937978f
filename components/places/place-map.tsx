import type { PlaceMapView } from '@/lib/content/places/place-map';
import styles from './place-map.module.css';
import { stateShapes } from './state-mark';

type PlaceMapProps = {
  map: PlaceMapView;
  /** The text alternative of the map. */
  summary: string;
  /** The highlighted places as an SVG path of dots. */
  shown?: string;
  /** Where the map is narrow, its names would be too small to read. */
  hasNames?: boolean;
};

/** A map of the US with its cities or schools, rendered on the server. */
export function PlaceMap({ map, summary, shown = '', hasNames = true }: PlaceMapProps) {
  return (
    <svg viewBox="0 0 975 610" className={styles.map} role="img" aria-label={summary}>
      <path d={map.land} className={styles.land} />
      <path d={map.borders} className={styles.borders} />
      <path d={map.free} className={styles.free} />
      {map.marks.map(({ x, y, state }) => (
        <path
          key={`${x} ${y}`}
          d={stateShapes[state].d}
          transform={`translate(${x} ${y})`}
          className={stateShapes[state].look}
        />
      ))}
      {shown ? <path d={shown} className={styles.ring} /> : null}
      {shown ? <path d={shown} className={styles.shown} /> : null}
      <g className={styles.labels}>
        {(hasNames ? map.labels : []).map(({ x, y, name }) => (
          <text key={name} x={x > 860 ? x - 8 : x + 8} y={y + 4} textAnchor={x > 860 ? 'end' : 'start'}>
            {name}
          </text>
        ))}
      </g>
    </svg>
  );
}
