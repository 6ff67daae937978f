import { geoAlbersUsa } from 'd3-geo';
import type { PlaceRow } from '@/lib/contracts/places/places';
import type { MapMark, PlaceMapView } from '@/lib/content/places/place-map';
import outline from './united-states.json';

/** The same projection as that of the map's outline. */
const project = geoAlbersUsa().scale(1300).translate([487.5, 305]);

type Spot = Pick<PlaceRow, 'slug' | 'name' | 'lat' | 'lon' | 'region' | 'state'>;

/**
 * Max labels: enough for orientation. `labelRoom` is the min distance between two labels, so that they do not overlap.
 */
const labelLimit = 14;
const labelRoom = { x: 118, y: 30 };

/** Positions of places on the map. Places that share a position are spread around it in a sunflower pattern. */
export function mapView(spots: readonly Spot[], hasLabels: boolean): PlaceMapView {
  const taken = new Map<string, number>();
  const drawn = spots.flatMap((spot) => {
    const point = project([spot.lon, spot.lat]);
    if (!point) return [];
    const key = point.map(Math.round).join();
    const before = taken.get(key) ?? 0;
    taken.set(key, before + 1);
    return [{ ...spot, ...beside(point, before) }];
  });
  const marks = drawn.flatMap(({ x, y, state }) => (state === 'free' ? [] : [{ x, y, state }]));
  const free = dots(drawn.filter(({ state }) => state === 'free'));
  return { ...outline, free, marks, labels: hasLabels ? labelsOf(drawn) : [] };
}

/** The positions of a few places, as an SVG path of dots. */
export const dotsOf = (spots: readonly Pick<Spot, 'lat' | 'lon'>[]) =>
  dots(
    spots.flatMap(({ lon, lat }) => {
      const point = project([lon, lat]);
      return point ? [{ x: Math.round(point[0]), y: Math.round(point[1]) }] : [];
    }),
  );

const dots = (marks: readonly MapMark[]) => marks.map(({ x, y }) => `M${x} ${y}h0`).join('');

const goldenAngle = Math.PI * (3 - Math.sqrt(5));

function beside([x, y]: [number, number], before: number): MapMark {
  const radius = 5.5 * Math.sqrt(before);
  return {
    x: Math.round(x + radius * Math.cos(before * goldenAngle)),
    y: Math.round(y + radius * Math.sin(before * goldenAngle)),
  };
}

function labelsOf(drawn: readonly (MapMark & { name: string })[]) {
  const labels: (MapMark & { name: string })[] = [];
  for (const { x, y, name } of drawn) {
    if (labels.length === labelLimit) break;
    const isFree = labels.every((other) => Math.abs(other.x - x) > labelRoom.x || Math.abs(other.y - y) > labelRoom.y);
    if (isFree) labels.push({ x, y, name: name.replace(/ City$/, '') });
  }
  return labels;
}
