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

/** A member's number with the latest text sent to it and how many of the last 30 days did not arrive. */
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

/** Stores the number that a member asked for; a confirmed one stays confirmed. Returns whether it is. */
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
        // A code of another number does not confirm this one.
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

/** Takes one of the tries of the current code and returns its hash; undefined when it has expired or none are left. */
export async function consumeCodeAttempt(
  handle: Handle,
  { accountId, at, most }: { accountId: string; at: Date; most: number },
) {
  const { rows } = await handle.execute<{ hash: string }>(sql`
    update signal_texts set code_tries = code_tries + 1
    where account_id = ${accountId} and code_tries < ${most} and code_expires_at > ${at.toISOString()}::timestamptz
    returning code_hash as hash`);
  return rows[0]?.hash;
}

/** Confirms the number of a code that was not used before; it then belongs to this member alone. */
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

/** The confirmed numbers of these members that did not reply STOP, in the order in which they asked. */
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
