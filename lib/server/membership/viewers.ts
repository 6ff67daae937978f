import type { Viewer } from '@/lib/domain/membership/access';
import { membershipOf } from '@/lib/domain/membership/membership';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { findMemberAccess } from './memberships-repository';

/** The part of a caller that decides what they may see. */
export const viewerOf = async (caller: { accountId: string } | null): Promise<Viewer> =>
  caller ? findMemberAccess(db(), caller.accountId, now()) : null;

/** Whether an account has a plan now: what options signals and their texts need. */
export async function holdsPlan(accountId: string): Promise<boolean> {
  const memberAccess = await viewerOf({ accountId });
  return memberAccess !== null && membershipOf(memberAccess, now()).tier !== null;
}
