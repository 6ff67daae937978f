import { isNumber, netMargin, type Figure } from '@/lib/domain/market/market-formulas';
import { medianOf } from '@/lib/domain/market/market-series';
import { rankedMetrics, type RankedMetric } from './research';

type Figures = Record<Exclude<RankedMetric, 'netMargin'>, Figure> & { netIncome: Figure };
type SectorRank = { metric: RankedMetric; median: number | null; percentile: number | null };

/** Each figure's sector median, and the stock's percentile in the sector. `members` includes the stock. */
export function compareWithSector(stock: Figures, members: readonly Figures[]): SectorRank[] {
  return rankedMetrics.map((metric) => {
    const value = figureOf(stock, metric);
    const all = members.map((member) => figureOf(member, metric));
    return { metric, median: medianOf(all), percentile: percentileOf(value, all.filter(isNumber)) };
  });
}

/** Percentage of the other values that are lower, rounded. Null with fewer than two values. */
export function percentileOf(value: Figure, all: readonly number[]) {
  if (!isNumber(value) || all.length < 2) return null;
  const lower = all.filter((other) => other < value).length;
  return Math.round((100 * lower) / (all.length - 1));
}

/** A stock's figure; the net margin is computed. */
export const figureOf = (figures: Figures, metric: RankedMetric): number | null => {
  const value = metric === 'netMargin' ? netMargin(figures.netIncome, figures.revenue) : figures[metric];
  return isNumber(value) ? value : null;
};
