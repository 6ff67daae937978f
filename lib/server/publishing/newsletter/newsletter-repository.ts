import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { emailKey } from '@/lib/domain/shared/email';
import type { Pace } from '@/lib/domain/publishing/newsletter';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { mailSuppressions, newsletterLinks, newsletterSubscribers } from '@/lib/server/platform/db/schema/leads';

type Wish = { id: string; email: string; at: Date; ip: string };

/** Gets or creates the row of an address. Returns the row's id. */
export async function putSubscriber(tx: Tx, { id, email, at, ip }: Wish): Promise<string> {
  const kept = sql`${newsletterSubscribers.state} = 'subscribed'`;
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ id, email, emailKey: emailKey(email), state: 'pending', requestedAt: at, requestIp: ip })
    .onConflictDoUpdate({
      target: newsletterSubscribers.emailKey,
      set: {
        requestedAt: sql`case when ${kept} then ${newsletterSubscribers.requestedAt} else excluded.requested_at end`,
        requestIp: sql`case when ${kept} then ${newsletterSubscribers.requestIp} else excluded.request_ip end`,
      },
    })
    .returning({ id: newsletterSubscribers.id });
  if (!row) throw new Error('A subscriber who was just stored is not there.');
  return row.id;
}

/** A subscriber with the reason, if any, why the address gets nothing. */
export async function findSubscriber(handle: Handle, id: string) {
  const [row] = await handle
    .select({
      id: newsletterSubscribers.id,
      email: newsletterSubscribers.email,
      state: newsletterSubscribers.state,
      skips: newsletterSubscribers.skips,
      pace: newsletterSubscribers.pace,
      suppressedFor: mailSuppressions.reason,
    })
    .from(newsletterSubscribers)
    .leftJoin(mailSuppressions, eq(mailSuppressions.emailKey, newsletterSubscribers.emailKey))
    .where(eq(newsletterSubscribers.id, id));
  return row ?? null;
}

/** Stores links by the hash of their token, ignoring known ones. */
export async function putLinks(tx: Tx, links: (typeof newsletterLinks.$inferInsert)[]) {
  await tx.insert(newsletterLinks).values(links).onConflictDoNothing();
}

/** Uses a confirmation link: of two concurrent calls, one gets the subscriber's id. */
export async function useConfirmLink(tx: Tx, { hash, at }: { hash: string; at: Date }): Promise<string | null> {
  const [row] = await tx
    .update(newsletterLinks)
    .set({ usedAt: at })
    .where(
      and(
        eq(newsletterLinks.hash, hash),
        eq(newsletterLinks.purpose, 'confirm'),
        isNull(newsletterLinks.usedAt),
        gt(newsletterLinks.expiresAt, at),
      ),
    )
    .returning({ id: newsletterLinks.subscriberId });
  return row?.id ?? null;
}

/** Whose link it is and how it stands with them, used up or not. */
export async function findLink(handle: Handle, hash: string) {
  const [row] = await handle
    .select({
      purpose: newsletterLinks.purpose,
      subscriberId: newsletterLinks.subscriberId,
      email: newsletterSubscribers.email,
      state: newsletterSubscribers.state,
      skips: newsletterSubscribers.skips,
      pace: newsletterSubscribers.pace,
    })
    .from(newsletterLinks)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterLinks.subscriberId))
    .where(eq(newsletterLinks.hash, hash));
  return row ?? null;
}

/** Confirms an address and removes its earlier unsubscription. Returns the address. */
export async function confirmSubscriber(tx: Tx, { id, at, ip }: { id: string; at: Date; ip: string }) {
  const [row] = await tx
    .update(newsletterSubscribers)
    .set({ state: 'subscribed', confirmedAt: at, confirmIp: ip, endedAt: null })
    .where(eq(newsletterSubscribers.id, id))
    .returning({ email: newsletterSubscribers.email, emailKey: newsletterSubscribers.emailKey });
  if (!row) throw new Error('The subscriber of a link is not there.');
  await tx
    .delete(mailSuppressions)
    .where(and(eq(mailSuppressions.emailKey, row.emailKey), eq(mailSuppressions.reason, 'unsubscribed')));
  return row.email;
}

/** Removes an address from the list, and suppresses it. Idempotent. */
export async function endSubscriber(tx: Tx, { id, at, email }: { id: string; at: Date; email: string }) {
  await tx
    .update(newsletterSubscribers)
    .set({ state: 'ended', endedAt: at })
    .where(and(eq(newsletterSubscribers.id, id), ne(newsletterSubscribers.state, 'ended')));
  await tx
    .insert(mailSuppressions)
    .values({ emailKey: emailKey(email), reason: 'unsubscribed', at })
    .onConflictDoNothing();
}

/** Sets unwanted categories and frequency. */
export async function setPreferences(tx: Tx, id: string, wishes: { skips: string[]; pace: Pace }) {
  await tx.update(newsletterSubscribers).set(wishes).where(eq(newsletterSubscribers.id, id));
}

/** The list's row of an address, whatever its state. */
export async function findSubscriberByEmail(handle: Handle, email: string) {
  const [row] = await handle
    .select({ id: newsletterSubscribers.id, state: newsletterSubscribers.state })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, emailKey(email)));
  return row ?? null;
}

/** Deletes an address from the list; a suppression stays. */
export async function deleteSubscriber(tx: Tx, email: string) {
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.emailKey, emailKey(email)));
}
