import { sourceLine } from '@/lib/content/market/source-line';
import { sectorMapCopy as copy } from '@/lib/content/research/screener/sector-map';
import type { SectorSizes } from '@/lib/contracts/research/screener';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import { mapPeriods, type MapPeriod } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { scaleOf, sectorTiles, tileOf, type SectorTile } from './sector-tiles';

export type SectorMapView = {
  tiles: readonly SectorTile[];
  rows: readonly Pick<SectorTile, 'slug' | 'name' | 'change' | 'sign' | 'cap' | 'stocks'>[];
  periods: readonly { label: string; href: string; isCurrent: boolean }[];
  isSample: boolean;
  copy: {
    choose: string;
    text: string;
    scale: readonly [string, string];
    source: string;
    table: string;
    caption: string;
    columns: readonly [string, string, string, string];
    none: string;
    noneText: string;
  };
};

/** The sector map with its copy, so that the page's script contains only its elements. */
export const sectorMapView = ({ items, meta }: SectorSizes, period: MapPeriod, screen: Screen): SectorMapView => ({
  tiles: sectorTiles(items, period),
  rows: items.map((sector) => tileOf(sector, period)),
  periods: mapPeriods.map((one) => ({
    label: copy.periods[one],
    href: screenerAddress(screen, one),
    isCurrent: one === period,
  })),
  isSample: meta.isSample,
  copy: {
    choose: copy.choose,
    text: copy.text(period),
    scale: scaleOf(period),
    source: `${sourceLine(meta)} ${copy.note}`,
    table: copy.table,
    caption: copy.caption,
    columns: [copy.columns.sector, copy.columns.change, copy.columns.cap, copy.columns.stocks],
    none: copy.none,
    noneText: copy.noneText,
  },
});
