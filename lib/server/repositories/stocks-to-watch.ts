import { sql } from 'drizzle-orm';
import type { Tx } from '../db/pool';
import { sectors } from '../db/schema/market';
import { stocksToWatch } from '../db/schema/predictions';

export const listNamedSectors = (tx: Tx) =>
  tx.select({ slug: sectors.slug, name: sectors.name }).from(sectors).orderBy(sectors.rank);

/** Adds what is not there yet: an entry stays as it was put. */
export async function putOnWatch(tx: Tx, rows: readonly (typeof stocksToWatch.$inferInsert)[]) {
  if (rows.length === 0) return 0;
  const put = await tx
    .insert(stocksToWatch)
    .values([...rows])
    .onConflictDoNothing();
  return put.rowCount ?? 0;
}

/** Takes off what a rule put there long enough ago, as of the day its time was over. */
export async function takeOffWatch(tx: Tx, { rule, days, today }: { rule: string; days: number; today: string }) {
  const off = await tx.execute(sql`
    update ${stocksToWatch} set taken_off = put_on + ${days}::int
    where taken_off is null and put_on_by = ${rule} and put_on + ${days}::int < ${today}::date`);
  return off.rowCount ?? 0;
}
