import { sql } from 'drizzle-orm';
import type { Outlook } from '@/lib/domain/research/predictions';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { predictionOutcomes, predictions, type PredictionRow } from '@/lib/server/platform/db/schema/predictions';

export type Scope = PredictionRow['scope'];

/** Serializes the prediction job until the transaction ends, because two processes may run it. */
export const lockPredictions = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('predictions'))`);

/** Stocks with a recent price but no prediction since `issuedSince`, by ticker, starting after `after`. */
export async function listStocksWithoutPrediction(
  handle: Handle,
  { pricedSince, issuedSince, after, limit }: { pricedSince: string; issuedSince: Date; after: string; limit: number },
) {
  const found = await handle.execute<{ ticker: string }>(sql`
    select ticker from symbol_figures f where price_day >= ${pricedSince} and ticker > ${after} and not exists (
      select from predictions p where p.scope = 'stock' and p.subject = f.ticker and p.issued_at > ${issuedSince})
    order by ticker limit ${limit}`);
  return found.rows.map(({ ticker }) => ticker);
}

export async function listSectorsWithoutPrediction(handle: Handle, issuedSince: Date) {
  const found = await handle.execute<{ slug: string }>(sql`
    select slug from sectors s where not exists (
      select from predictions p where p.scope = 'sector' and p.subject = s.slug and p.issued_at > ${issuedSince})
    order by rank`);
  return found.rows.map(({ slug }) => slug);
}

export type NewPrediction = Outlook &
  Pick<PredictionRow, 'id' | 'kind' | 'scope' | 'subject' | 'horizonDays' | 'method' | 'source' | 'asOf' | 'isSample'>;

/** Inserts predictions. The database sets the due date and rejects any other. */
export async function insertPredictions(tx: Tx, newPredictions: readonly NewPrediction[]) {
  if (newPredictions.length === 0) return;
  const rows = newPredictions.map((prediction) => ({
    ...prediction,
    dueOn: sql<string>`(now() at time zone 'utc')::date + ${prediction.horizonDays}::int`,
  }));
  await tx.insert(predictions).values(rows);
}

/** Due predictions that are not settled, by due date, starting after the last one processed. */
export async function listUnsettled(
  handle: Handle,
  { today, after, limit }: { today: string; after: { dueOn: string; id: string }; limit: number },
) {
  const found = await handle.execute<
    { id: string; dueOn: string; asOfDay: string } & Outlook &
      Pick<PredictionRow, 'kind' | 'scope' | 'subject' | 'isSample'>
  >(sql`
    select id, kind, scope, subject, direction, due_on::text as "dueOn", (as_of at time zone 'utc')::date::text as "asOfDay",
      start_value as "startValue", predicted_value as "predictedValue", low_value as "lowValue", high_value as "highValue",
      baseline_value as "baselineValue", is_sample as "isSample"
    from predictions p
    where due_on <= ${today} and (due_on, id) > (${after.dueOn}, ${after.id})
      and not exists (select from prediction_outcomes o where o.prediction_id = p.id)
    order by due_on, id limit ${limit}`);
  return found.rows;
}

export async function insertOutcomes(tx: Tx, outcomes: readonly (typeof predictionOutcomes.$inferInsert)[]) {
  if (outcomes.length > 0)
    await tx
      .insert(predictionOutcomes)
      .values([...outcomes])
      .onConflictDoNothing();
}
