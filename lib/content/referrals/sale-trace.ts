import type { TracedSale, TracedSteps } from '@/lib/domain/referrals/sale-trace';
import { commissionHoldDays, type CommissionEntryKind, type CommissionState } from '@/lib/domain/referrals/commissions';
import type { SaleReason } from '@/lib/domain/referrals/sale-reasons';
import { dayOf, fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { percent } from '@/lib/domain/shared/percent';

export const stateLabels: Record<CommissionState, string> = {
  pending: 'Pending',
  approved: 'Approved',
  paid: 'Paid',
  held: 'On hold',
  reversed: 'Reversed',
};

/** Why a sale has no commission, as shown to the ambassador. */
export const reasonSentences: Record<SaleReason, string> = {
  no_referral: 'The buyer came without a referral link or code.',
  late_click: 'The buyer opened your link after signing up. A link counts only before sign-up.',
  inactive_link:
    'Your link or code wasn’t active when the buyer signed up. It works once you accept the promoter terms.',
  other_code: 'Another ambassador’s code or link is credited. A code entered at checkout overrides a link.',
  self_referral: 'Your own purchases don’t earn commission, and neither do referrals that lead back to the buyer.',
  third_level: 'The buyer is more than two degrees below you. Only two degrees earn commission.',
  not_paid: 'No money was paid: the invoice is unpaid, void or free.',
  not_subscription: 'This wasn’t a subscription payment. Only subscriptions earn commission.',
  referred_later: 'The referral was recorded after this payment. Only later payments earn commission.',
};

export const ledgerLabels: Record<CommissionEntryKind, string> = {
  earned: 'Earned',
  reversed: 'Reversed',
  restored: 'Restored',
  paid: 'Paid out',
  deducted: 'Deducted from a payout',
  returned: 'Payout returned',
};

const reasonTags: Record<SaleReason, string> = {
  no_referral: 'No referral',
  late_click: 'Late click',
  inactive_link: 'Inactive link',
  other_code: 'Other code',
  self_referral: 'Own purchase',
  third_level: 'Third degree',
  not_paid: 'Not paid',
  not_subscription: 'Not a subscription',
  referred_later: 'Referred later',
};

/** A short label for a sale's state. */
export const saleStatus = ({ state, reason }: Pick<TracedSale, 'state' | 'reason'>) =>
  state ? stateLabels[state] : reason ? reasonTags[reason] : '';

/** The note on a sale that was not paid in full: why, or how much less. Otherwise null. */
export function saleNote({ state, reason, holdReason, dispute, reversedCents }: NotedSale) {
  if (reason) return reasonSentences[reason];
  if (state === 'held') return holdReason === null ? null : `${holdReason}.`;
  if (state === 'reversed') return `The payment ${reversal(dispute)}.`;
  return reversedCents > 0 ? `${usdExact(reversedCents)} was reversed for a refund.` : null;
}

type NotedSale = Pick<TracedSale, 'state' | 'reason' | 'reversedCents'> & {
  holdReason: string | null;
  dispute: TracedSteps['invoice']['dispute'];
};

export const levelNames = { 1: 'First degree', 2: 'Second degree' } as const;

export type TraceStep = { title: string; day: string | null; text: string };

/** The steps of a sale with what was found at each, in chronological order. */
export function traceSteps(trace: TracedSteps): TraceStep[] {
  const { sale, signedUpAt, invoice } = trace;
  return [
    ...visitStep(trace),
    { title: 'Sign-up', day: dayOf(signedUpAt), text: signUpText(trace) },
    creditStep(trace),
    { title: 'Payment', day: dayOf(invoice.at), text: paymentText(invoice) },
    ...(sale.level === null ? [] : [{ title: 'Degree', day: null, text: levelTexts[sale.level] }]),
    ...rateStep(trace),
    { title: 'Commission', day: stateDay(trace), text: outcomeOf(trace) },
  ];
}

function visitStep({ sale, visit }: TracedSteps): TraceStep[] {
  if (sale.level !== 1) return [];
  if (!visit)
    return [{ title: 'Visit', day: null, text: 'No visit is stored. The buyer may have declined analytics.' }];
  const by = visit.code === null ? 'without a referral link' : `with the code ${visit.code}`;
  return [{ title: 'Visit', day: dayOf(visit.at), text: `First visit to ${visit.path}, ${by}.` }];
}

function signUpText({ sale, link }: TracedSteps) {
  if (link) return link.isYours ? `Signed up with your link (${link.code}).` : 'Signed up with another link.';
  return sale.level === 1 ? 'Signed up without an active referral link.' : 'The buyer opened an account.';
}

function creditStep({ sale, credit }: TracedSteps): TraceStep {
  if (!credit) return { title: 'Credit', day: null, text: 'No ambassador is credited with this sale.' };
  const by = { code: 'a code entered at checkout', link: 'the referral link', invoice: 'a code on an invoice' };
  const whose = credit.isYours
    ? `Credited to you by ${by[credit.source]}`
    : sale.level === 2
      ? 'Credited to the person you referred'
      : 'Credited to another ambassador';
  return {
    title: 'Credit',
    day: dayOf(credit.at),
    text: credit.code === null ? `${whose}.` : `${whose} (${credit.code}).`,
  };
}

function paymentText({ status, paidCents, refundedCents, dispute }: TracedSteps['invoice']) {
  const paid = status === 'paid' ? `${usdExact(paidCents)} paid` : `Invoice ${status}, nothing paid`;
  const back = refundedCents > 0 ? `, ${usdExact(refundedCents)} refunded` : '';
  const disputed = dispute ? `, dispute ${dispute}` : '';
  return `${paid}${back}${disputed}.`;
}

const levelTexts = {
  1: 'First degree: you referred the buyer.',
  2: 'Second degree: someone you referred referred the buyer.',
} as const;

function rateStep({ sale, rate }: TracedSteps): TraceStep[] {
  if (!rate) return [];
  const { version, effectiveFrom, referrals, cutBp, isAgreed, unmetActivityDays } = rate;
  const since = effectiveFrom === null ? '' : `, effective ${fullDate(effectiveFrom)}`;
  const customers = referrals === 1 ? '1 customer' : `${groupDigits(referrals)} customers`;
  const sum = `${usdExact(sale.revenueCents)} × ${percent(cutBp)} = ${usdExact(sale.earnedCents)}`;
  if (unmetActivityDays !== null)
    return [{ title: 'Rate', day: null, text: `Agreed with you: 0%. ${unmetText(unmetActivityDays)} ${sum}.` }];
  if (isAgreed) return [{ title: 'Rate', day: null, text: `Agreed with you: ${percent(cutBp)}. ${sum}.` }];
  return [
    {
      title: 'Rate',
      day: null,
      text: `Schedule version ${version}${since}: ${percent(cutBp)} at ${customers}. ${sum}.`,
    },
  ];
}

const unmetText = (days: number) =>
  `Your terms require a first-degree sale in the ${days} days before the payment, and there was none.`;

function stateDay({ sale, paidAt, approvedAt, entries }: TracedSteps) {
  const last = entries.at(-1)?.at ?? null;
  const at = sale.state === 'paid' ? paidAt : sale.state === 'approved' ? approvedAt : last;
  return at === null ? null : dayOf(at);
}

/** The outcome of the sale, in one sentence. */
export function outcomeOf({ sale, rate, holdReason, paidAt, invoice: { dispute } }: TracedSteps) {
  if (sale.reason) return reasonSentences[sale.reason];
  if (rate && rate.unmetActivityDays !== null) return `No commission. ${unmetText(rate.unmetActivityDays)}`;
  const left = usdExact(sale.earnedCents - sale.reversedCents);
  const part =
    sale.reversedCents > 0 && sale.state !== 'reversed'
      ? ` ${usdExact(sale.reversedCents)} was reversed for a refund.`
      : '';
  switch (sale.state) {
    case 'pending':
      return `${left} pending until ${dayOf(sale.approvesAt ?? '')}, ${commissionHoldDays} days after the payment.${part}`;
    case 'approved':
      return `${left} approved for the next payout.${part}`;
    case 'held':
      return `${left} on hold for review: ${holdReason ?? ''}.${part}`;
    case 'paid':
      return `${usdExact(sale.paidCents)} paid${paidAt === null ? '' : ` on ${dayOf(paidAt)}`}.${part}`;
    case 'reversed':
    case null:
      return `${usdExact(sale.reversedCents)} was reversed because the payment ${reversal(dispute)}.`;
  }
}

const reversal = (dispute: TracedSteps['invoice']['dispute']) =>
  dispute === 'open' ? 'is disputed' : dispute === 'lost' ? 'was lost in a dispute' : 'was refunded';
