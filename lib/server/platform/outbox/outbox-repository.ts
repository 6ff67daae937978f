import { desc, eq, sql } from 'drizzle-orm';
import { customAlphabet } from 'nanoid';
import { emailKey } from '@/lib/domain/shared/email';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { outbox } from '@/lib/server/platform/db/schema/outbox';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import type { Message } from './outbox-messages-repository';

/** The NOTIFY channel on which a commit tells workers that a message is waiting. */
export const outboxChannel = 'outbox';

// Lower case only: such ids sort the same in every collation.
const suffix = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 11);
const newId = () => Date.now().toString(36).padStart(9, '0') + suffix();

/**
 * Writes a message in the caller's transaction, and notifies the workers when it commits: one statement. With a known
 * dedupe key it writes nothing; returns whether the message was new.
 */
export async function putInOutbox(tx: Handle, { topic, payload, dedupeKey, notBefore }: Message): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    with put as (
      insert into ${outbox} (id, topic, payload, dedupe_key, not_before)
      values (${newId()}, ${topic}, ${JSON.stringify({ ...payload, site: siteAddress() })}::jsonb, ${dedupeKey ?? null},
        coalesce(${notBefore?.toISOString() ?? null}::timestamptz, now()))
      on conflict (dedupe_key) do nothing
      returning id
    )
    select id, pg_notify(${outboxChannel}, '') from put`);
  return rows.length === 1;
}

/** Whether a message with this dedupe key was written already. */
export async function isInOutbox(handle: Handle, dedupeKey: string): Promise<boolean> {
  const rows = await handle.select({ id: outbox.id }).from(outbox).where(eq(outbox.dedupeKey, dedupeKey)).limit(1);
  return rows.length > 0;
}

/** The newest messages, for the operator's viewer. Subject and text are there when the message was kept. */
export async function latestMessages(handle: Handle, limit: number) {
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

/** Deletes unsent mails of one template to an address, ignoring case. */
export async function dropWaitingMails(tx: Tx, { template, to }: { template: string; to: string }) {
  await tx.execute(sql`
    update ${outbox} set state = 'failed', last_error = 'The reader unsubscribed before it was sent.'
    where topic = 'mail' and state = 'waiting' and payload ->> 'template' = ${template} and lower(payload ->> 'to') = ${emailKey(to)}`);
}
