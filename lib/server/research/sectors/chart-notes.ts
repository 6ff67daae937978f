import { formulaCopy } from '@/lib/domain/market/market-formula-copy';
import { metricOf, type YearlyMetric } from '@/lib/domain/research/sector-metrics';

export const ownFiscalYears = 'By fiscal year.';

/** Notes on how a metric is computed, including edge cases. */
export function metricNotes(metric: YearlyMetric, way = metricOf(metric).way): string[] {
  const { formula } = metricOf(metric);
  const formulaNote = formula && formulaCopy[formula];
  const all = formulaCopy[way];
  return [
    ...(formulaNote ? [`${metricOf(metric).title} = ${formulaNote.formula}. ${formulaNote.edge}`] : []),
    `Sector figure: ${all.formula}. ${all.edge}`,
    ownFiscalYears,
  ];
}

/** Note on how many members the latest point is computed from. */
export function usedNote(figures: readonly { at: string; used: number; members: number }[]): string[] {
  const last = figures.at(-1);
  return last ? [`${last.at}: ${last.used} of ${last.members} members have the figure.`] : [];
}
