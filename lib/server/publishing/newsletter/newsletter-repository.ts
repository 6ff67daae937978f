import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { emailKey } from '@/lib/domain/shared/email';
import type { MailList, Pace } from '@/lib/domain/publishing/newsletter';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { mailSuppressions, newsletterLinks, newsletterSubscribers } from '@/lib/server/platform/db/schema/leads';

type Wish = { id: string; email: string; at: Date; ip: string; list: MailList };

const isSubscribed = sql`${newsletterSubscribers.state} = 'subscribed'`;

/** Gets or inserts the row of an address and returns its id. */
export async function findOrInsertSubscriber(tx: Tx, { id, email, at, ip, list }: Wish): Promise<string> {
  const issues = list === 'newsletter';
  const [row] = await tx
    .insert(newsletterSubscribers)
    .values({ id, email, emailKey: emailKey(email), state: 'pending', issues, requestedAt: at, requestIp: ip })
    .onConflictDoUpdate({
      target: newsletterSubscribers.emailKey,
      set: {
        requestedAt: sql`case when ${isSubscribed} then ${newsletterSubscribers.requestedAt} else excluded.requested_at end`,
        requestIp: sql`case when ${isSubscribed} then ${newsletterSubscribers.requestIp} else excluded.request_ip end`,
        issues: sql`case when ${isSubscribed} then ${newsletterSubscribers.issues} else excluded.issues end`,
      },
    })
    .returning({ id: newsletterSubscribers.id });
  if (!row) throw new Error('The subscriber just saved is missing.');
  return row.id;
}

/** A subscriber, with the reason why the address is suppressed, if it is. */
export async function findSubscriber(handle: Handle, id: string) {
  const [row] = await handle
    .select({
      id: newsletterSubscribers.id,
      email: newsletterSubscribers.email,
      state: newsletterSubscribers.state,
      issues: newsletterSubscribers.issues,
      weeklyReport: newsletterSubscribers.weeklyReport,
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
export async function insertLinks(tx: Tx, links: (typeof newsletterLinks.$inferInsert)[]) {
  await tx.insert(newsletterLinks).values(links).onConflictDoNothing();
}

/**
 * Consumes a confirmation link and returns the subscriber's id and the link's purpose; null for all but one of
 * concurrent calls.
 */
export async function consumeConfirmLink(tx: Tx, { hash, at }: { hash: string; at: Date }) {
  const [row] = await tx
    .update(newsletterLinks)
    .set({ usedAt: at })
    .where(
      and(
        eq(newsletterLinks.hash, hash),
        ne(newsletterLinks.purpose, 'unsubscribe'),
        isNull(newsletterLinks.usedAt),
        gt(newsletterLinks.expiresAt, at),
      ),
    )
    .returning({ id: newsletterLinks.subscriberId, purpose: newsletterLinks.purpose });
  return row ?? null;
}

/** A link with its subscriber and their state, whether or not it was used. */
export async function findLink(handle: Handle, hash: string) {
  const [row] = await handle
    .select({
      purpose: newsletterLinks.purpose,
      subscriberId: newsletterLinks.subscriberId,
      email: newsletterSubscribers.email,
      state: newsletterSubscribers.state,
      issues: newsletterSubscribers.issues,
      weeklyReport: newsletterSubscribers.weeklyReport,
      skips: newsletterSubscribers.skips,
      pace: newsletterSubscribers.pace,
    })
    .from(newsletterLinks)
    .innerJoin(newsletterSubscribers, eq(newsletterSubscribers.id, newsletterLinks.subscriberId))
    .where(eq(newsletterLinks.hash, hash));
  return row ?? null;
}

type Confirmed = { id: string; at: Date; ip: string; list: MailList };

/**
 * Confirms an address for a list and deletes its earlier unsubscription. A current subscriber keeps the other list and
 * the proof of the first confirmation; one who had unsubscribed starts with this list alone. Returns the address.
 */
export async function confirmSubscriber(tx: Tx, { id, at, ip, list }: Confirmed) {
  const { confirmedAt, confirmIp, issues, weeklyReport } = newsletterSubscribers;
  const [row] = await tx
    .update(newsletterSubscribers)
    .set({
      state: 'subscribed',
      confirmedAt: sql`case when ${isSubscribed} then ${confirmedAt} else ${at.toISOString()}::timestamptz end`,
      confirmIp: sql`case when ${isSubscribed} then ${confirmIp} else ${ip} end`,
      endedAt: null,
      issues: list === 'newsletter' ? true : sql`${isSubscribed} and ${issues}`,
      weeklyReport: list === 'weekly-report' ? true : sql`${isSubscribed} and ${weeklyReport}`,
    })
    .where(eq(newsletterSubscribers.id, id))
    .returning({ email: newsletterSubscribers.email, emailKey: newsletterSubscribers.emailKey });
  if (!row) throw new Error('The subscriber of the link is missing.');
  await tx
    .delete(mailSuppressions)
    .where(and(eq(mailSuppressions.emailKey, row.emailKey), eq(mailSuppressions.reason, 'unsubscribed')));
  return row.email;
}

/** Unsubscribes an address from both lists and suppresses it; idempotent. */
export async function endSubscriber(tx: Tx, { id, at, email }: { id: string; at: Date; email: string }) {
  await tx
    .update(newsletterSubscribers)
    .set({ state: 'ended', endedAt: at, weeklyReport: false })
    .where(and(eq(newsletterSubscribers.id, id), ne(newsletterSubscribers.state, 'ended')));
  await tx
    .insert(mailSuppressions)
    .values({ emailKey: emailKey(email), reason: 'unsubscribed', at })
    .onConflictDoNothing();
}

type Wishes = { issues?: boolean; weeklyReport?: boolean; skips?: string[]; pace?: Pace };

/** Sets the lists, the unwanted categories and the frequency. */
export async function updatePreferences(tx: Tx, id: string, wishes: Wishes) {
  await tx.update(newsletterSubscribers).set(wishes).where(eq(newsletterSubscribers.id, id));
}

/** The subscriber with an address, in whatever state. */
export async function findSubscriberByEmail(handle: Handle, email: string) {
  const [row] = await handle
    .select({
      id: newsletterSubscribers.id,
      state: newsletterSubscribers.state,
      issues: newsletterSubscribers.issues,
      weeklyReport: newsletterSubscribers.weeklyReport,
    })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, emailKey(email)));
  return row ?? null;
}

export async function lockSubscriber(tx: Tx, email: string) {
  await tx
    .select({ id: newsletterSubscribers.id })
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.emailKey, emailKey(email)))
    .for('update');
}

/** Deletes the subscriber with an address; a suppression stays. */
export async function deleteSubscriber(tx: Tx, email: string) {
  await tx.delete(newsletterSubscribers).where(eq(newsletterSubscribers.emailKey, emailKey(email)));
}
