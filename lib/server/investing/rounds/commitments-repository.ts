import { and, desc, eq, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { CommitmentEnding } from '@/lib/domain/investing/rounds';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { commitments, rounds } from '@/lib/server/platform/db/schema/rounds';

type Whose = { roundId: string; accountId: string };
export type CommitmentRow = typeof commitments.$inferSelect;

const liveOf = ({ roundId, accountId }: Whose) =>
  and(eq(commitments.roundId, roundId), eq(commitments.accountId, accountId), isNull(commitments.ending));

/** An investor's live commitment to a round or, without one, the latest one that ended. */
export async function findCommitment(handle: Handle, { roundId, accountId }: Whose): Promise<CommitmentRow | null> {
  const [row] = await handle
    .select()
    .from(commitments)
    .where(and(eq(commitments.roundId, roundId), eq(commitments.accountId, accountId)))
    .orderBy(sql`${commitments.ending} is null desc`, desc(commitments.handedOverAt))
    .limit(1);
  return row ?? null;
}

/**
 * Inserts an investor's live commitment to a round or changes its amount. False if the intermediary already holds money
 * for it.
 */
export async function saveCommitment(
  tx: Tx,
  commitment: Whose & { id: string; amountCents: number; handedOverAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(commitments)
    .values(commitment)
    .onConflictDoUpdate({
      target: [commitments.roundId, commitments.accountId],
      targetWhere: isNull(commitments.ending),
      set: { amountCents: commitment.amountCents },
      setWhere: isNull(commitments.heldCents),
    });
  return rowCount === 1;
}

/** Ends an investor's live commitment; false if there is none. */
export async function endCommitment(tx: Tx, whose: Whose, ending: CommitmentEnding, at: Date): Promise<boolean> {
  const { rowCount } = await tx.update(commitments).set({ ending, endedAt: at }).where(liveOf(whose));
  return rowCount === 1;
}

/** Reconfirms an investor's commitment; false if no reconfirmation was due or it is too late. */
export async function confirmCommitmentAgain(tx: Tx, whose: Whose, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(commitments)
    .set({ reconfirmBy: null })
    .where(and(liveOf(whose), sql`${commitments.reconfirmBy} > ${at.toISOString()}::timestamptz`));
  return rowCount === 1;
}

const person = { id: commitments.id, email: accounts.email, firstName: accounts.firstName };
export type CommittedPerson = { id: string; email: string; firstName: string };

/** Requires all live commitments of a round to be reconfirmed, and returns their investors. */
export async function requireReconfirmation(tx: Tx, roundId: string, reconfirmBy: Date): Promise<CommittedPerson[]> {
  return tx
    .update(commitments)
    .set({ reconfirmBy })
    .from(accounts)
    .where(and(eq(commitments.roundId, roundId), isNull(commitments.ending), eq(accounts.id, commitments.accountId)))
    .returning(person);
}

/**
 * Ends live commitments of a round and returns their investors: all, or only those with or without money held by the
 * intermediary.
 */
export async function endCommitmentsOf(
  tx: Tx,
  roundId: string,
  { ending, at, which = 'all' }: { ending: CommitmentEnding; at: Date; which?: 'all' | 'held' | 'not-held' },
): Promise<CommittedPerson[]> {
  const held = sql`coalesce(${commitments.heldCents}, 0) > 0`;
  const chosen = which === 'all' ? undefined : which === 'held' ? held : sql`not (${held})`;
  return tx
    .update(commitments)
    .set({ ending, endedAt: at })
    .from(accounts)
    .where(
      and(eq(commitments.roundId, roundId), isNull(commitments.ending), chosen, eq(accounts.id, commitments.accountId)),
    )
    .returning(person);
}

/** Rounds with commitments that were not reconfirmed in time. */
export const listRoundsWithLate = (handle: Handle, at: Date) =>
  handle
    .selectDistinct({ slug: rounds.slug })
    .from(commitments)
    .innerJoin(rounds, eq(rounds.id, commitments.roundId))
    .where(and(isNull(commitments.ending), lte(commitments.reconfirmBy, at)))
    .limit(100);

export async function cancelUnconfirmed(tx: Tx, roundId: string, at: Date): Promise<CommittedPerson[]> {
  return tx
    .update(commitments)
    .set({ ending: 'not-reconfirmed', endedAt: at })
    .from(accounts)
    .where(
      and(
        eq(commitments.roundId, roundId),
        isNull(commitments.ending),
        lte(commitments.reconfirmBy, at),
        eq(accounts.id, commitments.accountId),
      ),
    )
    .returning(person);
}

export const listCommitmentsOf = (handle: Handle, accountId: string) =>
  handle
    .select({ commitment: commitments, round: rounds })
    .from(commitments)
    .innerJoin(rounds, eq(rounds.id, commitments.roundId))
    .where(eq(commitments.accountId, accountId))
    .orderBy(desc(commitments.handedOverAt))
    .limit(200);

export const listCommitmentsIn = (handle: Handle, roundId: string) =>
  handle
    .select()
    .from(commitments)
    .where(eq(commitments.roundId, roundId))
    .orderBy(commitments.handedOverAt)
    .limit(5000);

export const countLiveCommitments = (handle: Handle, accountId: string) =>
  handle.$count(commitments, and(eq(commitments.accountId, accountId), isNull(commitments.ending)));

/**
 * Sum in cents of an investor's commitments since an instant that were not canceled. The amount that the intermediary
 * holds is used if it is known.
 */
export async function sumCommittedSince(handle: Handle, accountId: string, since: Date): Promise<number> {
  const [row] = await handle
    .select({ cents: sql<string>`coalesce(sum(coalesce(${commitments.heldCents}, ${commitments.amountCents})), 0)` })
    .from(commitments)
    .where(
      and(
        eq(commitments.accountId, accountId),
        gte(commitments.handedOverAt, since),
        or(isNull(commitments.ending), eq(commitments.ending, 'completed')),
      ),
    );
  return Number(row?.cents ?? 0);
}

export async function updateHeldAmount(tx: Tx, id: string, heldCents: number, heldAsOf: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(commitments)
    .set({ heldCents, heldAsOf })
    .where(and(eq(commitments.id, id), isNull(commitments.ending)));
  return rowCount === 1;
}
