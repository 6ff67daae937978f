/** Reasons why a sale earns an ambassador no commission (decision 112). */
export const saleReasons = [
  'no_referral',
  'late_click',
  'inactive_link',
  'other_code',
  'self_referral',
  'third_level',
  'not_paid',
  'not_subscription',
  'referred_later',
] as const;
export type SaleReason = (typeof saleReasons)[number];

/** The facts that decide whether an invoice earns a commission. Owners and payers are account IDs. */
export type SaleFacts = {
  payerId: string;
  subscriptionId: string | null;
  status: string;
  paidCents: number;
  /** The owner of the referral link that the buyer signed up with. */
  boundTo: string | null;
  /** The credited account, its referrer, and so on. */
  chain: readonly string[];
  /** Accounts in the chain that are closed. */
  closed: readonly string[];
  /** The owner of the code stored in the browser at sign-up, even if it was not valid. */
  signUpCodeOwner: string | null;
  /** The owner of the last referral link opened before the subscription started. */
  lastLinkOwner: string | null;
};

/** Why an account earns nothing on a sale, by the first rule that applies. With `accountId` null: why no one earns. */
export function reasonWithout(sale: SaleFacts, accountId: string | null): SaleReason {
  const { payerId, chain } = sale;
  if (payerId === accountId || chain.includes(payerId)) return 'self_referral';
  if (sale.subscriptionId === null) return 'not_subscription';
  if (sale.status !== 'paid' || sale.paidCents === 0) return 'not_paid';
  if (accountId === null || !chain.includes(accountId)) return reasonOutside(sale, accountId);
  if (chain.indexOf(accountId) > 1) return 'third_level';
  if (sale.closed.includes(accountId)) return 'inactive_link';
  // A code was used on a later invoice, or the second degree formed after this payment.
  return 'referred_later';
}

/** The reason for an account outside the chain. */
function reasonOutside({ boundTo, signUpCodeOwner, lastLinkOwner, chain }: SaleFacts, accountId: string | null) {
  const isOf = (owner: string | null) => owner !== null && (accountId === null || owner === accountId);
  if (chain.length > 0 && accountId !== null && boundTo === accountId) return 'other_code';
  if (boundTo !== signUpCodeOwner && isOf(signUpCodeOwner)) return 'inactive_link';
  if (boundTo !== lastLinkOwner && isOf(lastLinkOwner)) return 'late_click';
  return chain.length > 0 ? 'other_code' : 'no_referral';
}
