import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Standing } from '@/lib/domain/membership';
import type { Database, Tx } from '../db/pool';
import { subscriptions } from '../db/schema/billing';
import { membershipGrants } from '../db/schema/grants';

type Handle = Tx | Database;

/** What a member has at a moment: the subscription that has not ended, else the latest, and what was given. */
export async function findStanding(handle: Handle, accountId: string, at: Date): Promise<Standing> {
  const [subscription, grants] = await Promise.all([
    findLatest(handle, accountId),
    handle
      .select({
        tier: membershipGrants.tier,
        kind: membershipGrants.kind,
        startsAt: membershipGrants.startsAt,
        endsAt: membershipGrants.endsAt,
      })
      .from(membershipGrants)
      .where(
        and(
          eq(membershipGrants.accountId, accountId),
          isNull(membershipGrants.revokedAt),
          lte(membershipGrants.startsAt, at),
          gt(membershipGrants.endsAt, at),
        ),
      ),
  ]);
  return { subscription, grants };
}

async function findLatest(handle: Handle, accountId: string) {
  const [row] = await handle
    .select({
      tier: subscriptions.tier,
      status: subscriptions.status,
      periodEnd: subscriptions.periodEnd,
      cancelsAtPeriodEnd: subscriptions.cancelsAtPeriodEnd,
      pastDueSince: subscriptions.pastDueSince,
    })
    .from(subscriptions)
    .where(eq(subscriptions.accountId, accountId))
    .orderBy(sql`${subscriptions.status} in ('canceled', 'incomplete_expired')`, desc(subscriptions.createdAt))
    .limit(1);
  return row ?? null;
}
