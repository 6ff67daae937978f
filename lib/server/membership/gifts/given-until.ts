import { coveringGrant } from '@/lib/domain/membership/covering-grant';
import type { Tier } from '@/lib/domain/membership/plans';
import { now } from '@/lib/server/platform/clock';
import type { Handle } from '@/lib/server/platform/db/pool';
import { findMemberAccess } from '../memberships-repository';

/**
 * When the gift or grant that now gives the plan to an account ends, in whole seconds like Stripe's times; null without
 * one.
 */
export async function givenUntil(handle: Handle, accountId: string, tier: Tier): Promise<Date | null> {
  const { grants } = await findMemberAccess(handle, accountId, now());
  const given = coveringGrant(grants, tier, ({ endsAt }) => endsAt);
  return given ? new Date(Math.ceil(given.endsAt.getTime() / 1000) * 1000) : null;
}
