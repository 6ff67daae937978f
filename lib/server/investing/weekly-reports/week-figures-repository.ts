import { sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';

type Counted = { issued: number; settled: number; requestsAnswered: number };

/** Counts of research activity between two instants, for the weekly report. Samples are excluded. */
export async function countWeek(handle: Handle, from: Date, until: Date): Promise<Counted> {
  const found = await handle.execute<Counted>(sql`
    select (select count(*)::int from predictions where not is_sample and issued_at >= ${from} and issued_at < ${until}) as issued,
      (select count(*)::int from prediction_outcomes join predictions on id = prediction_id
        where not is_sample and settled_at >= ${from} and settled_at < ${until}) as settled,
      (select count(distinct ticker)::int from stock_request_events
        where status = 'answered' and happened_at >= ${from} and happened_at < ${until}) as "requestsAnswered"`);
  return found.rows[0] ?? { issued: 0, settled: 0, requestsAnswered: 0 };
}
