/** Why a sale has no commission for an ambassador (decision 112). */
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

/** What decided whether an invoice earns a commission. Owners and payers are account ids. */
export type SaleFacts = {
  payerId: string;
  subscriptionId: string | null;
  status: string;
  paidCents: number;
  /** The referral link the buyer signed up with. */
  boundTo: string | null;
  /** The credited account, its referrer, that account's referrer, and so on. */
  chain: readonly string[];
  /** Those of the chain who closed their account. */
  closed: readonly string[];
  /** The owner of the code that was in the browser at sign-up, whether or not it worked. */
  signUpCodeOwner: string | null;
  /** The owner of the last link that was opened before the subscription started. */
  lastLinkOwner: string | null;
};

/**
 * Why an account earns nothing on a sale that has no commission for it, by the rules in the order in which they are
 * applied. Without an account: why no one does.
 */
export function reasonWithout(sale: SaleFacts, accountId: string | null): SaleReason {
  const { payerId, chain } = sale;
  if (payerId === accountId || chain.includes(payerId)) return 'self_referral';
  if (sale.subscriptionId === null) return 'not_subscription';
  if (sale.status !== 'paid' || sale.paidCents === 0) return 'not_paid';
  if (accountId === null || !chain.includes(accountId)) return reasonOutside(sale, accountId);
  if (chain.indexOf(accountId) > 1) return 'third_level';
  if (sale.closed.includes(accountId)) return 'inactive_link';
  // A code on a later invoice, or a second degree that formed after this payment.
  return 'referred_later';
}

/** For an account that is not among those above the buyer. */
function reasonOutside({ boundTo, signUpCodeOwner, lastLinkOwner, chain }: SaleFacts, accountId: string | null) {
  const isOf = (owner: string | null) => owner !== null && (accountId === null || owner === accountId);
  if (chain.length > 0 && accountId !== null && boundTo === accountId) return 'other_code';
  if (boundTo !== signUpCodeOwner && isOf(signUpCodeOwner)) return 'inactive_link';
  if (boundTo !== lastLinkOwner && isOf(lastLinkOwner)) return 'late_click';
  return chain.length > 0 ? 'other_code' : 'no_referral';
}
