import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';
import { inboundTexts, messageDays, textMessages, type TextMessageState } from '../db/schema/messaging';

type Handle = Database | Tx;

/** How many messages a number was sent since an instant, and when the latest for this reason was. */
export async function recentTexts(
  tx: Tx,
  { phoneId, reason, since }: { phoneId: string; reason: string; since: Date },
) {
  const { rows } = await tx.execute<{ recent: number; latest: string | Date | null }>(sql`
    select count(*) filter (where created_at > ${since.toISOString()}::timestamptz)::int as recent,
           max(created_at) filter (where reason = ${reason}) as latest
      from ${textMessages} where phone_id = ${phoneId}`);
  const { recent = 0, latest = null } = rows[0] ?? {};
  return { recent, latest: latest === null ? null : new Date(latest) };
}

/** Takes one message of a day's budget; false when it is spent. One statement: many at once cannot overtake it. */
export async function takeOfBudget(tx: Tx, { day, budget }: { day: string; budget: number }): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${messageDays} as held (day, messages) select ${day}::date, 1 where ${budget}::int > 0
    on conflict (day) do update set messages = held.messages + 1 where held.messages < ${budget}::int`);
  return rowCount === 1;
}

export async function insertText(tx: Tx, message: typeof textMessages.$inferInsert) {
  await tx.insert(textMessages).values(message);
}

/**
 * Writes down that a message is about to be sent. Answers 'ours' when it may go, 'blocked' after a STOP, and otherwise
 * the state it was found in: 'sending' means that somebody began and never came to tell.
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
  // The person was deleted with everything of theirs: nobody is left to write to.
  return found?.state ?? 'blocked';
}

type Change = {
  id: string;
  /** The states that this news is news for: what came later never goes back. */
  from: readonly TextMessageState[];
  state: TextMessageState;
  at: Date;
  sid?: string | undefined;
  errorCode?: number | undefined;
};

/** Moves a message on; false when it has moved further already, or belongs to another of the provider's. */
export async function moveText(handle: Handle, { id, from, state, at, sid, errorCode }: Change): Promise<boolean> {
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

/** Notes a reply; false when it was heard before. */
export async function noteInbound(tx: Tx, reply: typeof inboundTexts.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(inboundTexts).values(reply).onConflictDoNothing();
  return rowCount === 1;
}
