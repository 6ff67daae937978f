import type { z } from 'zod';
import type { ratiosShape } from './finnhub-shapes';
import { dayIn, fiscalYearOf } from './fiscal-year';
import type { YearlyRatios } from './market-data';

const names = ['salesPerShare', 'netMargin', 'eps', 'pe'] as const;

/** Ratios by fiscal year, oldest first. Margins are fractions. */
export function toRatios({ series }: z.output<typeof ratiosShape>): YearlyRatios[] {
  const years = new Map<number, YearlyRatios>();
  for (const name of names) {
    for (const { period, v } of series.annual?.[name] ?? []) {
      const periodEnd = dayIn(period);
      if (!periodEnd || typeof v !== 'number' || !Number.isFinite(v)) continue;
      const fiscalYear = fiscalYearOf(periodEnd);
      const empty = { fiscalYear, periodEnd, salesPerShare: null, netMargin: null, eps: null, pe: null };
      years.set(fiscalYear, { ...(years.get(fiscalYear) ?? empty), [name]: v });
    }
  }
  return [...years.values()].sort((one, other) => one.fiscalYear - other.fiscalYear);
}
