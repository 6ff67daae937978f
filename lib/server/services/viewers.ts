import type { Viewer } from '@/lib/domain/access';
import { now } from '../clock';
import { db } from '../db/pool';
import { findStanding } from '../repositories/memberships';

/** A caller as far as it decides what they may see. */
export const viewerOf = async (caller: { accountId: string } | null): Promise<Viewer> =>
  caller ? findStanding(db(), caller.accountId, now()) : null;
