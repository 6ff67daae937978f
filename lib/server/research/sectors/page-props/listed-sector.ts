import {
  changeSign,
  changeSize,
  changeText,
  columnDollars,
  fiscalYearName,
  notKnown,
  ratio,
} from '@/lib/content/market/market-figures';
import type { SectorRow } from '@/lib/contracts/research/sectors';
import { pointName } from '@/lib/charts/chart-text';

type SectorLine = { values: readonly number[]; summary: string };

/** A sector in an overview, with formatted figures. */
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
  /** Figures to sort by. */
  values: { pe: number | null; revenue: number | null };
  /** The index over the last twelve months. */
  index: SectorLine;
  /** The average change of the sector's stocks since the previous close. */
  dayChange: Change;
  /** The change of the index over the last twelve months. */
  yearChange: Change;
};
export type Change = { percent: number | null; text: string };

export const listedSector = (sector: SectorRow, dayChange: number | null = null): ListedSector => ({
  slug: sector.slug,
  name: sector.name,
  description: sector.description,
  members: sector.members,
  year: fiscalYearName(sector.fiscalYear),
  revenue: columnDollars(sector.revenue),
  income: columnDollars(sector.netIncome),
  cashFlow: columnDollars(sector.cashFlow),
  pe: ratio(sector.peRatio),
  values: { pe: sector.peRatio, revenue: sector.revenue },
  index: sectorLineOf(sector.index.slice(-monthsOfYear)),
  dayChange: { percent: dayChange, text: dayChange === null ? notKnown : changeText(dayChange) },
  yearChange: yearChangeOf(sector.index),
});

/** The same month a year earlier: 2025-11 for 2026-11. */
export const monthOfYearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** A year of months, plus the same month a year before. */
export const monthsOfYear = 13;

/** Largest change first; sectors with less than a year of prices come last. */
export const byYearChange = (sectors: readonly ListedSector[]) =>
  sectors.toSorted((a, b) => (b.yearChange.percent ?? -Infinity) - (a.yearChange.percent ?? -Infinity));

/** The change of an index since the same month a year before, as shown on all pages. */
export function yearChangeOf(points: SectorRow['index']): Change {
  const last = points.at(-1);
  const yearAgo = last && points.find(({ at }) => at === monthOfYearBefore(last.at));
  if (!last || !yearAgo || yearAgo.value <= 0) return { percent: null, text: notKnown };
  const percent = (last.value / yearAgo.value - 1) * 100;
  return { percent, text: changeText(percent) };
}

/** The sector's index over these months, as a sparkline. */
function sectorLineOf(points: SectorRow['index']): SectorLine {
  const values = points.map(({ value }) => Math.round(value * 10) / 10);
  const [first, last] = [values[0], values.at(-1)];
  if (first === undefined || last === undefined || first <= 0) return { values: [], summary: 'No index yet' };
  const percent = (last / first - 1) * 100;
  const since = pointName(points[0]?.at ?? '');
  const sign = changeSign(percent);
  const change = sign === 0 ? 'unchanged' : `${sign < 0 ? 'down' : 'up'} ${changeSize(percent)}`;
  return { values, summary: `Index ${change} since ${since}` };
}
