import { mean, sum } from '@/lib/domain/shared/averages';
import { changeSign, dollars } from '@/lib/content/market/market-figures';
import { heatMapCopy as copy } from '@/lib/content/research/screener/heat-map';
import type { MappedStock } from '@/lib/contracts/research/screener';
import type { MapPeriod } from '@/lib/domain/research/screener/figures';
import { placeGroups, type GroupPlace, type Place } from './heat-map-layout';
import { heatOf } from './heat-scale';

/** CSS custom properties: left, top, width and height in percent, on the wide and on the tall map. */
type Placed = Record<`--${string}`, number>;

export type HeatMapTile = {
  ticker: string;
  name: string;
  /** Formatted, with its sign. */
  change: string;
  sign: number;
  /** Strength of the tile's color, from −6 to 6. */
  level: number;
  cap: string;
  place: Placed;
};

/** A tile for several stocks, with their average change and a link to where each is listed. */
export type HeatMapRest = { mark: string; change: string; level: number; text: string; href: string; place: Placed };

export type HeatMapGroup = {
  name: string;
  /** Link to the map of this sector alone; null for stocks without a sector. */
  href: string | null;
  /** Position of the sector's header; zero size if it has no room for one. */
  place: Placed;
  /** Short name, for narrow groups. */
  short?: string;
  tiles: readonly HeatMapTile[];
  /** One tile per map for the stocks that have no room for their text on it. */
  rests: readonly HeatMapRest[];
};

/** The stocks grouped by sector, largest sector first. */
export const sectorsOf = (items: readonly MappedStock[]) =>
  [...Map.groupBy(items, ({ sector }) => sector?.slug ?? '')]
    .map(([slug, stocks]) => ({
      slug,
      name: stocks[0]?.sector?.name ?? copy.other,
      stocks,
      total: sum(stocks.map(({ marketCap }) => marketCap)),
    }))
    .toSorted((one, other) => other.total - one.total);

type Sector = ReturnType<typeof sectorsOf>[number];
type PathOf = (sector: string) => string;

/** The sectors with their tiles on both maps, the height of the tall map, and whether any tile is enlarged. */
export function drawGroups(sectors: readonly Sector[], period: MapPeriod, mapOf: PathOf) {
  const restOf = ({ stocks }: Sector, count: number) => ({
    name: copy.rest(count, stocks.length),
    ...heatOf(averageOf(stocks.slice(-count)), period),
  });
  const drawn = sectors.map((sector) => ({
    stocks: sector.stocks.map(({ ticker, marketCap, change }) => ({
      ...{ size: marketCap, name: ticker },
      change: heatOf(change, period).change,
    })),
    restText: (count: number) => restOf(sector, count),
  }));
  const [wide, tall] = [placeGroups(drawn, 'wide'), placeGroups(drawn, 'tall')];

  const groups = sectors.map((sector, index): HeatMapGroup => {
    const { slug, name, stocks } = sector;
    const [onWide = nothing, onTall = nothing] = [wide.groups[index], tall.groups[index]];
    // A sector's own map lists the remaining stocks only in its table.
    const restHref = slug === '' || sectors.length === 1 ? '#map-table' : mapOf(slug);
    const restTile = (count: number, place: Placed): HeatMapRest[] => {
      if (count === 0) return [];
      const { name: mark, change, level } = restOf(sector, count);
      const text = copy.more(mark, name, period, change);
      return [{ mark, change, level, text, href: restHref, place: { ...place, '--letters': mark.length } }];
    };
    return {
      name,
      ...(slug in copy.short ? { short: copy.short[slug] } : {}),
      href: slug === '' ? null : mapOf(slug),
      place: placed(onWide.header, onTall.header),
      tiles: stocks.map((stock, at) => ({
        ...tileOf(stock, period),
        place: { ...placed(onWide.tiles[at], onTall.tiles[at]), '--letters': stock.ticker.length },
      })),
      rests: [...restTile(onWide.rest, placed(onWide.last, null)), ...restTile(onTall.rest, placed(null, onTall.last))],
    };
  });
  const hasEnlargedTile = [...wide.groups, ...tall.groups].some(({ isEnlarged }) => isEnlarged);
  return { groups, tallHeight: tall.height, hasEnlargedTile };
}

const nothing: GroupPlace = { header: null, tiles: [], rest: 0, last: null, isEnlarged: false };

const placed = (wide: Place | null = nowhere, tall: Place | null = nowhere): Placed => {
  const [[x, y, w, h], [tallX, tallY, tallW, tallH]] = [wide ?? nowhere, tall ?? nowhere];
  return {
    ...{ '--x': x, '--y': y, '--w': w, '--h': h },
    ...{ '--tall-x': tallX, '--tall-y': tallY, '--tall-w': tallW, '--tall-h': tallH },
  };
};
const nowhere: Place = [0, 0, 0, 0];

const tileOf = ({ ticker, name, marketCap, change }: MappedStock, period: MapPeriod) => ({
  ...{ ticker, name, sign: changeSign(change ?? 0), cap: dollars(marketCap) },
  ...heatOf(change, period),
});

/** The equal-weighted average change, as in the changes of sectors; null if no change is known. */
function averageOf(stocks: readonly MappedStock[]) {
  return mean(stocks.flatMap(({ change }) => (change === null ? [] : [change])));
}
