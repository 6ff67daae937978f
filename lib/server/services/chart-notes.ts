import { formulaWords } from '@/lib/domain/market-formula-words';
import { metricOf, type YearlyMetric } from '@/lib/domain/sector-metrics';

export const ownFiscalYears = 'Years are the companies’ own fiscal years.';

/** How a metric was worked out, and what becomes of it at the edge. */
export function metricNotes(metric: YearlyMetric, way = metricOf(metric).way): string[] {
  const { formula } = metricOf(metric);
  const own = formula && formulaWords[formula];
  const all = formulaWords[way];
  return [
    ...(own ? [`${metricOf(metric).title} = ${own.formula}. ${own.edge}`] : []),
    `The sector’s figure is the ${all.formula}. ${all.edge}`,
    ownFiscalYears,
  ];
}

/** Of how many members the latest point was made. */
export function usedNote(figures: readonly { at: string; used: number; members: number }[]): string[] {
  const last = figures.at(-1);
  return last ? [`${last.at}: ${last.used} of ${last.members} members have the figure.`] : [];
}
