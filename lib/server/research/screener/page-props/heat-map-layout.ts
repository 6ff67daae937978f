import { placeSectors, stackSectors, type Box, type Space } from './heat-map-boxes';
import { fillSpace, type DrawnSector, type Narrowest } from './heat-map-tiles';
import { legibleSizes } from './legible-sizes';
import { sum } from '@/lib/domain/shared/averages';

/** Left, top, width and height in percent of the map. */
export type Place = readonly [left: number, top: number, width: number, height: number];
export type GroupPlace = {
  /** The header with the sector's name; null if the sector is too small for one, or alone. */
  header: Place | null;
  /** Positions of the stocks that have their own tile, in the stocks' order. */
  tiles: readonly Place[];
  /** How many of the smallest stocks share the last tile; `last` is its position. */
  rest: number;
  last: Place | null;
  isEnlarged: boolean;
};

/** `wide` is a treemap of sectors; `tall` stacks sectors that are as wide as the map. */
export type MapShape = 'wide' | 'tall';

/**
 * The narrowest width per shape, as a fraction of the width that tiles are laid out for. Heights are fixed in
 * heat-map-tile.module.css.
 */
const narrowest: Record<MapShape, Narrowest> = { wide: 1, tall: 320 / 350 };

/** Lays out the stocks of each sector, largest first. The height is in pixels. */
export function placeGroups(
  sectors: readonly DrawnSector[],
  shape: MapShape,
): { height: number; groups: GroupPlace[] } {
  const totals = sectors.map(({ stocks }) => sum(stocks.map(({ size }) => size)));
  const { map, boxes } = shape === 'wide' ? placeSectors(legibleSizes(totals)) : stackSectors(totals);
  const toPlace = (box: Box) => percents(box, map);
  return {
    height: map.height,
    groups: sectors.map((sector, index) => {
      const { x, y, width, height, strip } = boxes[index] ?? nowhere;
      const within = (box: Box) => toPlace({ ...box, x: x + box.x, y: y + strip + box.y });
      const { tiles, rest, last, isEnlarged } = fillSpace(sector, { width, height: height - strip }, narrowest[shape]);
      return {
        header: strip === 0 ? null : toPlace({ x, y, width, height: strip }),
        tiles: tiles.map(within),
        rest,
        last: last && within(last),
        isEnlarged,
      };
    }),
  };
}

const nowhere = { x: 0, y: 0, width: 0, height: 0, strip: 0 };

const percents = ({ x, y, width, height }: Box, map: Space): Place => [
  percent(x, map.width),
  percent(y, map.height),
  percent(width, map.width),
  percent(height, map.height),
];

const percent = (part: number, total: number) => Math.round((100_000 * part) / total) / 1000;
