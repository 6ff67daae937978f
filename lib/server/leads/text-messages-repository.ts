import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import {
  inboundTexts,
  messageDays,
  textMessages,
  type TextMessageState,
} from '@/lib/server/platform/db/schema/messaging';

/**
 * How many messages a number was sent since `since`, in total and for `reason`, and when the latest for `reason` was
 * sent. Skipped messages do not count.
 */
export async function recentTexts(
  tx: Tx,
  { phoneId, reason, since }: { phoneId: string; reason: string; since: Date },
) {
  const { rows } = await tx.execute<{ recent: number; recentOfReason: number; latest: string | Date | null }>(sql`
    select count(*) filter (where created_at > ${since.toISOString()}::timestamptz)::int as recent,
           (count(*) filter (where created_at > ${since.toISOString()}::timestamptz and reason = ${reason}))::int as "recentOfReason",
           max(created_at) filter (where reason = ${reason}) as latest
      from ${textMessages} where phone_id = ${phoneId} and state <> 'skipped'`);
  const { recent = 0, recentOfReason = 0, latest = null } = rows[0] ?? {};
  return { recent, recentOfReason, latest: latest === null ? null : new Date(latest) };
}

/**
 * Takes one message from a day's budget, in one atomic statement. Returns how many have been taken, or undefined if the
 * budget is used up.
 */
export async function reserveFromBudget(
  tx: Tx,
  { day, budget }: { day: string; budget: number },
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ messages: number }>(sql`
    insert into ${messageDays} as held (day, messages) select ${day}::date, 1 where ${budget}::int > 0
    on conflict (day) do update set messages = held.messages + 1 where held.messages < ${budget}::int
    returning messages`);
  return rows[0]?.messages;
}

/** Returns a message to the day's budget, in the transaction that reserved it. */
export async function releaseToBudget(tx: Tx, day: string) {
  await tx.execute(sql`update ${messageDays} set messages = messages - 1 where day = ${day}::date`);
}

export async function insertText(tx: Tx, message: typeof textMessages.$inferInsert) {
  await tx.insert(textMessages).values(message);
}

/**
 * Marks a message as 'sending'. Returns 'ours' if it may be sent, 'blocked' after a STOP, and otherwise the state it
 * was in: 'sending' means that an earlier attempt did not finish.
 */
export async function beginSending(handle: Handle, id: string, at: Date): Promise<'ours' | TextMessageState> {
  const { rows } = await handle.execute<{ state: TextMessageState }>(sql`
    update ${textMessages} as message
    set state = case when number.opted_out_at is null then 'sending' else 'blocked' end,
        updated_at = ${at.toISOString()}::timestamptz
    from phone_numbers as number
    where message.id = ${id} and message.state = 'waiting' and number.id = message.phone_id
    returning message.state`);
  if (rows[0]) return rows[0].state === 'sending' ? 'ours' : 'blocked';
  const [found] = await handle.select({ state: textMessages.state }).from(textMessages).where(eq(textMessages.id, id));
  // No row: the person was deleted with all their data.
  return found?.state ?? 'blocked';
}

type Change = {
  id: string;
  /** The states that may precede this one: a state never moves backward. */
  from: readonly TextMessageState[];
  state: TextMessageState;
  at: Date;
  sid?: string | undefined;
  errorCode?: number | undefined;
};

/** Updates a message's state. Returns false if the message has already moved on or has another provider id. */
export async function updateTextState(
  handle: Handle,
  { id, from, state, at, sid, errorCode }: Change,
): Promise<boolean> {
  const { rowCount } = await handle
    .update(textMessages)
    .set({
      state,
      updatedAt: at,
      ...(sid === undefined ? {} : { providerSid: sid }),
      ...(errorCode === undefined ? {} : { errorCode }),
    })
    .where(
      and(
        eq(textMessages.id, id),
        inArray(textMessages.state, [...from]),
        sid === undefined ? undefined : or(isNull(textMessages.providerSid), eq(textMessages.providerSid, sid)),
      ),
    );
  return rowCount === 1;
}

/** Stores an inbound message. Returns false for a duplicate. */
export async function recordInboundText(tx: Tx, reply: typeof inboundTexts.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(inboundTexts).values(reply).onConflictDoNothing();
  return rowCount === 1;
}
