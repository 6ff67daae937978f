import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { reservations, rounds } from '@/lib/server/platform/db/schema/rounds';

type Whose = { roundId: string; accountId: string };

const openOf = ({ roundId, accountId }: Whose) =>
  and(eq(reservations.roundId, roundId), eq(reservations.accountId, accountId), eq(reservations.state, 'open'));

export async function findReservation(handle: Handle, whose: Whose) {
  const [row] = await handle.select().from(reservations).where(openOf(whose));
  return row ?? null;
}

/** Inserts or updates an investor's open reservation for a round. */
export async function saveReservation(
  tx: Tx,
  reservation: Whose & { id: string; amountCents: number; reservedAt: Date; legendAt: Date },
) {
  const { amountCents, legendAt } = reservation;
  await tx
    .insert(reservations)
    .values({ ...reservation, state: 'open' })
    .onConflictDoUpdate({
      target: [reservations.roundId, reservations.accountId],
      targetWhere: eq(reservations.state, 'open'),
      set: { amountCents, legendAt },
    });
}

export async function endReservation(tx: Tx, whose: Whose, state: 'confirmed' | 'cancelled' | 'lapsed', at: Date) {
  await tx.update(reservations).set({ state, endedAt: at }).where(openOf(whose));
}

/** Ends the open reservations of a round. */
export async function endOpenReservations(tx: Tx, roundId: string, at: Date) {
  await tx
    .update(reservations)
    .set({ state: 'lapsed', endedAt: at })
    .where(and(eq(reservations.roundId, roundId), eq(reservations.state, 'open')));
}

/** Number and sum of a round's open reservations. */
export async function sumReserved(handle: Handle, roundId: string) {
  const [row] = await handle
    .select({
      count: sql<number>`count(*)::int`,
      cents: sql<string>`coalesce(sum(${reservations.amountCents}), 0)`,
    })
    .from(reservations)
    .where(and(eq(reservations.roundId, roundId), eq(reservations.state, 'open')));
  return { count: row?.count ?? 0, cents: Number(row?.cents ?? 0) };
}

export const listReservationsOf = (handle: Handle, accountId: string) =>
  handle
    .select({ reservation: reservations, round: rounds })
    .from(reservations)
    .innerJoin(rounds, eq(rounds.id, reservations.roundId))
    .where(and(eq(reservations.accountId, accountId), eq(reservations.state, 'open')))
    .orderBy(desc(reservations.reservedAt))
    .limit(100);

/** Investors with a reservation for a round, who are notified when it opens. */
export const listReservers = (handle: Handle, roundId: string) =>
  handle
    .select({ id: reservations.id, email: accounts.email, firstName: accounts.firstName })
    .from(reservations)
    .innerJoin(accounts, eq(accounts.id, reservations.accountId))
    .where(and(eq(reservations.roundId, roundId), eq(reservations.state, 'open')));
