import { and, eq, ne, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { phoneNumbers, signalTexts, type TextMessageState } from '@/lib/server/platform/db/schema/messaging';
import type { TextReason } from '@/lib/server/platform/outbox/text-payload';

const newsReason: TextReason = 'Signal news';

export type SignalTextRow = {
  phone: string;
  country: string;
  isConfirmed: boolean;
  hasStopped: boolean;
  lastState: TextMessageState | null;
  lastAt: string | Date | null;
  missed: number;
};

/** A member's phone number, the latest text sent to it, and how many texts of the last 30 days were not delivered. */
export async function findSignalTexts(handle: Handle, accountId: string, at: Date): Promise<SignalTextRow | undefined> {
  const since = new Date(at.getTime() - 30 * 86_400_000).toISOString();
  const { rows } = await handle.execute<SignalTextRow>(sql`
    select n.phone, n.country, s.confirmed_at is not null as "isConfirmed", n.opted_out_at is not null as "hasStopped",
      last.state as "lastState", last.created_at as "lastAt",
      (select count(*)::int from text_messages t where t.phone_id = n.id and t.reason = ${newsReason}
        and t.created_at > ${since}::timestamptz and t.state in ('failed', 'unknown', 'skipped')) as missed
    from signal_texts s join phone_numbers n on n.id = s.phone_id
    left join lateral (select state, created_at from text_messages t where t.phone_id = n.id and t.reason = ${newsReason}
      order by created_at desc limit 1) last on true
    where s.account_id = ${accountId}`);
  return rows[0];
}

/**
 * Stores the number that a member requested and returns whether it is confirmed. A number that was already confirmed
 * stays confirmed.
 */
export async function requestNumber(tx: Tx, request: { accountId: string; phoneId: string; at: Date }) {
  const { accountId, phoneId, at } = request;
  const [row] = await tx
    .insert(signalTexts)
    .values({ accountId, phoneId, requestedAt: at })
    .onConflictDoUpdate({
      target: signalTexts.accountId,
      set: {
        phoneId,
        requestedAt: at,
        // A code sent to another number does not confirm this one.
        codeHash: sql`case when signal_texts.phone_id = ${phoneId} then signal_texts.code_hash end`,
        codeExpiresAt: sql`case when signal_texts.phone_id = ${phoneId} then signal_texts.code_expires_at end`,
        confirmedAt: sql`case when signal_texts.phone_id = ${phoneId} then signal_texts.confirmed_at end`,
      },
    })
    .returning({ confirmedAt: signalTexts.confirmedAt });
  return row !== undefined && row.confirmedAt !== null;
}

export async function setCode(tx: Tx, code: { accountId: string; hash: string; expiresAt: Date }) {
  await tx
    .update(signalTexts)
    .set({ codeHash: code.hash, codeExpiresAt: code.expiresAt, codeTries: 0 })
    .where(eq(signalTexts.accountId, code.accountId));
}

/** Counts an attempt and returns the current code's hash; undefined if the code has expired or no attempts are left. */
export async function consumeCodeAttempt(
  handle: Handle,
  { accountId, at, max }: { accountId: string; at: Date; max: number },
) {
  const { rows } = await handle.execute<{ hash: string }>(sql`
    update signal_texts set code_tries = code_tries + 1
    where account_id = ${accountId} and code_tries < ${max} and code_expires_at > ${at.toISOString()}::timestamptz
    returning code_hash as hash`);
  return rows[0]?.hash;
}

/**
 * Confirms a member's number by its code, which works once. Other members lose the number. False if the code is not
 * current.
 */
export async function confirmNumber(tx: Tx, { accountId, hash, at }: { accountId: string; hash: string; at: Date }) {
  const [row] = await tx
    .update(signalTexts)
    .set({ confirmedAt: at, codeHash: null, codeExpiresAt: null })
    .where(and(eq(signalTexts.accountId, accountId), eq(signalTexts.codeHash, hash)))
    .returning({ phoneId: signalTexts.phoneId });
  if (!row) return false;
  await tx.delete(signalTexts).where(and(eq(signalTexts.phoneId, row.phoneId), ne(signalTexts.accountId, accountId)));
  return true;
}

export async function deleteNumber(tx: Tx, accountId: string) {
  await tx.delete(signalTexts).where(eq(signalTexts.accountId, accountId));
}

/**
 * The confirmed numbers of these members, except those that replied STOP, in the order in which they were requested.
 */
export async function listTextedNumbers(tx: Tx, accountIds: readonly string[]) {
  if (accountIds.length === 0) return [];
  const rows = await tx
    .select({ number: phoneNumbers })
    .from(signalTexts)
    .innerJoin(phoneNumbers, eq(phoneNumbers.id, signalTexts.phoneId))
    .where(
      sql`signal_texts.account_id = any(${sql.param([...accountIds])}::text[]) and signal_texts.confirmed_at is not null
        and phone_numbers.opted_out_at is null`,
    )
    .orderBy(signalTexts.requestedAt, signalTexts.accountId);
  return rows.map(({ number }) => number);
}
