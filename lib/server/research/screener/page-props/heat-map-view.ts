import { changeSign, dollars } from '@/lib/content/market/market-figures';
import { sourceLine } from '@/lib/content/market/source-line';
import { heatMapCopy as copy } from '@/lib/content/research/screener/heat-map';
import type { HeatMap, MappedStock } from '@/lib/contracts/research/screener';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import { mapPeriods, type MapPeriod } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { placeGroups, type MapShape, type Place } from './heat-map-layout';
import { heatOf, heatScale } from './heat-scale';
import { hasEnlarged, legibleSizes, sharedSizes } from './legible-sizes';

/** Views to choose from. */
export type MapLinks = {
  label: string;
  links: readonly { label: string; href: string; isCurrent: boolean }[];
};

/** Custom properties: left, top, width and height in percent, on wide screens and on phones. */
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

/** Several stocks in one tile, with their average change; it leads to the list of their sector. */
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
  /** The stocks that are too small for a wide screen or for a phone, as one tile each; none where all fit. */
  rests: readonly HeatMapRest[];
};

export type HeatMapView = {
  groups: readonly HeatMapGroup[];
  periods: MapLinks;
  /** The whole market and each sector alone. */
  sectors: MapLinks;
  isSample: boolean;
  /** The legend: the colors from the strongest fall to the strongest rise, with the changes at its ends and middle. */
  scale: readonly { level: number; label?: string }[];
  /** How many stocks are shown, what areas and colors mean, and of which day. */
  text: string;
  copy: Record<'skip' | 'cap' | 'change' | 'table' | 'caption' | 'none' | 'noneText', string> & {
    columns: readonly [string, string, string];
  };
};

type Sector = { slug: string; name: string };

/** The heat map with its copy, so that the page's script contains only its elements. */
export function heatMapView(
  { items, matching, sized, meta }: HeatMap,
  period: MapPeriod,
  screen: Screen,
  sectors: readonly Sector[],
): HeatMapView {
  const of = (sector: string | null) => screenerAddress({ ...screen, sector }, period);
  const groups = drawGroups(items, period, of);
  return {
    groups,
    periods: {
      label: copy.choose,
      links: mapPeriods.map((one) => ({
        label: copy.periods[one],
        href: screenerAddress(screen, one),
        isCurrent: one === period,
      })),
    },
    sectors: {
      label: copy.sectors,
      links: [
        { label: copy.all, href: of(null), isCurrent: screen.sector === null },
        ...sectors.map(({ slug, name }) => ({ label: name, href: of(slug), isCurrent: slug === screen.sector })),
      ],
    },
    isSample: meta.isSample,
    scale: heatScale(period),
    text: [
      copy.shown(items.length, sized, matching),
      copy.meaning(period),
      ...(screen.sector === null ? [copy.shownOnce] : []),
      ...(hasEnlarged(sectorsOf(items).map(({ total }) => total)) ? [copy.enlarged] : []),
      ...(groups.some(({ rests }) => rests.length > 0) ? [copy.shared] : []),
      ...(items.length > 0 ? [sourceLine(meta)] : []),
    ].join(' '),
    copy: {
      ...{ skip: copy.skip, cap: copy.cap, change: copy.change[period], table: copy.table, caption: copy.caption },
      ...{ none: copy.none, noneText: copy.noneText },
      columns: [copy.columns.stock, copy.columns.cap, copy.change[period]],
    },
  };
}

/** The stocks of a screen as a table or as a heat map. */
export const viewLinks = (screen: Screen, period: MapPeriod | null): MapLinks => ({
  label: copy.views.label,
  links: [
    { label: copy.views.table, href: screenerAddress(screen), isCurrent: period === null },
    { label: copy.views.map, href: screenerAddress(screen, period ?? 'day'), isCurrent: period !== null },
  ],
});

/** The stocks by sector, the largest sector first. */
const sectorsOf = (items: readonly MappedStock[]) =>
  [...Map.groupBy(items, ({ sector }) => sector?.slug ?? '')]
    .map(([slug, stocks]) => ({
      slug,
      name: stocks[0]?.sector?.name ?? copy.other,
      stocks,
      total: stocks.reduce((sum, { marketCap }) => sum + marketCap, 0),
    }))
    .toSorted((one, other) => other.total - one.total);

type PathOf = (sector: string) => string;

function drawGroups(items: readonly MappedStock[], period: MapPeriod, mapOf: PathOf): HeatMapGroup[] {
  const sorted = sectorsOf(items);
  const sizes = legibleSizes(sorted.map(({ stocks }) => stocks.map(({ marketCap }) => marketCap)));
  const [wide, tall] = [placeTiles(sizes, 'wide'), placeTiles(sizes, 'tall')];
  return sorted.map(({ slug, name, stocks }, index) => {
    const restOf = (count: number, place: Placed): HeatMapRest[] => {
      if (count === 0) return [];
      const { change, level } = heatOf(averageOf(stocks.slice(-count)), period);
      const mark = copy.rest(count, stocks.length);
      return [
        {
          ...{ mark, change, level, text: copy.more(mark, name, period, change) },
          href: slug === '' ? '#map-table' : mapOf(slug),
          place: { ...place, '--letters': mark.length },
        },
      ];
    };
    const [onWide, onPhone] = [wide[index], tall[index]];
    return {
      name,
      ...(slug in copy.short ? { short: copy.short[slug] } : {}),
      href: slug === '' ? null : mapOf(slug),
      place: placed(onWide?.header, onPhone?.header),
      tiles: stocks.map((stock, at) => ({
        ...tileOf(stock, period),
        place: { ...placed(onWide?.tiles[at], onPhone?.tiles[at]), '--letters': stock.ticker.length },
      })),
      rests: [
        ...restOf(onWide?.rest ?? 0, placed(onWide?.last, null)),
        ...restOf(onPhone?.rest ?? 0, placed(null, onPhone?.last)),
      ],
    };
  });
}

/** The tiles of each group with a stock of their own, and the last one where several share it. */
function placeTiles(sizes: readonly (readonly number[])[], shape: MapShape) {
  // A sector alone has room for all of its stocks, and nowhere else to show them.
  const shared = sizes.length > 1 ? sharedSizes(sizes, shape) : sizes.map((own) => ({ sizes: own, rest: 0 }));
  const groups = placeGroups(
    shared.map((group) => group.sizes),
    shape,
  );
  return groups.map(({ header, tiles }, index) => {
    const rest = shared[index]?.rest ?? 0;
    return { header, tiles: rest > 0 ? tiles.slice(0, -1) : tiles, rest, last: rest > 0 ? tiles.at(-1) : null };
  });
}

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
