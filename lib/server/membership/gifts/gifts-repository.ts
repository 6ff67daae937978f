import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { gifts, membershipGrants } from '@/lib/server/platform/db/schema/grants';

export type GiftRow = typeof gifts.$inferSelect;

export async function insertGift(handle: Handle, gift: typeof gifts.$inferInsert) {
  await handle.insert(gifts).values(gift).onConflictDoNothing();
}

export async function findGiftByPayment(handle: Handle, paymentIntentId: string): Promise<GiftRow | null> {
  const [row] = await handle.select().from(gifts).where(eq(gifts.paymentIntentId, paymentIntentId));
  return row ?? null;
}

export async function lockGiftByPayment(tx: Tx, paymentIntentId: string): Promise<GiftRow | null> {
  const [row] = await tx.select().from(gifts).where(eq(gifts.paymentIntentId, paymentIntentId)).for('update');
  return row ?? null;
}

export async function payGift(handle: Handle, id: string, at: Date) {
  await handle
    .update(gifts)
    .set({ paidAt: at })
    .where(and(eq(gifts.id, id), isNull(gifts.paidAt)));
}

/** The condition for a code that can be redeemed. */
const isRedeemable = (codeHash: string) =>
  and(eq(gifts.codeHash, codeHash), isNotNull(gifts.paidAt), isNull(gifts.refundedAt), isNull(gifts.redeemedAt));

/** The gift that a code can redeem; null if the code is not valid. */
export async function findRedeemableGift(handle: Handle, codeHash: string): Promise<GiftRow | null> {
  const [row] = await handle.select().from(gifts).where(isRedeemable(codeHash));
  return row ?? null;
}

/** Redeems a gift; null if the code is not valid or a concurrent call redeemed it. */
export async function markGiftRedeemed(tx: Tx, codeHash: string, accountId: string, at: Date): Promise<GiftRow | null> {
  const [row] = await tx
    .update(gifts)
    .set({ redeemedBy: accountId, redeemedAt: at })
    .where(isRedeemable(codeHash))
    .returning();
  return row ?? null;
}

export async function insertGrant(tx: Tx, grant: typeof membershipGrants.$inferInsert) {
  await tx.insert(membershipGrants).values(grant);
}

/** The latest end of an account's grants that were not revoked; null without any. */
export async function lastGrantEnd(handle: Handle, accountId: string): Promise<Date | null> {
  const { rows } = await handle.execute<{ end: string | null }>(
    sql`select max(ends_at)::text as end from membership_grants where account_id = ${accountId} and revoked_at is null`,
  );
  const end = rows[0]?.end;
  return end ? new Date(end) : null;
}

/** Marks grants that have expired and returns them. Each grant is returned once. */
export const expireGrants = (tx: Tx, at: Date) =>
  tx
    .update(membershipGrants)
    .set({ expiredAt: at })
    .where(
      and(lte(membershipGrants.endsAt, at), isNull(membershipGrants.expiredAt), isNull(membershipGrants.revokedAt)),
    )
    .returning();

type TakenBack = { id: string; by: 'refund' | 'dispute'; at: Date };

/** Invalidates a gift's code and revokes its grant after a refund or a lost dispute. */
export async function revokeGift(tx: Tx, { id, by, at }: TakenBack) {
  await tx
    .update(gifts)
    .set({ refundedAt: sql`coalesce(refunded_at, ${at.toISOString()})`, takenBackBy: by })
    .where(eq(gifts.id, id));
  await tx
    .update(membershipGrants)
    .set({ revokedAt: at })
    .where(and(eq(membershipGrants.giftId, id), isNull(membershipGrants.revokedAt)));
}

/** Restores a gift, extended by the time for which it was revoked. */
export async function restoreGift(tx: Tx, id: string, at: Date) {
  await tx.update(gifts).set({ refundedAt: null, takenBackBy: null }).where(eq(gifts.id, id));
  const closed = sql`greatest(interval '0', least(${at.toISOString()}::timestamptz, ends_at) - greatest(revoked_at, starts_at))`;
  await tx
    .update(membershipGrants)
    .set({ revokedAt: null, expiredAt: null, endsAt: sql`ends_at + ${closed}` })
    .where(and(eq(membershipGrants.giftId, id), isNotNull(membershipGrants.revokedAt)));
}

export async function recordRefundsAsked(tx: Tx, id: string, refundsAskedAt: Date) {
  await tx.update(gifts).set({ refundsAskedAt }).where(eq(gifts.id, id));
}
