import { db } from '@/lib/server/platform/db/pool';
import { sectors, sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';
import { trades } from '@/lib/server/platform/db/schema/trades';
import { withBalances } from '@/lib/domain/signals/trades';

/**
 * Ten trades in order of issue: symbol, type, expiration, strike, bid, filled, closed, ROI in percent; two are open.
 */
const rows = [
  ['MU', 'Call', '2024-03-15', 90, 2.5, '2023-12-01', '2024-01-10', 20],
  ['AAPL', 'Put', '2024-02-16', 170, 3.1, '2023-12-20', '2024-01-05', -100],
  ['AAPL', 'Call', '2024-06-21', 172.5, 4, '2024-01-08', '2024-03-01', 35],
  ['U', 'Call', '2024-04-19', 30, 0.9, '2024-01-09', '2024-02-02', 0],
  ['MU', 'Put', '2024-05-17', 85, 1.75, '2024-02-14', '2024-03-20', -12.5],
  ['AAPL', 'Call', '2025-01-17', 180, 6.2, '2024-11-25', '2024-12-30', 5],
  ['DDD', 'Put', '2025-09-19', 5, 0.4, '2025-08-01', '2025-08-20', -60],
  ['MU', 'Call', '2027-01-15', 100, 5, '2026-01-05', null, null],
  ['AAPL', 'Put', '2026-08-21', 200, 7.5, '2026-06-01', '2026-07-01', 35],
  ['DDD', 'Call', '2027-03-19', 6, 0.55, '2026-11-20', null, null],
] as const;

/** The reference date of the trades, from which the presets of one, five and ten years count. */
export const today = '2026-11-23';

export async function seedTenTrades() {
  await db().delete(trades);
  await db()
    .insert(trades)
    .values(
      withBalances(
        rows.map(([symbol, tradeType, expiration, strike, bid, fillDate, closeDate, roi], index) => ({
          ...{ id: `t-${index + 1}`, number: index + 1, symbol, tradeType, expiration, fillDate, closeDate },
          strikeCents: strike * 100,
          bidCents: Math.round(bid * 100),
          roiBp: roi === null ? null : roi * 100,
          isSample: true,
        })),
      ).map((trade) => ({ ...trade, variant: 'record' as const })),
    );
}

/** Inserts two sectors: memory has MU and DDD, phones has AAPL. */
export async function seedTwoSectors() {
  const sector = (slug: string, rank: number) => ({ slug, name: slug, description: 'For a test.', rank });
  await db()
    .insert(sectors)
    .values([sector('memory', 901), sector('phones', 902)])
    .onConflictDoNothing();
  const listing = { kind: 'stock' as const, exchange: 'NASDAQ', currency: 'USD', fiscalYearEnd: 12, source: 'test' };
  const symbol = (ticker: string) => ({
    ...listing,
    ticker,
    name: ticker,
    words: ticker,
    asOf: new Date(0),
    isSample: true,
  });
  await db().insert(symbols).values(['MU', 'DDD', 'AAPL'].map(symbol)).onConflictDoNothing();
  await db()
    .insert(sectorSymbols)
    .values([
      { slug: 'memory', ticker: 'MU', rank: 1 },
      { slug: 'memory', ticker: 'DDD', rank: 2 },
      { slug: 'phones', ticker: 'AAPL', rank: 1 },
    ])
    .onConflictDoNothing();
}
