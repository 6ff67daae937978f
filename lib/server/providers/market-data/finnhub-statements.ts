import type { z } from 'zod';
import type { financialsShape } from './finnhub-shapes';
import { dayIn, fiscalYearOf } from './fiscal-year';
import type { StatementFigure } from '@/lib/domain/market/statement-figures';
import type { YearlyStatement } from './market-data';

type Statement = 'ic' | 'bs' | 'cf';

/** The field names of each figure, most likely first. Amounts and numbers of shares are in millions. */
const places: Record<StatementFigure, [Statement, ...string[]]> = {
  revenue: ['ic', 'revenue'],
  grossProfit: ['ic', 'grossIncome'],
  netIncome: ['ic', 'netIncome', 'netIncomeAfterTaxes'],
  operatingCashFlow: ['cf', 'netOperatingCashFlow'],
  capitalSpending: ['cf', 'capex'],
  dividends: ['cf', 'cashDividendsPaid'],
  totalAssets: ['bs', 'totalAssets'],
  currentAssets: ['bs', 'currentAssets'],
  currentLiabilities: ['bs', 'currentLiabilities'],
  totalDebt: ['bs', 'totalDebt'],
  totalEquity: ['bs', 'totalEquity'],
  cash: ['bs', 'cash', 'cashShortTermInvestments'],
  shares: ['ic', 'dilutedAverageSharesOutstanding'],
};

/** Outflows, which may be reported as negative or as positive numbers. */
const outgoing = new Set<StatementFigure>(['capitalSpending', 'dividends']);

type Period = z.output<typeof financialsShape>['financials'];

/** Merges the three statements of each fiscal year, oldest first. */
export function toStatements(given: Record<Statement, Period>): YearlyStatement[] {
  const years = new Map<number, Record<Statement, Record<string, unknown>> & { periodEnd: string }>();
  for (const kind of ['ic', 'bs', 'cf'] as const) {
    for (const period of given[kind] ?? []) {
      const periodEnd = dayIn(typeof period?.['period'] === 'string' ? period['period'] : undefined);
      if (!period || !periodEnd) continue;
      const year = fiscalYearOf(periodEnd);
      const found = years.get(year) ?? { ic: {}, bs: {}, cf: {}, periodEnd };
      years.set(year, { ...found, [kind]: period });
    }
  }
  return [...years]
    .sort(([one], [other]) => one - other)
    .map(([fiscalYear, { periodEnd, ...statements }]) => ({
      fiscalYear,
      periodEnd,
      ...fillFigures((figure) => {
        const [kind, ...names] = places[figure];
        const value = names.map((name) => statements[kind][name]).find((found) => typeof found === 'number');
        return typeof value === 'number' ? value * 1e6 : null;
      }),
    }))
    .filter(hasAnyFigure);
}

/** Every figure rounded to whole dollars, or null if it is missing or invalid. */
export function fillFigures(find: (figure: StatementFigure) => number | null): Record<StatementFigure, number | null> {
  const entries = Object.keys(places).map((name) => {
    const figure = name as StatementFigure;
    const found = find(figure);
    if (found === null || !Number.isFinite(found) || Math.abs(found) > Number.MAX_SAFE_INTEGER) return [figure, null];
    const whole = Math.round(outgoing.has(figure) ? Math.abs(found) : found);
    return [figure, figure === 'shares' && whole <= 0 ? null : whole];
  });
  return Object.fromEntries(entries) as Record<StatementFigure, number | null>;
}

/** Whether a year has any figure. A year of zeros and blanks indicates an outage of the provider. */
export const hasAnyFigure = ({ revenue, netIncome, totalAssets }: YearlyStatement) =>
  [revenue, netIncome, totalAssets].some((figure) => figure !== null && figure !== 0);
