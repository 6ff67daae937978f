import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { approveDue } from './commissions-repository';

/** Job: approves commissions whose hold period is over. Commissions held for a reason stay held. */
export async function approveCommissions() {
  const approved = await approveDue(db(), now());
  if (approved > 0) log.info({ approved }, 'commissions approved');
}
