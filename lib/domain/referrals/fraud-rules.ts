/** Reasons to hold a commission until a person has looked at it. None deletes or rejects a row. */
export const fraudRules = [
  'suspended',
  'same-email',
  'disposable-email',
  'same-card',
  'sign-up-burst',
  'shared-payout-account',
] as const;
export type FraudRule = (typeof fraudRules)[number];

/** More sign-ups than this from one network on one day, all for one ambassador, are held. A household has fewer. */
export const mostSignUpsOfNetwork = 5;

/** What is known of a sale when its commissions are earned. */
export type FraudFacts = {
  /** The reason of the payee's suspension, if any. */
  suspension: string | null;
  /** The buyer's mailbox is the payee's, or that of another of the payee's customers. */
  sharesMailbox: boolean;
  hasDisposableEmail: boolean;
  /** The buyer's card is the payee's, or that of another of the payee's customers. */
  sharesCard: boolean;
  /** Sign-ups from the buyer's network on the same day for the same ambassador, the buyer's included. */
  signUpsOfNetwork: number;
  /** Another payee has the same bank account. */
  sharesPayoutAccount: boolean;
};

/** The rules that hold a commission, most serious first. */
export function fraudOf(facts: FraudFacts): FraudRule[] {
  const holds: Record<FraudRule, boolean> = {
    suspended: facts.suspension !== null,
    'same-email': facts.sharesMailbox,
    'disposable-email': facts.hasDisposableEmail,
    'same-card': facts.sharesCard,
    'sign-up-burst': facts.signUpsOfNetwork > mostSignUpsOfNetwork,
    'shared-payout-account': facts.sharesPayoutAccount,
  };
  return fraudRules.filter((rule) => holds[rule]);
}
