import { sessionEnded } from '@/lib/content/shared/messages';
import { payoutInProgress } from '@/lib/content/referrals/payout-messages';
import { payoutPage } from '@/lib/domain/referrals/payouts';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { settings } from '@/lib/server/platform/settings/env';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import type { PayeeAccount } from '@/lib/server/providers/payments/transfers';
import { lockPayees } from '@/lib/server/referrals/commissions-repository';
import {
  updatePayeeAccount,
  findEmail,
  findPayeeByStripe,
  findPayoutAccount,
  savePayoutAccount,
} from './payout-accounts-repository';
import { sendDetailsMail } from './payout-mails';
import { requireTransfers } from './payout-transfers';
import { findOpenPayout } from './payouts-repository';

/** Creates the payee's account at Stripe, if there is none yet, and returns the URL of Stripe's onboarding page. */
export async function onboardAtStripe(accountId: string, origin: Origin): Promise<{ url: string }> {
  await enforceLimits([{ limit: 'payoutChangesByAccount', key: accountId }], origin);
  const transfers = await requireTransfers();
  const email = await findEmail(db(), accountId);
  if (email === null) throw new AppError('unauthorized', sessionEnded);
  const before = await findPayoutAccount(db(), accountId);
  const known = before?.stripeAccountId ?? null;
  // The idempotency key belongs to the member: a retry after a lost response returns the same account.
  const payeeAccount = known ?? (await transfers.createPayee({ accountId, email }, `payee:${accountId}`));
  await transaction(async (tx) => {
    await lockPayees(tx, [accountId]);
    if ((await findOpenPayout(tx, accountId))?.state === 'sending') throw new AppError('conflict', payoutInProgress);
    const state = { isReady: false, issue: 'Stripe has not confirmed the account yet' };
    const row = { accountId, method: 'stripe' as const, stripeAccountId: payeeAccount, changedAt: now() };
    await savePayoutAccount(tx, { ...row, ...state });
    const detail = { method: 'stripe' };
    await recordAudit(tx, { event: 'payout_details_saved', result: 'ok', subject: accountId, origin, detail });
    if (before?.method !== 'stripe') await sendDetailsMail(tx, accountId, row.changedAt);
  });
  const url = await transfers.onboardPayee({ payeeAccount, returnUrl: `${settings().siteUrl}${payoutPage}` });
  await syncPayee(payeeAccount);
  return { url };
}

/** Stores the current state of a payee's account at Stripe. A deleted account is marked as not ready. */
export async function syncPayee(payeeAccount: string): Promise<boolean> {
  if (!(await findPayeeByStripe(db(), payeeAccount))) return false;
  const { isReady, issue } = await readPayee(payeeAccount);
  await updatePayeeAccount(db(), payeeAccount, { isReady, issue, changedAt: now() });
  return true;
}

async function readPayee(id: string): Promise<PayeeAccount> {
  try {
    return await (await requireTransfers()).readPayee(id);
  } catch (error) {
    if (error instanceof PaymentError && (error.outcome === 'missing' || error.outcome === 'refused'))
      return { id, isReady: false, issue: payeeClosed };
    throw error;
  }
}

export const payeeClosed = 'Stripe closed or restricted the account';

/**
 * Records that the payee's bank rejected a payment from Stripe. The money stays in their Stripe account until they
 * correct the bank details.
 */
export async function recordPayeeBankFailure(payeeAccount: string): Promise<boolean> {
  const issue = 'Your bank rejected a payment. Correct your bank details at Stripe';
  return updatePayeeAccount(db(), payeeAccount, { isReady: false, issue, changedAt: now() });
}
