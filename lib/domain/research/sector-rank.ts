import { isNumber, netMargin, type Figure } from '@/lib/domain/market/market-formulas';
import { medianOf } from '@/lib/domain/market/market-series';
import { rankedMetrics, type RankedMetric } from './research';

type Figures = Record<Exclude<RankedMetric, 'netMargin'>, Figure> & { netIncome: Figure };
type SectorRank = { metric: RankedMetric; median: number | null; percentile: number | null };

/** Each figure of a stock with the median of its sector and its percentile in it. `members` includes the stock. */
export function compareWithSector(stock: Figures, members: readonly Figures[]): SectorRank[] {
  return rankedMetrics.map((metric) => {
    const value = figureOf(stock, metric);
    const all = members.map((member) => figureOf(member, metric));
    return { metric, median: medianOf(all), percentile: percentileOf(value, all.filter(isNumber)) };
  });
}

/**
 * The percentage of the other values that are lower, rounded: 0 for the lowest and all equal to it. Null with fewer
 * than two values.
 */
export function percentileOf(value: Figure, all: readonly number[]) {
  if (!isNumber(value) || all.length < 2) return null;
  const lower = all.filter((other) => other < value).length;
  return Math.round((100 * lower) / (all.length - 1));
}

/** A figure of a stock in a list; its net margin is computed. */
export const figureOf = (figures: Figures, metric: RankedMetric): number | null => {
  const value = metric === 'netMargin' ? netMargin(figures.netIncome, figures.revenue) : figures[metric];
  return isNumber(value) ? value : null;
};
