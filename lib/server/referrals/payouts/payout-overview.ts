import { blockerMessage, destinationName } from '@/lib/content/referrals/payout-messages';
import type { OwnPayout, OwnPayouts } from '@/lib/contracts/referrals/payouts';
import { payoutMinimumOn, type PayoutBlocker } from '@/lib/domain/referrals/payouts';
import { taxClassifications } from '@/lib/domain/referrals/tax-forms';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import type { Handle } from '@/lib/server/platform/db/pool';
import { findSuspension } from '../partners/partner-terms-repository';
import { findPayoutAccount, findTaxForm, type PayoutAccountRow, type TaxFormRow } from './payout-accounts-repository';
import { availableOf, readBalance, type PayoutBalance } from './payout-balance-repository';
import { findTransfers } from './payout-transfers';
import { findOpenPayout, listPayoutsOf, type PayoutRow } from './payouts-repository';

const maxPayouts = 100;

/** Everything that a member sees about their payouts. */
export async function readOwnPayouts(handle: Handle, accountId: string): Promise<OwnPayouts> {
  const [account, form] = [await findPayoutAccount(handle, accountId), await findTaxForm(handle, accountId)];
  const whole = await readBalance(handle, accountId);
  const { nextApprovalAt, ...balance } = whole;
  const availableCents = availableOf(whole);
  const minimumCents = currentMinimum();
  const blockers = blockersOf({
    account,
    form,
    availableCents,
    isOpen: await hasOpen(handle, accountId),
    isSuspended: await isSuspended(handle, accountId),
  });
  return {
    balance: { ...balance, availableCents },
    nextApprovalAt: nextApprovalAt?.toISOString() ?? null,
    minimumCents,
    blockers: blockers.map((name) => ({ name, message: blockerMessage(name, minimumCents) })),
    details: account && toDetails(account),
    hasStripe: findTransfers() !== undefined,
    taxForm: form && toTaxForm(form),
    payouts: (await listPayoutsOf(handle, accountId, maxPayouts)).map((row) => toOwnPayout(row, account)),
  };
}

const hasOpen = async (handle: Handle, accountId: string) => (await findOpenPayout(handle, accountId)) !== null;

export const isSuspended = async (handle: Handle, accountId: string) =>
  (await findSuspension(handle, accountId)) !== null;

/** The minimum payout in cents, as of today. */
export const currentMinimum = () => payoutMinimumOn(utcDay(now()));

type PayoutEligibility = {
  account: PayoutAccountRow | null;
  form: TaxFormRow | null;
  availableCents: PayoutBalance['approvedCents'];
  isOpen: boolean;
  isSuspended: boolean;
};

/** The reasons why a payout cannot be requested; empty when it can. */
export function blockersOf({ account, form, availableCents, isOpen, isSuspended }: PayoutEligibility): PayoutBlocker[] {
  const blockers: (PayoutBlocker | false)[] = [
    isSuspended && 'suspended',
    isOpen && 'open-payout',
    form === null && 'no-tax-form',
    account === null && 'no-details',
    account?.isReady === false && 'details-incomplete',
    availableCents < currentMinimum() && 'below-minimum',
  ];
  return blockers.filter((one) => one !== false);
}

const toDetails = ({ method, isReady, issue, holderName, last4 }: PayoutAccountRow) => ({
  ...{ method, isReady, issue },
  ...(method === 'bank' ? { holderName, last4 } : { holderName: null, last4: null }),
});

const toTaxForm = ({ kind, country, classification, taxIdLast4, signedAt }: TaxFormRow) => ({
  ...{ kind, country, taxIdLast4 },
  classification: taxClassifications.find((one) => one === classification) ?? null,
  signedAt: signedAt.toISOString(),
});

const toOwnPayout = (row: PayoutRow, account: PayoutAccountRow | null): OwnPayout => {
  const { id, amountCents, state, reason, ...at } = row;
  // The destination is stored when a payout is sent; until then it goes to the account of the payout details.
  const { method, destination } =
    state === 'requested' && account ? { method: account.method, destination: `…${account.last4 ?? ''}` } : row;
  return {
    ...{ id, amountCents, state, method, reason },
    destination: destination === null ? null : destinationName[method](destination),
    requestedAt: at.requestedAt.toISOString(),
    sentAt: at.sentAt?.toISOString() ?? null,
    paidAt: at.paidAt?.toISOString() ?? null,
  };
};
