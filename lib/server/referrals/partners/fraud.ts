import { isDisposableEmail } from 'disposable-email-domains-js';
import { holdReasonOf, holdReasons } from '@/lib/content/referrals/hold-reasons';
import { fraudOf } from '@/lib/domain/referrals/fraud-rules';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { now } from '@/lib/server/platform/clock';
import type { Tx } from '@/lib/server/platform/db/pool';
import { networkOf } from '@/lib/server/platform/http/network';
import type { Origin } from '@/lib/server/platform/http/origin';
import { visitorKey } from '../visitor-key';
import { findFraudFacts, holdUnpaid, insertSignUpNetwork, isFingerprintShared } from './fraud-repository';

/** Why a new commission must be held; null when no fraud rule matches. */
export async function holdReasonFor(tx: Tx, sale: { payerId: string; payeeId: string; ownerId: string }) {
  const { payerEmail, ...found } = await findFraudFacts(tx, sale);
  const facts = { ...found, hasDisposableEmail: isDisposableEmail(payerEmail) };
  return holdReasonOf(fraudOf(facts), facts);
}

/**
 * Keyed hash of the network that an account signs up from, so that no address is stored. Call it before the
 * transaction: it may have to insert the day's salt.
 */
export const signUpNetwork = ({ ip }: Origin) => visitorKey(networkOf(ip), 'sign-up', now());

/** Stores the network that an account signed up from. */
export const recordSignUpNetwork = (tx: Tx, accountId: string, networkKey: string) =>
  insertSignUpNetwork(tx, { accountId, networkKey, at: now() });

/** If another payee has the same bank account, holds this account's unpaid commissions. */
export async function holdForSharedAccount(tx: Tx, accountId: string, origin: Origin) {
  if (!(await isFingerprintShared(tx, accountId))) return;
  const reason = holdReasons['shared-payout-account'];
  const held = await holdUnpaid(tx, accountId, reason, now());
  await recordAudit(tx, {
    event: 'commission_held',
    result: 'ok',
    subject: accountId,
    origin,
    detail: { reason, held },
  });
}
