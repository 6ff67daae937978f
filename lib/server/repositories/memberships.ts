import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Standing } from '@/lib/domain/membership';
import type { Database, Tx } from '../db/pool';
import { accounts } from '../db/schema/accounts';
import { subscriptions } from '../db/schema/billing';
import { membershipGrants } from '../db/schema/grants';

type Handle = Tx | Database;

/**
 * What a member has at a moment: the subscription that has not ended, else the latest, and what was given. One
 * statement, since every post that a member reads asks.
 */
export async function findStanding(handle: Handle, accountId: string, at: Date): Promise<Standing> {
  const latest = latestOf(handle, accountId);
  const { tier, kind, startsAt, endsAt } = membershipGrants;
  const rows = await handle
    .select({
      subscription: {
        tier: latest.tier,
        status: latest.status,
        periodEnd: latest.periodEnd,
        cancelsAtPeriodEnd: latest.cancelsAtPeriodEnd,
        pastDueSince: latest.pastDueSince,
      },
      grant: { tier, kind, startsAt, endsAt },
    })
    .from(accounts)
    .leftJoin(latest, sql`true`)
    .leftJoin(
      membershipGrants,
      and(
        eq(membershipGrants.accountId, accounts.id),
        isNull(membershipGrants.revokedAt),
        lte(startsAt, at),
        gt(endsAt, at),
      ),
    )
    .where(eq(accounts.id, accountId));
  const grants = rows.flatMap(({ grant }) => grant ?? []);
  return { subscription: rows[0]?.subscription ?? null, grants };
}

const latestOf = (handle: Handle, accountId: string) =>
  handle
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
    .limit(1)
    .as('latest');
