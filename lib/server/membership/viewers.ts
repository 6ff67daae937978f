import type { Viewer } from '@/lib/domain/membership/access';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { findStanding } from './memberships-repository';

/** The part of a caller that decides what they may see. */
export const viewerOf = async (caller: { accountId: string } | null): Promise<Viewer> =>
  caller ? findStanding(db(), caller.accountId, now()) : null;
