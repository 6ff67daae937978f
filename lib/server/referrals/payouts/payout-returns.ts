import { db } from '@/lib/server/platform/db/pool';
import { raiseAlert } from '@/lib/server/platform/alerts/operator-alerts';
import { findPayoutByTransfer } from './payout-runs-repository';
import { ownOrigin, returnPayout, reversedReason } from './payout-steps';
import { requireTransfers } from './payout-transfers';
import { recordPayeeBankFailure, syncPayee } from './payee-accounts';

/**
 * Handles a Stripe event about payouts; false when it concerns none of ours. `account` is the connected account that
 * the event came from, if any.
 */
export async function followPayoutEvent(type: string, objectId: string, account: string | null): Promise<boolean> {
  if (type === 'transfer.reversed') return syncTransfer(objectId);
  if (type === 'account.updated') return syncPayee(objectId);
  if (account === null) return false;
  return type === 'payout.failed' ? recordPayeeBankFailure(account) : syncPayee(account);
}

/** A fully reversed transfer makes its commissions payable again. The operator settles partial reversals. */
async function syncTransfer(transferId: string): Promise<boolean> {
  const payout = await findPayoutByTransfer(db(), transferId);
  if (!payout) return false;
  const { reversedCents } = await (await requireTransfers()).readTransfer(transferId);
  if (reversedCents >= payout.amountCents) await returnPayout(payout, reversedReason, ownOrigin);
  else if (reversedCents > 0) await raiseAlert(db(), { name: 'payout-partly-reversed', about: payout.id });
  return true;
}
