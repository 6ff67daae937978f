import { fraudRules, type FraudFacts, type FraudRule } from '@/lib/domain/referrals/fraud-rules';

/** Why a commission is on hold, shown to the ambassador and the operator. Reveals nothing about the buyer. */
export const holdReasons: Record<FraudRule, string> = {
  suspended: 'Payouts to this account are suspended',
  'same-email': 'The buyer’s email goes to the same mailbox as yours or another customer’s',
  'disposable-email': 'The buyer signed up with a disposable email address',
  'same-card': 'The buyer paid with a card that you or another customer used',
  'sign-up-burst': 'Many of your sign-ups came from one network on one day',
  'shared-payout-account': 'Another ambassador uses the same payout account',
};

/** The reason stored with a hold; null if no rule applies. */
export const holdReasonOf = (rules: readonly FraudRule[], { suspension }: Pick<FraudFacts, 'suspension'>) =>
  fraudRules
    .filter((rule) => rules.includes(rule))
    .map((rule) => (rule === 'suspended' ? suspendedReason(suspension ?? '') : holdReasons[rule]))
    .join('. ') || null;

export const suspendedReason = (reason: string) => `${holdReasons.suspended}: ${reason}`;
