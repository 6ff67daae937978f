import { dollars, fiscalYearName, ratio } from '@/lib/content/market-figures';
import { lineDrawing, type LineDrawing } from '@/lib/content/line-drawing';
import type { MarketMeta } from '@/lib/contracts/market-meta';
import type { SectorRow, SectorSymbolList } from '@/lib/contracts/sectors';

/** What the strip below a sector's name says, ready to show. */
export type SectorFigure = { label: string; value: string; note: string };

export function sectorFigures({ sector, items, median }: SectorSymbolList): SectorFigure[] {
  const withRatio = items.filter(({ peRatio }) => peRatio !== null).length;
  const year =
    sector.fiscalYear === null ? 'No fiscal year on file yet' : `${fiscalYearName(sector.fiscalYear)}, all together`;
  return [
    { label: 'Stocks', value: String(sector.members), note: 'compared below' },
    {
      label: 'Median P/E',
      value: ratio(median.peRatio),
      note: `${withRatio} of ${sector.members} have one, at the last close`,
    },
    { label: 'Revenue', value: dollars(sector.revenue), note: year },
    { label: 'Net income', value: dollars(sector.netIncome), note: year },
  ];
}

/** The sector's index as a line; nothing before two months of it. */
export const sectorLine = (sector: SectorRow, meta: MarketMeta): LineDrawing | null =>
  lineDrawing({
    series: [{ key: 'index', label: 'Index', unit: 'index' }],
    points: sector.index.map(({ at, value }) => ({ at, values: [value] })),
    meta,
  });
