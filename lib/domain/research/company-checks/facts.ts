import {
  earningsPerShare,
  freeCashFlow,
  isNumber,
  marketCap,
  peRatio,
  pegRatio,
  pegYears,
  type Figure,
} from '@/lib/domain/market/market-formulas';
import { medianOf } from '@/lib/domain/market/market-series';

/** A fiscal year's statement in dollars. Null is not reported. */
export type CheckedYear = {
  fiscalYear: number;
  revenue: number | null;
  netIncome: number | null;
  operatingCashFlow: number | null;
  capitalSpending: number | null;
  dividends: number | null;
  currentAssets: number | null;
  currentLiabilities: number | null;
  totalDebt: number | null;
  totalEquity: number | null;
  shares: number | null;
  yearEndPriceCents: number | null;
};

/** Number of analysts by recommendation in a month. */
export type Said = { month: string; strongBuy: number; buy: number; hold: number; sell: number; strongSell: number };

/** The inputs of all checks. */
export type Checked = {
  /** Fiscal years, newest first. */
  years: readonly CheckedYear[];
  /** The last close in dollars. */
  price: number | null;
  sharesOutstanding: number | null;
  /** Medians of the stock's first sector. */
  medians: { peRatio: number | null; revenueGrowth: number | null };
  targets: { lowCents: number; meanCents: number } | null;
  /** Recommendations by month, newest first. */
  recommendations: readonly Said[];
  /** Institutional ownership by year, newest first. */
  ownership: readonly { year: number; shareBp: number | null }[];
};

export type Facts = ReturnType<typeof factsOf>;

/** Computes values that several checks share. */
export function factsOf(checked: Checked) {
  const [latest] = checked.years;
  const ago = (years: number) =>
    checked.years.find(({ fiscalYear }) => fiscalYear === (latest?.fiscalYear ?? 0) - years);
  const eps = (year: CheckedYear | undefined) => earningsPerShare(year?.netIncome, year?.shares);
  const yearEndPe = (year: CheckedYear | undefined) => peRatio((year?.yearEndPriceCents ?? 0) / 100, eps(year));
  const pe = peRatio(checked.price, eps(latest));
  const [saidLast] = checked.recommendations;
  return {
    ...checked,
    latest,
    ago,
    eps,
    pe,
    peg: pegRatio(pe, eps(latest), eps(ago(pegYears))),
    usualPe: medianOf([0, 1, 2, 3, 4].map((years) => yearEndPe(ago(years)))),
    cap: marketCap(checked.price, checked.sharesOutstanding ?? latest?.shares),
    free: freeCashFlow(latest?.operatingCashFlow, latest?.capitalSpending),
    saidLast,
    saidYearAgo: saidLast && checked.recommendations.find(({ month }) => month <= yearBefore(saidLast.month)),
    dividend: (year: CheckedYear | undefined) => earningsPerShare(year?.dividends, year?.shares),
  };
}

const yearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** Evaluates a condition; null if a figure is missing. */
export const when = (figures: readonly Figure[], passes: (...known: number[]) => boolean) => {
  const known = figures.filter(isNumber);
  return known.length === figures.length ? passes(...known) : null;
};

export const buyShare = (said: Said | undefined) => {
  if (!said) return null;
  const all = said.strongBuy + said.buy + said.hold + said.sell + said.strongSell;
  return all === 0 ? null : (100 * (said.strongBuy + said.buy)) / all;
};
