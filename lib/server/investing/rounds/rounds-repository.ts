import { and, asc, desc, eq, isNull, lte, ne, sql } from 'drizzle-orm';
import type { RoundState } from '@/lib/domain/investing/rounds';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { commitments, roundChanges, roundMoves, rounds } from '@/lib/server/platform/db/schema/rounds';

export type Round = typeof rounds.$inferSelect;

/** Which start time of a round applies to a viewer: that of the first look, or the public one. */
export type RoundAudience = 'investor' | 'everybody';

const isSeen = (eyes: RoundAudience, at: Date) =>
  and(ne(rounds.state, 'draft'), lte(eyes === 'investor' ? rounds.firstLookAt : rounds.publicAt, at));

export async function listRounds(handle: Handle, eyes: RoundAudience, at: Date): Promise<Round[]> {
  return handle.select().from(rounds).where(isSeen(eyes, at)).orderBy(desc(rounds.firstLookAt), rounds.id).limit(100);
}

export async function findSeenRound(
  handle: Handle,
  slug: string,
  eyes: RoundAudience,
  at: Date,
): Promise<Round | null> {
  const [row] = await handle
    .select()
    .from(rounds)
    .where(and(eq(rounds.slug, slug), isSeen(eyes, at)));
  return row ?? null;
}

/** Locks a round until the transaction ends: shared for investor actions, exclusive for changes of the round itself. */
export async function lockRound(tx: Tx, slug: string, strength: 'share' | 'update'): Promise<Round | null> {
  const [row] = await tx.select().from(rounds).where(eq(rounds.slug, slug)).for(strength);
  return row ?? null;
}

export const listRoundMoves = (handle: Handle, roundId: string) =>
  handle
    .select({ at: roundMoves.at, to: roundMoves.toState })
    .from(roundMoves)
    .where(eq(roundMoves.roundId, roundId))
    .orderBy(asc(roundMoves.id));

/** Material changes of a round since an instant, newest first. */
export const listRoundChanges = (handle: Handle, roundId: string, since: Date) =>
  handle
    .select({ at: roundChanges.at, text: roundChanges.text, reconfirmBy: roundChanges.reconfirmBy })
    .from(roundChanges)
    .where(and(eq(roundChanges.roundId, roundId), sql`${roundChanges.at} >= ${since.toISOString()}::timestamptz`))
    .orderBy(desc(roundChanges.id));

export const insertRoundChange = (tx: Tx, change: { roundId: string; at: Date; text: string; reconfirmBy: Date }) =>
  tx.insert(roundChanges).values(change);

export const insertRound = (tx: Tx, round: typeof rounds.$inferInsert) => tx.insert(rounds).values(round);

export const updateRound = (tx: Tx, id: string, changes: Partial<typeof rounds.$inferInsert>) =>
  tx.update(rounds).set(changes).where(eq(rounds.id, id));

/** Live rounds whose deadline is no later than `at`. */
export const listRoundsToClose = (handle: Handle, at: Date) =>
  handle
    .select({ slug: rounds.slug })
    .from(rounds)
    .where(and(eq(rounds.state, 'live' satisfies RoundState), lte(rounds.deadlineAt, at)))
    .orderBy(rounds.deadlineAt)
    .limit(100);

/** The amount that the intermediary reports to hold for a round, and as of when. */
export async function sumHeld(handle: Handle, roundId: string) {
  const [row] = await handle
    .select({
      cents: sql<string | null>`sum(${commitments.heldCents})`,
      asOf: sql<string | null>`min(${commitments.heldAsOf})`,
    })
    .from(commitments)
    .where(and(eq(commitments.roundId, roundId), isNull(commitments.ending)));
  return row?.cents && row.asOf ? { cents: Number(row.cents), asOf: new Date(row.asOf) } : null;
}

export async function listAllRounds(handle: Handle) {
  const open = (table: 'reservations' | 'commitments', condition: string, what: string) =>
    sql<number>`(select ${sql.raw(what)}::float8 from ${sql.identifier(table)} c
      where c.round_id = rounds.id and ${sql.raw(condition)})`;
  return handle
    .select({
      round: rounds,
      reserved: open('reservations', `c.state = 'open'`, 'count(*)'),
      reservedCents: open('reservations', `c.state = 'open'`, 'coalesce(sum(c.amount_cents), 0)'),
      committed: open('commitments', 'c.ending is null', 'count(*)'),
      committedCents: open('commitments', 'c.ending is null', 'coalesce(sum(c.amount_cents), 0)'),
    })
    .from(rounds)
    .orderBy(desc(rounds.createdAt))
    .limit(100);
}

export async function findRoundId(handle: Handle, slug: string) {
  const [row] = await handle.select({ id: rounds.id }).from(rounds).where(eq(rounds.slug, slug));
  return row?.id ?? null;
}
