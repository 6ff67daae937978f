import type { SymbolRow } from '@/lib/contracts/research/symbols';
import type { sectorMedian } from '@/lib/contracts/research/sectors';
import { growth } from '@/lib/domain/market/market-formulas';
import { medianOf } from '@/lib/domain/market/market-series';
import type { z } from 'zod';
import type { SymbolRecord } from '@/lib/server/market/symbols-repository';
import type { Provenance } from '@/lib/server/market/market-meta';

type Shown = Pick<SymbolRecord, 'figures'> & { symbol: Pick<SymbolRecord['symbol'], 'ticker' | 'name' | 'isSample'> };

/** A stock in a list. Without figures, it has only its name and what is missing. */
export function toSymbolRow({ symbol, figures }: Shown): SymbolRow {
  const price = dollars(figures?.priceCents);
  return {
    ticker: symbol.ticker,
    name: symbol.name,
    price,
    priceDay: figures?.priceDay ?? null,
    change: growth(price, dollars(figures?.previousCents)),
    marketCap: figures?.marketCap ?? null,
    fiscalYear: figures?.fiscalYear ?? null,
    revenue: figures?.revenue ?? null,
    revenueGrowth: figures?.revenueGrowth ?? null,
    netIncome: figures?.netIncome ?? null,
    cashFlow: figures?.cashFlow ?? null,
    peRatio: figures?.peRatio ?? null,
    pegRatio: figures?.pegRatio ?? null,
    weekly: (figures?.weeklyCents ?? []).map((cents) => cents / 100),
    isSample: figures?.isSample ?? symbol.isSample,
  };
}

export function medianRow(rows: readonly SymbolRow[]): z.infer<typeof sectorMedian> {
  const of = (field: keyof z.infer<typeof sectorMedian>) => medianOf(rows.map((row) => row[field]));
  return {
    change: of('change'),
    marketCap: of('marketCap'),
    revenue: of('revenue'),
    revenueGrowth: of('revenueGrowth'),
    netIncome: of('netIncome'),
    cashFlow: of('cashFlow'),
    peRatio: of('peRatio'),
    pegRatio: of('pegRatio'),
  };
}

/** The provenance of the symbols' figures. Symbols without figures are skipped. */
export const provenanceOf = (records: readonly SymbolRecord[]): Provenance[] =>
  records.flatMap(({ figures }) => figures ?? []);

/** Cents to dollars; null stays null. */
export const dollars = (cents: number | null | undefined) => (typeof cents === 'number' ? cents / 100 : null);
