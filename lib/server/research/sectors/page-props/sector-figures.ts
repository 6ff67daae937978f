import { dollars, fiscalYearName, ratio } from '@/lib/content/market/market-figures';
import { lineDrawing, type LineDrawing } from '@/lib/charts/line-drawing';
import type { MarketMeta } from '@/lib/contracts/shared/market-meta';
import type { SectorRow, SectorSymbolList } from '@/lib/contracts/research/sectors';

/** The figures below a sector's name, formatted. */
export type SectorFigure = { label: string; value: string; note: string };

export function sectorFigures({ sector, items, median }: SectorSymbolList): SectorFigure[] {
  const withRatio = items.filter(({ peRatio }) => peRatio !== null).length;
  const year = sector.fiscalYear === null ? 'No fiscal year yet' : `${fiscalYearName(sector.fiscalYear)}, sector total`;
  return [
    { label: 'Stocks', value: String(sector.members), note: 'in this sector' },
    {
      label: 'Median P/E',
      value: ratio(median.peRatio),
      note: `${withRatio} of ${sector.members} companies, at last close`,
    },
    { label: 'Revenue', value: dollars(sector.revenue), note: year },
    { label: 'Net income', value: dollars(sector.netIncome), note: year },
  ];
}

/** The sector's index as a line; null with less than two months. The notes are about the figures of its companies. */
export const sectorLine = (sector: SectorRow, meta: MarketMeta): LineDrawing | null =>
  lineDrawing({
    series: [{ key: 'index', label: 'Index', unit: 'index' }],
    points: sector.index.map(({ at, value }) => ({ at, values: [value] })),
    meta: { ...meta, notes: [] },
  });
