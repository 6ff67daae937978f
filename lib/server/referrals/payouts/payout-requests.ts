import { blockerMessage, payoutNotFound } from '@/lib/content/referrals/payout-messages';
import { canceledByPayee } from '@/lib/domain/referrals/payouts';
import { randomId } from '@/lib/domain/shared/ids';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { lockPayees } from '@/lib/server/referrals/commissions-repository';
import { findPayoutAccount, findTaxForm } from './payout-accounts-repository';
import { lockPayable } from './payout-balance-repository';
import { sendPayoutMail } from './payout-mails';
import { blockersOf, currentMinimum, isSuspended, readOwnPayouts } from './payout-overview';
import { updatePayout, findOpenPayout, insertPayout, lockPayout } from './payouts-repository';

/** Requests a payout of everything that can be paid now. The payee's sales and refunds wait until it is written. */
export async function requestPayout(payeeId: string, origin: Origin) {
  await enforceLimits([{ limit: 'payoutChangesByAccount', key: payeeId }], origin);
  await transaction(async (tx) => {
    await lockPayees(tx, [payeeId]);
    const [account, form] = [await findPayoutAccount(tx, payeeId), await findTaxForm(tx, payeeId)];
    const amountCents = await lockPayable(tx, payeeId);
    const isOpen = (await findOpenPayout(tx, payeeId)) !== null;
    const [blocker] = blockersOf({
      ...{ account, form, availableCents: amountCents, isOpen },
      isSuspended: await isSuspended(tx, payeeId),
    });
    if (blocker || !account) throw new AppError('conflict', blockerMessage(blocker ?? 'no-details', currentMinimum()));
    const at = now();
    const id = randomId();
    const payout = await insertPayout(tx, {
      ...{ id, payeeId, method: account.method, amountCents, state: 'requested' },
      ...{ requestedAt: at, changedAt: at },
    });
    const detail = { payout: id, cents: amountCents };
    await recordAudit(tx, { event: 'payout_requested', result: 'ok', subject: payeeId, origin, detail });
    await sendPayoutMail(tx, 'requested', payout);
  });
  return readOwnPayouts(db(), payeeId);
}

/**
 * Cancels a payout that is still in the state 'requested'; 404 once it is being sent, and for another payee's payout.
 */
export async function cancelPayout(payeeId: string, id: string, origin: Origin) {
  await enforceLimits([{ limit: 'payoutChangesByAccount', key: payeeId }], origin);
  await transaction(async (tx) => {
    const payout = await lockPayout(tx, id);
    if (payout?.payeeId !== payeeId || payout.state !== 'requested') throw new AppError('not_found', payoutNotFound);
    const at = now();
    await updatePayout(tx, id, { state: 'canceled', endedAt: at, reason: canceledByPayee, changedAt: at });
    const detail = { payout: id };
    await recordAudit(tx, { event: 'payout_canceled', result: 'ok', subject: payeeId, origin, detail });
  });
  return readOwnPayouts(db(), payeeId);
}
