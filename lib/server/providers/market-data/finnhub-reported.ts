import type { z } from 'zod';
import type { reportedShape } from './finnhub-shapes';
import { fillFigures, hasAnyFigure } from './finnhub-statements';
import { dayIn, fiscalYearOf } from './fiscal-year';
import { sum } from '@/lib/domain/shared/averages';
import type { StatementFigure } from '@/lib/domain/market/statement-figures';
import type { YearlyStatement } from './market-data';

type Filing = NonNullable<z.output<typeof reportedShape>['data']>[number];

/** Taxonomy concepts for each figure. The first one that a filing reports is used. */
const concepts: Record<Exclude<StatementFigure, 'totalDebt'>, string[]> = {
  revenue: ['RevenueFromContractWithCustomerExcludingAssessedTax', 'Revenues', 'SalesRevenueNet'],
  grossProfit: ['GrossProfit'],
  netIncome: ['NetIncomeLoss', 'ProfitLoss'],
  operatingCashFlow: [
    'NetCashProvidedByUsedInOperatingActivities',
    'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
  ],
  capitalSpending: ['PaymentsToAcquirePropertyPlantAndEquipment', 'PaymentsToAcquireProductiveAssets'],
  dividends: ['PaymentsOfDividends', 'PaymentsOfDividendsCommonStock'],
  totalAssets: ['Assets'],
  currentAssets: ['AssetsCurrent'],
  currentLiabilities: ['LiabilitiesCurrent'],
  totalEquity: ['StockholdersEquity', 'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest'],
  cash: ['CashAndCashEquivalentsAtCarryingValue', 'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents'],
  shares: ['WeightedAverageNumberOfDilutedSharesOutstanding'],
};

/** Debt is reported in parts, and rarely as a total. */
const debtParts = ['LongTermDebtNoncurrent', 'LongTermDebtCurrent', 'CommercialPaper', 'ShortTermBorrowings'];

/** Annual reports as filed, in whole dollars, oldest year first. If a year has two reports, the later one is used. */
export function toReportedStatements(filings: Filing[]): YearlyStatement[] {
  const years = new Map<number, YearlyStatement>();
  for (const filing of filings.toSorted((one, other) => ((one.filedDate ?? '') < (other.filedDate ?? '') ? -1 : 1))) {
    const periodEnd = dayIn(filing.endDate);
    if (!periodEnd || !/^(10-K|20-F|40-F)/.test(filing.form ?? '')) continue;
    const values = valuesOf(filing);
    const find = (names: string[]) =>
      names.map((name) => values.get(name)).find((value) => value !== undefined) ?? null;
    const statement = {
      fiscalYear: fiscalYearOf(periodEnd),
      periodEnd,
      ...fillFigures((figure) => (figure === 'totalDebt' ? debtOf(values) : find(concepts[figure]))),
    };
    if (hasAnyFigure(statement)) years.set(statement.fiscalYear, statement);
  }
  return [...years.values()].sort((one, other) => one.fiscalYear - other.fiscalYear);
}

/** Values by the concept's name without its prefix. Values in other currencies are skipped. */
function valuesOf({ report }: Filing) {
  const values = new Map<string, number>();
  for (const line of [report.ic, report.bs, report.cf].flatMap((lines) => lines ?? [])) {
    if (!line || (line.unit && !/^(iso4217:)?(usd|shares)$/i.test(line.unit))) continue;
    const value = typeof line.value === 'string' && line.value.trim() !== '' ? Number(line.value) : line.value;
    const name = line.concept.replace(/^us-gaap[_:]/, '');
    if (typeof value === 'number' && Number.isFinite(value) && !values.has(name)) values.set(name, value);
  }
  return values;
}

function debtOf(values: Map<string, number>) {
  const parts = debtParts.flatMap((name) => values.get(name) ?? []);
  if (parts.length > 0) return sum(parts);
  return values.get('LongTermDebt') ?? null;
}
