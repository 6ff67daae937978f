import { hierarchy, treemap, treemapSquarify } from 'd3-hierarchy';
import { changeSign, changeSize, dollars, notKnown } from '@/lib/content/market/market-figures';
import { sectorMapCopy as copy } from '@/lib/content/research/screener/sector-map';
import type { SectorSize } from '@/lib/contracts/research/screener';
import type { MapPeriod } from '@/lib/domain/research/screener/figures';

/** Left, top, width and height in percent of the map. */
export type Place = readonly [left: number, top: number, width: number, height: number];
export type SectorTile = {
  slug: string;
  name: string;
  change: string;
  sign: number;
  /** How strong its color is, from −3 to 3. */
  level: number;
  cap: string;
  stocks: string;
  /** On wide screens and on phones. */
  wide: Place;
  tall: Place;
};

/** Changes in percent from which a tile's color is stronger. */
const steps: Record<MapPeriod, readonly [number, number, number]> = { day: [0.1, 0.75, 1.5], year: [1, 10, 25] };
const mostTiles = 120;
/**
 * Width by height, as in sector-map.module.css; and the minimum part of the map that a sector is drawn as, so that a
 * name fits, which is less with many sectors. `squeeze` makes tiles wider than tall, for names in one line.
 */
const layouts = {
  wide: { ratio: 2.4, least: 0.04, squeeze: 1 },
  tall: { ratio: 0.7, least: 0.065, squeeze: 0.6 },
};
type Layout = (typeof layouts)[keyof typeof layouts];

/** Draws the sectors as a treemap: area by total market cap, color by change. Sectors without a market cap have no tile. */
export function sectorTiles(sectors: readonly SectorSize[], period: MapPeriod): SectorTile[] {
  const shown = sectors.filter(({ marketCap }) => (marketCap ?? 0) > 0).slice(0, mostTiles);
  const [wide, tall] = [placesOf(shown, layouts.wide), placesOf(shown, layouts.tall)];
  return shown.flatMap((sector, index) => {
    const [onWide, onTall] = [wide[index], tall[index]];
    return onWide && onTall ? [{ ...tileOf(sector, period), wide: onWide, tall: onTall }] : [];
  });
}

/** The legend of the colors: the strongest fall and the strongest rise. */
export const scaleOf = (period: MapPeriod): readonly [string, string] => [
  `−${steps[period][2]}% or less`,
  `+${steps[period][2]}% or more`,
];

export function tileOf({ slug, name, members, marketCap, change }: SectorSize, period: MapPeriod) {
  const size = Math.abs(change ?? 0);
  const level = steps[period].filter((step) => size >= step).length;
  return {
    slug,
    name,
    change: change === null ? notKnown : changeSize(change),
    sign: changeSign(change ?? 0),
    level: level === 0 ? 0 : level * changeSign(change ?? 0),
    cap: dollars(marketCap),
    stocks: copy.stocks(members),
  };
}

/** Market caps as they are drawn. */
function sizesOf(sectors: readonly SectorSize[], leastPart: number) {
  const total = sectors.reduce((sum, { marketCap }) => sum + (marketCap ?? 0), 0);
  const least = total * Math.min(leastPart, 0.65 / sectors.length);
  return sectors.map(({ marketCap }) => Math.max(marketCap ?? 0, least));
}

function placesOf(sectors: readonly SectorSize[], { ratio, least, squeeze }: Layout): Place[] {
  type Node = { size: number; children?: Node[] };
  const children = sizesOf(sectors, least).map((size) => ({ size }));
  const root = hierarchy<Node>({ size: 0, children }).sum(({ size }) => size);
  const [width, height] = [100 * ratio * squeeze, 100];
  const drawn = treemap<Node>().tile(treemapSquarify.ratio(1.2)).size([width, height])(root);
  const percent = (part: number, total: number) => Math.round((10_000 * part) / total) / 100;
  return (drawn.children ?? []).map(({ x0, x1, y0, y1 }) => [
    percent(x0, width),
    percent(y0, height),
    percent(x1 - x0, width),
    percent(y1 - y0, height),
  ]);
}
