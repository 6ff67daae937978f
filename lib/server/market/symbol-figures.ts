import { earningsPerShare, growth, marketCap, pegRatio, pegYears, peRatio } from '@/lib/domain/market/market-formulas';
import type { SymbolFiguresRow, YearlyFundamentalsRow } from '@/lib/server/platform/db/schema/figures';
import type { PeriodClose, YearCloses } from './market-figures-repository';
import { provenanceOf } from './figure-provenance';

export type SymbolInputs = {
  /** The last two closes, later one first. */
  closes: readonly PeriodClose[];
  year: YearCloses | undefined;
  /** Newest first. */
  statements: readonly YearlyFundamentalsRow[];
  outstanding: number | null;
};

/** Computes a symbol's latest figures; null without data. */
export function symbolFiguresOf({
  closes: [last, previous],
  year,
  statements,
  outstanding,
}: SymbolInputs): Omit<SymbolFiguresRow, 'ticker' | 'workedOutAt'> | null {
  const [latest] = statements;
  const provenance = provenanceOf([
    ...(last ? [{ ...last, asOf: closedAt(last.day) }] : []),
    ...(latest ? [latest] : []),
  ]);
  if (!provenance) return null;
  const yearsBefore = (years: number) => statements.find((row) => row.fiscalYear === (latest?.fiscalYear ?? 0) - years);
  const price = last ? last.cents / 100 : null;
  const pe = peRatio(price, epsOf(latest));
  return {
    priceCents: last?.cents ?? null,
    previousCents: previous?.cents ?? null,
    priceDay: last?.day ?? null,
    marketCap: rounded(marketCap(price, outstanding ?? latest?.shares)),
    fiscalYear: latest?.fiscalYear ?? null,
    revenue: latest?.revenue ?? null,
    netIncome: latest?.netIncome ?? null,
    cashFlow: latest?.operatingCashFlow ?? null,
    revenueGrowth: growth(latest?.revenue, yearsBefore(1)?.revenue),
    peRatio: pe,
    pegRatio: pegRatio(pe, epsOf(latest), epsOf(yearsBefore(pegYears))),
    weeklyCents: year?.weekly ?? [],
    yearHighCents: year?.high ?? null,
    yearLowCents: year?.low ?? null,
    ...provenance,
  };
}

const epsOf = (statement: YearlyFundamentalsRow | undefined) =>
  earningsPerShare(statement?.netIncome, statement?.shares);

/** The New York close in winter (21:00 UTC) of a day. */
export const closedAt = (day: string) => new Date(`${day}T21:00:00Z`);

const rounded = (value: number | null) => (value === null ? null : Math.round(value));
