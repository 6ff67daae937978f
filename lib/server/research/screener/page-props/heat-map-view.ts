import { sourceLine } from '@/lib/content/market/source-line';
import { heatMapCopy as copy } from '@/lib/content/research/screener/heat-map';
import type { HeatMap } from '@/lib/contracts/research/screener';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import { mapPeriods, type MapPeriod } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { drawGroups, sectorsOf, type HeatMapGroup } from './heat-map-groups';
import { heatScale } from './heat-scale';
import { hasEnlarged } from './legible-sizes';

/** A row of links between views. */
export type MapLinks = {
  label: string;
  links: readonly { label: string; href: string; isCurrent: boolean }[];
};

export type HeatMapView = {
  groups: readonly HeatMapGroup[];
  /** Height of the map on a phone, in pixels. */
  tallHeight: number;
  periods: MapLinks;
  /** Links to the whole market and to each sector alone. */
  sectors: MapLinks;
  isSample: boolean;
  /** The legend's colors from the largest loss to the largest gain, with labels at both ends and in the middle. */
  scale: readonly { level: number; label?: string }[];
  /** How many stocks are shown, what areas and colors mean, and which day the figures are from. */
  text: string;
  copy: Record<'skip' | 'cap' | 'change' | 'table' | 'caption' | 'none' | 'noneText', string> & {
    columns: readonly [string, string, string];
  };
};

type Sector = { slug: string; name: string };

/** The heat map with all its text, which keeps the copy out of the page's script. */
export function heatMapView(
  { items, matching, sized, meta }: HeatMap,
  period: MapPeriod,
  screen: Screen,
  sectors: readonly Sector[],
): HeatMapView {
  const of = (sector: string | null) => screenerAddress({ ...screen, sector }, period);
  const sorted = sectorsOf(items);
  const { groups, tallHeight, hasEnlargedTile } = drawGroups(sorted, period, of);
  return {
    groups,
    tallHeight,
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
      ...(hasEnlarged(sorted.map(({ total }) => total)) ? [copy.enlarged] : []),
      ...(groups.some(({ rests }) => rests.length > 0) ? [copy.shared] : []),
      ...(hasEnlargedTile ? [copy.tilesEnlarged] : []),
      ...(items.length > 0 ? [sourceLine(meta)] : []),
    ].join(' '),
    copy: {
      ...{ skip: copy.skip, cap: copy.cap, change: copy.change[period], table: copy.table, caption: copy.caption },
      ...{ none: copy.none, noneText: copy.noneText },
      columns: [copy.columns.stock, copy.columns.cap, copy.change[period]],
    },
  };
}

/** Links to the stocks of a screen as a table and as a heat map. */
export const viewLinks = (screen: Screen, period: MapPeriod | null): MapLinks => ({
  label: copy.views.label,
  links: [
    { label: copy.views.table, href: screenerAddress(screen), isCurrent: period === null },
    { label: copy.views.map, href: screenerAddress(screen, period ?? 'day'), isCurrent: period !== null },
  ],
});
