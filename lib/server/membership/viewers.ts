import type { Viewer } from '@/lib/domain/membership/access';
import { membershipOf } from '@/lib/domain/membership/membership';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { findMemberAccess } from './memberships-repository';

/** The caller's access, which decides what they may see; null for visitors. */
export const viewerOf = async (caller: { accountId: string } | null): Promise<Viewer> =>
  caller ? findMemberAccess(db(), caller.accountId, now()) : null;

/** Whether an account has a plan now, which options signals and texts require. */
export async function holdsPlan(accountId: string): Promise<boolean> {
  const memberAccess = await viewerOf({ accountId });
  return memberAccess !== null && membershipOf(memberAccess, now()).tier !== null;
}
