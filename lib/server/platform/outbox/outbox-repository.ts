import { desc, eq, sql } from 'drizzle-orm';
import { customAlphabet } from 'nanoid';
import { emailKey } from '@/lib/domain/shared/email';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { outbox } from '@/lib/server/platform/db/schema/outbox';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import type { MailName } from '@/lib/server/app/mail/payload';
import type { Message } from './outbox-messages-repository';

/** The NOTIFY channel that tells workers about new messages. */
export const outboxChannel = 'outbox';

// Lower case only, so that ids sort the same in every collation.
const suffix = customAlphabet('0123456789abcdefghijklmnopqrstuvwxyz', 11);
const newId = () => Date.now().toString(36).padStart(9, '0') + suffix();

/**
 * Writes a message in the caller's transaction, in one statement; workers are notified on commit. Does nothing if the
 * dedupe key exists. Returns whether the message was new.
 */
export const enqueueMessage = async (tx: Handle, message: Message): Promise<boolean> =>
  (await enqueueMessages(tx, [message])) === 1;

/** Like `enqueueMessage`, for many messages in one statement. Returns how many were new. */
export async function enqueueMessages(tx: Handle, messages: readonly Message[]): Promise<number> {
  const site = siteAddress();
  const values = messages.map(({ topic, payload, dedupeKey, notBefore }) => ({
    ...{ id: newId(), topic, payload: { ...payload, site } },
    ...{ dedupe_key: dedupeKey ?? null, not_before: notBefore?.toISOString() ?? null },
  }));
  const { rows } = await tx.execute(sql`
    with put as (
      insert into ${outbox} (id, topic, payload, dedupe_key, not_before)
      select id, topic, payload, dedupe_key, coalesce(not_before, now())
        from jsonb_to_recordset(${JSON.stringify(values)}::jsonb)
          as message (id text, topic text, payload jsonb, dedupe_key text, not_before timestamptz)
      on conflict (dedupe_key) do nothing
      returning id
    )
    select id, pg_notify(${outboxChannel}, '') from put`);
  return rows.length;
}

/** Whether a message with this dedupe key exists. */
export async function hasMessage(handle: Handle, dedupeKey: string): Promise<boolean> {
  const rows = await handle.select({ id: outbox.id }).from(outbox).where(eq(outbox.dedupeKey, dedupeKey)).limit(1);
  return rows.length > 0;
}

/**
 * The newest messages, for the operator. Subject and text are set only for messages that were stored instead of sent.
 */
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

/** Cancels unsent mails of some templates to an address, ignoring case. */
export async function deleteUnsentMails(tx: Tx, { templates, to }: { templates: readonly MailName[]; to: string }) {
  await tx.execute(sql`
    update ${outbox} set state = 'failed', last_error = 'The reader unsubscribed before it was sent.'
    where topic = 'mail' and state = 'waiting' and payload ->> 'template' = any (${sql.param(templates)}) and lower(payload ->> 'to') = ${emailKey(to)}`);
}
