import { sql, type SQL } from 'drizzle-orm';
import type { Database, Handle } from '@/lib/server/platform/db/pool';
import { outbox } from '@/lib/server/platform/db/schema/outbox';
import type { Claim, Settlement, Topic } from './outbox-messages-repository';

/**
 * Duration of a claim in seconds. Renewed while the worker is alive (see `app/outbox/deliver.ts`), and short enough
 * that the messages of a dead worker are soon retried.
 */
const holdS = 60;
/** A message that could not be delivered for this long is abandoned. */
const giveUpAfter = '3 days';

/**
 * Claims due messages of a topic for this worker. A message whose worker died is due again when the claim expires. Uses
 * the database's clock, because those of the workers may differ.
 */
export async function claimMessages(handle: Handle, topic: Topic, limit: number): Promise<Claim[]> {
  const { rows } = await handle.execute<{
    id: string;
    payload: unknown;
    attempts: number;
    created_at: string | Date;
  }>(sql`
    with due as materialized (
      select id from ${outbox}
      where topic = ${topic} and state in ('waiting', 'sending') and coalesce(locked_until, not_before) <= now()
      order by coalesce(locked_until, not_before)
      limit ${limit}
      for update skip locked
    )
    update ${outbox} as message
    set state = 'sending', attempts = message.attempts + 1, locked_until = now() + make_interval(secs => ${holdS})
    from due where message.id = due.id
    returning message.id, message.payload, message.attempts, message.created_at`);
  return rows.map(({ id, payload, attempts, created_at }) => ({
    id,
    topic,
    payload,
    attempts,
    createdAt: new Date(created_at),
  }));
}

/** Extends a claim while its handler runs. Does nothing if another worker has taken over the message. */
export async function extendClaim(handle: Database, { id, attempts }: Claim) {
  await handle.execute(sql`
    update ${outbox} set locked_until = now() + make_interval(secs => ${holdS})
    where id = ${id} and state = 'sending' and attempts = ${attempts}`);
}

/** Records the outcome of a claim. Returns false if another worker has claimed the message since. */
export async function completeClaim(handle: Database, claim: Claim, outcome: Settlement): Promise<boolean> {
  const { rowCount } = await handle.execute(sql`
    update ${outbox} set locked_until = null, ${changeFor(outcome)}
    where id = ${claim.id} and state = 'sending' and attempts = ${claim.attempts}`);
  return rowCount === 1;
}

/** Makes every waiting message due now, for an operator who knows that a provider is back. */
export async function rescheduleMessagesNow(handle: Database) {
  await handle.execute(sql`update ${outbox} set not_before = now() where state = 'waiting' and not_before > now()`);
}

// A finished message keeps only its recipient and template, because a reset link must not be stored longer than needed.
const bare = sql`jsonb_strip_nulls(jsonb_build_object('to', payload -> 'to', 'template', payload -> 'template'))`;
/**
 * Topics whose handlers count their attempts and give up on their own, possibly only after weeks without a provider.
 */
const endThemselves: Topic[] = ['bank-removal', 'bank-unlink'];
const isOld = sql`(created_at < now() - ${giveUpAfter}::interval and topic <> all (${sql.param(endThemselves)}))`;

function changeFor(outcome: Settlement): SQL {
  switch (outcome.state) {
    case 'sent':
      return sql`state = 'sent', sent_at = now(), last_error = null, payload = ${bare}`;
    case 'kept':
      return sql`state = 'kept', last_error = null,
        payload = ${bare} || jsonb_build_object('subject', ${outcome.subject}::text, 'text', ${outcome.text}::text)`;
    case 'failed':
      return sql`state = 'failed', last_error = ${outcome.error}, payload = ${bare}`;
    case 'waiting':
      return sql`state = case when ${isOld} then 'failed' else 'waiting' end,
        payload = case when ${isOld} then ${bare} else payload end,
        last_error = ${outcome.error}, not_before = now() + make_interval(secs => ${outcome.delayMs / 1000})`;
  }
}
