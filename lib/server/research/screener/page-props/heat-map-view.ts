import { changeSign, changeSize, dollars, notKnown } from '@/lib/content/market/market-figures';
import { sourceLine } from '@/lib/content/market/source-line';
import { heatMapCopy as copy } from '@/lib/content/research/screener/heat-map';
import type { HeatMap, MappedStock } from '@/lib/contracts/research/screener';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import { mapPeriods, type MapPeriod } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { minus } from '@/lib/domain/shared/money';
import { placeGroups, type Place } from './heat-map-layout';
import { hasEnlarged, legibleSizes, phoneSizes } from './legible-sizes';

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
  /** How strong its color is, from −3 to 3. */
  level: number;
  cap: string;
  place: Placed;
};

export type HeatMapGroup = {
  name: string;
  /** The map of this sector alone; null for stocks without a sector. */
  href: string | null;
  /** Where its name is; without a size where it has no room. */
  place: Placed;
  /** For narrow groups. */
  short?: string;
  tiles: readonly HeatMapTile[];
  /** The stocks that are too small for a phone, as one tile; null where all fit. */
  rest: { mark: string; text: string; place: Placed } | null;
};

export type HeatMapView = {
  groups: readonly HeatMapGroup[];
  periods: MapLinks;
  /** The whole market and each sector alone. */
  sectors: MapLinks;
  isSample: boolean;
  /** The legend: the strongest fall and the strongest rise. */
  scale: readonly [string, string];
  /** How many stocks are shown, what areas and colors mean, and of which day. */
  text: string;
  copy: Record<'skip' | 'cap' | 'change' | 'table' | 'caption' | 'none' | 'noneText', string> & {
    columns: readonly [string, string, string];
  };
};

/** Changes in percent from which a tile's color is stronger. A day's scale ends at 3%, as on other market maps. */
const steps: Record<MapPeriod, readonly [number, number, number]> = {
  day: [0.1, 1, 3],
  week: [0.5, 2, 4],
  month: [1, 4, 8],
  year: [2, 10, 25],
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
  const strongest = steps[period][2];
  return {
    groups: drawGroups(items, period, of),
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
    scale: [`${minus}${strongest}%`, `+${strongest}%`],
    text: [
      copy.shown(items.length, sized, matching),
      copy.meaning(period),
      ...(screen.sector === null ? [copy.shownOnce] : []),
      ...(hasEnlarged(sectorsOf(items).map(({ total }) => total)) ? [copy.enlarged] : []),
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

function drawGroups(items: readonly MappedStock[], period: MapPeriod, of: (sector: string) => string): HeatMapGroup[] {
  const sorted = sectorsOf(items);
  const sizes = legibleSizes(sorted.map(({ stocks }) => stocks.map(({ marketCap }) => marketCap)));
  // A sector alone has room for all of its stocks, and nowhere else to show them.
  const phone = sizes.length > 1 ? phoneSizes(sizes) : sizes.map((own) => ({ sizes: own, rest: 0 }));
  const wide = placeGroups(sizes, 'wide');
  const tall = placeGroups(
    phone.map((group) => group.sizes),
    'tall',
  );
  return sorted.map(({ slug, name, stocks }, index) => {
    const onPhone = tall[index]?.tiles ?? [];
    const rest = phone[index]?.rest ?? 0;
    const own = onPhone.slice(0, stocks.length - rest);
    const last = rest > 0 ? onPhone.at(-1) : undefined;
    const mark = copy.rest(rest, stocks.length);
    return {
      name,
      ...(slug in copy.short ? { short: copy.short[slug] } : {}),
      href: slug === '' ? null : of(slug),
      place: placed(wide[index]?.header ?? nowhere, tall[index]?.header ?? nowhere),
      tiles: stocks.map((stock, at) => ({
        ...tileOf(stock, period),
        place: {
          ...placed(wide[index]?.tiles[at] ?? nowhere, own[at] ?? nowhere),
          '--letters': stock.ticker.length,
        },
      })),
      rest: last
        ? { mark, text: copy.more(rest, name), place: { ...placed(nowhere, last), '--letters': mark.length } }
        : null,
    };
  });
}

const placed = ([x, y, w, h]: Place, [tallX, tallY, tallW, tallH]: Place): Placed => ({
  ...{ '--x': x, '--y': y, '--w': w, '--h': h },
  ...{ '--tall-x': tallX, '--tall-y': tallY, '--tall-w': tallW, '--tall-h': tallH },
});
const nowhere: Place = [0, 0, 0, 0];

function tileOf({ ticker, name, marketCap, change }: MappedStock, period: MapPeriod) {
  const sign = changeSign(change ?? 0);
  const size = Math.abs(change ?? 0);
  const mark = sign === 0 ? '' : sign > 0 ? '+' : minus;
  return {
    ...{ ticker, name },
    change: change === null ? notKnown : `${mark}${changeSize(change)}`,
    sign,
    level: sign * steps[period].filter((step) => size >= step).length,
    cap: dollars(marketCap),
  };
}
