import { and, asc, eq, like, sql } from 'drizzle-orm';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { simulatedRecords as records } from '@/lib/server/platform/db/schema/banking';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';

const service = 'stripe';

type Kept = { id: string; object: string; [field: string]: unknown };

/**
 * The state of the simulated Stripe. Requests are serialized across processes, each in a transaction. Events are
 * delivered through the outbox, so that they arrive later, as Stripe's do.
 */
export const simulatedStripeStore = {
  run: <T>(work: (store: ReturnType<typeof storeOf>) => Promise<T>): Promise<T> =>
    transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('simulated stripe', 0))`);
      return work(storeOf(tx));
    }),
};

const storeOf = (tx: Tx) => ({
  async get(id: string): Promise<Kept | null> {
    const [row] = await tx
      .select({ data: records.data })
      .from(records)
      .where(and(eq(records.service, service), eq(records.key, id)));
    return (row?.data as Kept | undefined) ?? null;
  },
  async put(value: Kept) {
    await tx
      .insert(records)
      .values({ service, key: value.id, data: value, createdAt: now() })
      .onConflictDoUpdate({ target: [records.service, records.key], set: { data: value } });
  },
  async list(prefix: string, customer?: string): Promise<Kept[]> {
    const rows = await tx
      .select({ data: records.data })
      .from(records)
      .where(
        and(
          eq(records.service, service),
          like(records.key, `${prefix.replaceAll('_', '\\_')}%`),
          customer === undefined ? undefined : sql`${records.data} ->> 'customer' = ${customer}`,
        ),
      )
      .orderBy(asc(records.createdAt), asc(records.key));
    return rows.map(({ data }) => data as Kept);
  },
  async emit(event: Kept) {
    await enqueueMessage(tx, { topic: 'simulated-event', payload: { event }, dedupeKey: event.id });
  },
});
