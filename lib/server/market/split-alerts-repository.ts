import { sql } from 'drizzle-orm';
import type { Tx } from '@/lib/server/platform/db/pool';
import { watchAlerts } from '@/lib/server/platform/db/schema/watchlists';

/**
 * Adjusts the pending price alerts of a stock for a split into `sharesForOne` new shares per old share. Alerts created
 * after the market opened on the split's first day already use the new price.
 */
export async function splitAlerts(
  tx: Tx,
  ticker: string,
  { sharesForOne, day }: { sharesForOne: number; day: string },
) {
  await tx.execute(sql`
    update ${watchAlerts} set price_cents = greatest(1, round(price_cents / ${sharesForOne}::numeric))
    where ticker = ${ticker} and price_cents is not null and fired_at is null
      and created_at < (${day}::date + time '09:30') at time zone 'America/New_York'`);
}
