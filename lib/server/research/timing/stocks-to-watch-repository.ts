import { sql } from 'drizzle-orm';
import type { Tx } from '@/lib/server/platform/db/pool';
import { sectors } from '@/lib/server/platform/db/schema/market';
import { stocksToWatch } from '@/lib/server/platform/db/schema/predictions';

export const listNamedSectors = (tx: Tx) =>
  tx.select({ slug: sectors.slug, name: sectors.name }).from(sectors).orderBy(sectors.rank);

/** Inserts entries that do not exist yet and returns how many; existing ones are not changed. */
export async function insertWatchEntries(tx: Tx, rows: readonly (typeof stocksToWatch.$inferInsert)[]) {
  if (rows.length === 0) return 0;
  const put = await tx
    .insert(stocksToWatch)
    .values([...rows])
    .onConflictDoNothing();
  return put.rowCount ?? 0;
}

/** Ends a rule's entries that are older than `days`, as of the day on which they expired. */
export async function endWatchEntries(tx: Tx, { rule, days, today }: { rule: string; days: number; today: string }) {
  const off = await tx.execute(sql`
    update ${stocksToWatch} set taken_off = put_on + ${days}::int
    where taken_off is null and put_on_by = ${rule} and put_on + ${days}::int < ${today}::date`);
  return off.rowCount ?? 0;
}
