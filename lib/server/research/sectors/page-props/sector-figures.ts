import { changeSign, dollars, fiscalYearName, ratio } from '@/lib/content/market/market-figures';
import { pointName } from '@/lib/charts/chart-text';
import { lineDrawing, type LineDrawing } from '@/lib/charts/line-drawing';
import type { MarketMeta } from '@/lib/contracts/shared/market-meta';
import type { SectorRow, SectorSymbolList } from '@/lib/contracts/research/sectors';
import { monthOfYearBefore, yearChangeOf } from './listed-sector';

/** A figure below a sector's name, formatted. */
export type SectorFigure = {
  label: string;
  value: string;
  note: string;
  /** Sign of a change, which determines its color. */
  sign?: number;
};

export function sectorFigures({ sector, items, median }: SectorSymbolList): SectorFigure[] {
  const withRatio = items.filter(({ peRatio }) => peRatio !== null).length;
  const year = sector.fiscalYear === null ? 'No fiscal year yet' : `${fiscalYearName(sector.fiscalYear)}, sector total`;
  return [
    yearFigure(sector),
    {
      label: 'Median P/E',
      value: ratio(median.peRatio),
      note: `${withRatio} of ${sector.members} companies, at last close`,
    },
    { label: 'Revenue', value: dollars(sector.revenue), note: year },
    { label: 'Net income', value: dollars(sector.netIncome), note: year },
  ];
}

function yearFigure({ index }: SectorRow): SectorFigure {
  const { percent, text } = yearChangeOf(index);
  const last = index.at(-1)?.at ?? '';
  return {
    label: '1-year change',
    value: text,
    note:
      percent === null
        ? 'No year of prices yet'
        : `of the index, ${pointName(monthOfYearBefore(last))} to ${pointName(last)}`,
    sign: changeSign(percent ?? 0),
  };
}

/**
 * The sector's index as a line chart; null with fewer than two months. Notes are omitted because they are about the
 * companies' figures.
 */
export const sectorLine = (sector: SectorRow, meta: MarketMeta): LineDrawing | null =>
  lineDrawing({
    series: [{ key: 'index', label: 'Index', unit: 'index' }],
    points: sector.index.map(({ at, value }) => ({ at, values: [value] })),
    meta: { ...meta, notes: [] },
  });
