import { changeSign, dollars } from '@/lib/content/market/market-figures';
import { heatMapCopy as copy } from '@/lib/content/research/screener/heat-map';
import type { MappedStock } from '@/lib/contracts/research/screener';
import type { MapPeriod } from '@/lib/domain/research/screener/figures';
import { placeGroups, type GroupPlace, type Place } from './heat-map-layout';
import { heatOf } from './heat-scale';

/** Custom properties: left, top, width and height in percent, on the wide map and on the tall one. */
type Placed = Record<`--${string}`, number>;

export type HeatMapTile = {
  ticker: string;
  name: string;
  /** With its sign. */
  change: string;
  sign: number;
  /** How strong its color is, from −6 to 6. */
  level: number;
  cap: string;
  place: Placed;
};

/** Several stocks in one tile, with their average change; it leads to where each is shown. */
export type HeatMapRest = { mark: string; change: string; level: number; text: string; href: string; place: Placed };

export type HeatMapGroup = {
  name: string;
  /** The map of this sector alone; null for stocks without a sector. */
  href: string | null;
  /** Where its name is; without a size where it has no room. */
  place: Placed;
  /** For narrow groups. */
  short?: string;
  tiles: readonly HeatMapTile[];
  /** The stocks whose tiles have no room for their text on the wide map or the tall one, as one tile each. */
  rests: readonly HeatMapRest[];
};

/** The stocks by sector, the largest sector first. */
export const sectorsOf = (items: readonly MappedStock[]) =>
  [...Map.groupBy(items, ({ sector }) => sector?.slug ?? '')]
    .map(([slug, stocks]) => ({
      slug,
      name: stocks[0]?.sector?.name ?? copy.other,
      stocks,
      total: stocks.reduce((sum, { marketCap }) => sum + marketCap, 0),
    }))
    .toSorted((one, other) => other.total - one.total);

type Sector = ReturnType<typeof sectorsOf>[number];
type PathOf = (sector: string) => string;

/** The sectors with their tiles on both maps, the height of the tall one, and whether a tile is larger than its stocks. */
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
    // A sector's own map has the rest in its table only.
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

/** Every stock counts the same, as in the changes of sectors; null without a known change. */
function averageOf(stocks: readonly MappedStock[]) {
  const known = stocks.flatMap(({ change }) => (change === null ? [] : [change]));
  return known.length === 0 ? null : known.reduce((sum, change) => sum + change, 0) / known.length;
}
