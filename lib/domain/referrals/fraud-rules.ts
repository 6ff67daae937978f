/** Reasons to hold a commission for review. No rule deletes or rejects a commission. */
export const fraudRules = [
  'suspended',
  'same-email',
  'disposable-email',
  'same-card',
  'sign-up-burst',
  'shared-payout-account',
] as const;
export type FraudRule = (typeof fraudRules)[number];

/** More sign-ups than this from one network on one day for one ambassador are held. A household has fewer. */
export const maxSignUpsPerNetwork = 5;

/** Facts about a sale at the time when its commissions are earned. */
export type FraudFacts = {
  /** Reason for the payee's suspension, if suspended. */
  suspension: string | null;
  /** Whether the buyer has the same mailbox as the payee or another of the payee's customers. */
  sharesMailbox: boolean;
  hasDisposableEmail: boolean;
  /** Whether the buyer has the same card as the payee or another of the payee's customers. */
  sharesCard: boolean;
  /** Number of sign-ups from the buyer's network on the same day for the same ambassador, including the buyer's. */
  signUpsOfNetwork: number;
  /** Whether another payee has the same bank account. */
  sharesPayoutAccount: boolean;
};

/** The rules that hold a commission, most serious first. */
export function fraudOf(facts: FraudFacts): FraudRule[] {
  const holds: Record<FraudRule, boolean> = {
    suspended: facts.suspension !== null,
    'same-email': facts.sharesMailbox,
    'disposable-email': facts.hasDisposableEmail,
    'same-card': facts.sharesCard,
    'sign-up-burst': facts.signUpsOfNetwork > maxSignUpsPerNetwork,
    'shared-payout-account': facts.sharesPayoutAccount,
  };
  return fraudRules.filter((rule) => holds[rule]);
}
