import { desc, sql } from 'drizzle-orm';
import { customAlphabet } from 'nanoid';
import type { Database, Tx } from '@/lib/server/db/pool';
import { outbox } from '@/lib/server/db/schema/outbox';
import type { Message } from './outbox-messages';

/** The channel on which a commit tells workers that there is something to send. */
export const outboxChannel = 'outbox';

// Lower case only: such ids sort the same under every collation.
const suffix = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 11);
const newId = () => Date.now().toString(36).padStart(9, '0') + suffix();

/**
 * Writes a message in the caller's transaction, and wakes the workers when it commits: one statement.
 * A dedupe key that is known already makes it quietly the same message; the answer tells whether it was new.
 */
export async function putInOutbox(
  tx: Tx | Database,
  { topic, payload, dedupeKey, notBefore }: Message,
): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with put as (
      insert into ${outbox} (id, topic, payload, dedupe_key, not_before)
      values (${newId()}, ${topic}, ${JSON.stringify(payload)}::jsonb, ${dedupeKey ?? null},
        coalesce(${notBefore?.toISOString() ?? null}::timestamptz, now()))
      on conflict (dedupe_key) do nothing
      returning id
    )
    select id, pg_notify(${outboxChannel}, '') from put`);
  return rows.length === 1;
}

/** The newest messages, for the operator's viewer. Subject and text are there when the message was kept. */
export async function latestMessages(handle: Tx | Database, limit: number) {
  const shown = (name: string) => sql<string | null>`${outbox.payload} ->> ${name}`;
  const rows = await handle
    .select({
      id: outbox.id,
      topic: outbox.topic,
      state: outbox.state,
      attempts: outbox.attempts,
      createdAt: outbox.createdAt,
      subject: shown('subject'),
      to: shown('to'),
      text: shown('text'),
    })
    .from(outbox)
    .orderBy(desc(outbox.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** Drops mails of one kind to somebody that nobody has begun to send. */
export async function dropWaitingMails(tx: Tx, { template, to }: { template: string; to: string }) {
  await tx.execute(sql`
    update ${outbox} set state = 'failed', last_error = 'The reader unsubscribed before it was sent.'
    where topic = 'mail' and state = 'waiting' and payload ->> 'template' = ${template} and payload ->> 'to' = ${to}`);
}
