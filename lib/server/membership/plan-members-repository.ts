import { sql } from 'drizzle-orm';
import { membershipOf } from '@/lib/domain/membership/membership';
import type { Handle } from '@/lib/server/platform/db/pool';
import { listMemberAccess } from './memberships-repository';

export type PlanHolder = { id: string; email: string; firstName: string };

/** Accounts that have a plan at a time and a confirmed email. */
export async function listPlanHolders(handle: Handle, at: Date): Promise<PlanHolder[]> {
  const { rows } = await handle.execute<PlanHolder>(sql`
    select id, email, first_name as "firstName" from accounts a
    where deleted_at is null and disabled_at is null and email_confirmed_at is not null and (
      exists (select from subscriptions s where s.account_id = a.id and s.status in ('trialing', 'active', 'past_due'))
      or exists (select from membership_grants g where g.account_id = a.id and g.revoked_at is null
        and g.ends_at > ${at.toISOString()}::timestamptz))
    order by created_at, id`);
  const accessByMember = await listMemberAccess(
    handle,
    rows.map(({ id }) => id),
    at,
  );
  return rows.filter(({ id }) => {
    const memberAccess = accessByMember.get(id);
    return memberAccess !== undefined && membershipOf(memberAccess, at).tier !== null;
  });
}
