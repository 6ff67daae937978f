import { payoutInProgress } from '@/lib/content/referrals/payout-messages';
import { bankDetails, type BankDetails } from '@/lib/contracts/referrals/payouts';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { derive, keyFor } from '@/lib/server/platform/sealing/crypto';
import { seal } from '@/lib/server/platform/sealing/sealed';
import { openSealed } from '@/lib/server/platform/sealing/sealed-values';
import { settings } from '@/lib/server/platform/settings/env';
import { lockPayees } from '@/lib/server/referrals/commissions-repository';
import { holdForSharedAccount } from '../partners/fraud';
import { sendDetailsMail } from './payout-mails';
import { savePayoutAccount, type PayoutAccountRow } from './payout-accounts-repository';
import { readOwnPayouts } from './payout-overview';
import { findOpenPayout } from './payouts-repository';

/** Saves a bank account. Rejected while a payout is being sent, because it uses the stored details. */
export async function saveBankDetails(accountId: string, details: BankDetails, origin: Origin) {
  await enforceLimits([{ limit: 'payoutChangesByAccount', key: accountId }], origin);
  const { holderName, routingNumber, accountNumber } = details;
  const last4 = accountNumber.slice(-4);
  const changedAt = now();
  const sealed = seal(JSON.stringify(details), placeOf(accountId));
  const key = keyFor(settings().authSecret, 'payout accounts');
  await transaction(async (tx) => {
    await lockPayees(tx, [accountId]);
    if ((await findOpenPayout(tx, accountId))?.state === 'sending') throw new AppError('conflict', payoutInProgress);
    await savePayoutAccount(tx, {
      ...{ accountId, method: 'bank', sealed, holderName, last4, isReady: true, issue: null },
      fingerprint: derive(key, `${routingNumber} ${accountNumber}`),
      changedAt,
    });
    await holdForSharedAccount(tx, accountId, origin);
    const detail = { method: 'bank', last4 };
    await recordAudit(tx, { event: 'payout_details_saved', result: 'ok', subject: accountId, origin, detail });
    await sendDetailsMail(tx, accountId, changedAt);
  });
  return readOwnPayouts(db(), accountId);
}

/** Decrypts a payee's bank details for the bank's payment file. */
export async function openBankDetails({ accountId, sealed }: PayoutAccountRow, origin: Origin): Promise<BankDetails> {
  return bankDetails.parse(JSON.parse(await openSealed(sealed ?? '', placeOf(accountId), origin)));
}

const placeOf = (accountId: string) => ({
  ...{ table: 'payout_accounts', column: 'sealed' },
  ...{ row: accountId, owner: accountId },
});
