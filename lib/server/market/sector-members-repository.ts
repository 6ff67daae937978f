import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { sectors, sectorSymbols, symbols } from '@/lib/server/platform/db/schema/market';

/** The sectors that any of these symbols belongs to. */
export async function listSectorsOf(handle: Handle, tickers: readonly string[]) {
  const rows = await handle
    .selectDistinct({ slug: sectorSymbols.slug })
    .from(sectorSymbols)
    .where(inArray(sectorSymbols.ticker, [...tickers]))
    .orderBy(asc(sectorSymbols.slug));
  return rows.map(({ slug }) => slug);
}

/** Whether the site covers a stock. */
export async function hasSymbol(handle: Handle, ticker: string) {
  return (await handle.$count(symbols, eq(symbols.ticker, ticker))) > 0;
}

/** Inserts a symbol with the provider's data; an existing one is not changed. */
export async function insertSymbol(tx: Tx, values: typeof symbols.$inferInsert) {
  await tx.insert(symbols).values(values).onConflictDoNothing();
}

/**
 * Adds a symbol at the end of a sector. Returns 'there' if it already was in it, 'full' if the sector has 100 stocks,
 * and 'unknown' if there is no such sector.
 */
export async function addSymbolToSector(
  tx: Tx,
  slug: string,
  ticker: string,
): Promise<'added' | 'there' | 'full' | 'unknown'> {
  // Locks the sector, because concurrent calls would use the same rank.
  const [sector] = await tx.select({ slug: sectors.slug }).from(sectors).where(eq(sectors.slug, slug)).for('update');
  if (!sector) return 'unknown';
  const members = await tx
    .select({ ticker: sectorSymbols.ticker, rank: sectorSymbols.rank })
    .from(sectorSymbols)
    .where(eq(sectorSymbols.slug, slug))
    .orderBy(sql`${sectorSymbols.rank} desc`);
  if (members.some((member) => member.ticker === ticker)) return 'there';
  const rank = (members[0]?.rank ?? 0) + 1;
  if (rank > 100) return 'full';
  await tx.insert(sectorSymbols).values({ slug, ticker, rank });
  return 'added';
}
