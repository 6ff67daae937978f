import { changeSize, dollars, fiscalYearName, notKnown, ratio } from '@/lib/content/market/market-figures';
import type { SectorRow } from '@/lib/contracts/research/sectors';
import { pointName } from '@/lib/charts/chart-words';

/** A sector in an overview, formatted. */
export type ListedSector = {
  slug: string;
  name: string;
  description: string;
  members: number;
  year: string;
  revenue: string;
  income: string;
  cashFlow: string;
  pe: string;
  index: { values: readonly number[]; change: string; sign: number; summary: string };
};

export const listedSector = (sector: SectorRow): ListedSector => ({
  slug: sector.slug,
  name: sector.name,
  description: sector.description,
  members: sector.members,
  year: fiscalYearName(sector.fiscalYear),
  revenue: dollars(sector.revenue),
  income: dollars(sector.netIncome),
  cashFlow: dollars(sector.cashFlow),
  pe: ratio(sector.peRatio),
  index: indexOf(sector.index),
});

function indexOf(points: SectorRow['index']): ListedSector['index'] {
  const values = points.map(({ value }) => Math.round(value * 10) / 10);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || first <= 0)
    return { values: [], change: notKnown, sign: 0, summary: 'No index yet' };
  const percent = (last / first - 1) * 100;
  const change = changeSize(percent);
  const summary = `Index ${percent < 0 ? 'down' : 'up'} ${change} since ${pointName(points[0]?.at ?? '')}`;
  return { values, change, sign: Math.sign(percent), summary };
}
