import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { tradingDayUpTo } from '@/lib/domain/shared/calendar/market-calendar';
import type { YearlyFundamentalsRow } from '@/lib/server/platform/db/schema/figures';
import type { Company, GeneratedYear } from './company';
import { firstDividends } from './known-actions';
import { seededRandom, seedOf } from '@/lib/domain/shared/random';

/** Days between a fiscal year's end and its report. */
export const reportedAfterDays = 60;
/** Members of a sector have ten years in common; companies whose fiscal year ends early have an eleventh. */
const reportedYears = 11;

export type Statement = Omit<YearlyFundamentalsRow, 'ticker' | 'source' | 'isSample'>;

/**
 * Generates the statements published by a day. They are consistent: assets equal debt, equity and other liabilities;
 * equity grows by retained earnings and issued shares; income never exceeds gross profit, and gross profit never
 * exceeds revenue. Banks report neither gross profit nor current assets.
 */
export function statementsOf(
  company: Company,
  today: DateOnly,
  closeOn: (day: DateOnly) => number | null,
): Statement[] {
  const random = seededRandom(seedOf(`statements of ${company.symbol.ticker}`));
  const habits = {
    spending: 0.02 + 0.06 * random.unit(),
    wear: 0.02 + 0.04 * random.unit(),
    debt: 0.05 + 0.4 * random.unit(),
    other: 0.2 + 0.25 * random.unit(),
    current: 0.35 + 0.25 * random.unit(),
    cash: 0.25 + 0.35 * random.unit(),
    buyback: random.unit(),
  };
  const isBank = company.symbol.profile === 'bank';
  const from = company.symbol.listedOn ? Number(company.symbol.listedOn.slice(0, 4)) - 2 : 0;
  let equity = (company.years[0]?.revenue ?? 0) * (0.4 + 0.5 * random.unit());
  const written = company.years.map((year): Statement => {
    const payout = year.end < (firstDividends[company.symbol.ticker] ?? '') ? 0 : company.payout;
    const figures = incomeOf(year, payout, { ...habits, noise: random.bell() });
    const retained = figures.netIncome - figures.dividends;
    equity += retained > 0 ? retained * (1 - 0.9 * habits.buyback) : 0.1 * retained;
    // Assumes that shares are issued before equity becomes negative.
    equity = Math.max(equity, 0.15 * year.revenue);
    const debt = Math.round(habits.debt * year.revenue * (1 + 0.1 * random.bell()));
    const other = Math.round(habits.other * year.revenue * (1 + 0.05 * random.bell()));
    const totalEquity = Math.round(equity);
    const totalAssets = debt + totalEquity + other;
    const currentAssets = Math.round(totalAssets * habits.current);
    return {
      fiscalYear: year.year,
      periodEnd: year.end,
      revenue: Math.round(year.revenue),
      ...figures,
      grossProfit: isBank ? null : figures.grossProfit,
      totalAssets,
      currentAssets: isBank ? null : currentAssets,
      currentLiabilities: isBank ? null : Math.round(0.7 * other + 0.15 * debt),
      totalDebt: debt,
      totalEquity,
      cash: Math.round(currentAssets * habits.cash),
      shares: Math.round(year.shares),
      yearEndPriceCents: closeOn(tradingDayUpTo(year.end)),
      isRestated: random.between(1, 25) === 1,
      asOf: new Date(`${addDays(year.end, reportedAfterDays)}T21:00:00Z`),
    };
  });
  return written
    .filter(({ fiscalYear, periodEnd }) => fiscalYear >= from && addDays(periodEnd, reportedAfterDays) <= today)
    .slice(-reportedYears);
}

function incomeOf(year: GeneratedYear, payout: number, habits: { spending: number; wear: number; noise: number }) {
  const { revenue } = year;
  const netIncome = Math.round(revenue * year.margin);
  return {
    grossProfit: Math.round(revenue * year.grossMargin),
    netIncome,
    // Income plus depreciation and changes in receivables.
    operatingCashFlow: Math.round(netIncome + revenue * (habits.wear + 0.015 * habits.noise)),
    capitalSpending: Math.round(revenue * habits.spending),
    dividends: netIncome > 0 ? Math.round(netIncome * payout) : 0,
  };
}
