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

/** Why a commission is held from the start; null when no rule applies. */
export async function holdReasonFor(tx: Tx, sale: { payerId: string; payeeId: string; ownerId: string }) {
  const { payerEmail, ...found } = await findFraudFacts(tx, sale);
  const facts = { ...found, hasDisposableEmail: isDisposableEmail(payerEmail) };
  return holdReasonOf(fraudOf(facts), facts);
}

/**
 * The key of the network that signs up, without its address. Requested before the transaction: it may need the day's
 * salt.
 */
export const signUpNetwork = ({ ip }: Origin) => visitorKey(networkOf(ip), 'sign-up', now());

/** Remembers from which network an account signed up. */
export const recordSignUpNetwork = (tx: Tx, accountId: string, networkKey: string) =>
  insertSignUpNetwork(tx, { accountId, networkKey, at: now() });

/** Two payees share a bank account: holds the unpaid commissions of this one. */
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
