import { roundCopy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { minuteOf } from '@/lib/domain/shared/instants';
import { usd, usdExact } from '@/lib/domain/shared/money';
import type { RoundFact } from './round-facts';

type PlannedRound = Extract<RoundPage, { phase: 'interest' }>;
type NoticeRound = Extract<RoundPage, { phase: 'notice' }>;

const copy = roundCopy.terms;

/** The planned terms of a round, row by row. What is not set yet is named. */
export function plannedTermsOf(round: PlannedRound): RoundFact[] {
  const { minimumCents, targetCents, smallestCents, largestCents, deadlineAt, useOfProceeds } = round;
  return [
    { name: copy.security, value: round.security },
    ...pricesOf(round),
    { name: copy.perInvestor, value: copy.range(usd(smallestCents), usd(largestCents)) },
    { name: copy.minimum, value: usd(minimumCents), note: copy.minimumNote },
    { name: copy.target, value: usd(targetCents) },
    { name: copy.deadline, value: deadlineAt ? minuteOf(deadlineAt) : copy.notSet },
    { name: copy.use, value: useOfProceeds },
  ];
}

/** The terms of a live round: no more than 17 CFR 227.204(c)(2) allows beside a link. */
export function noticeTermsOf(round: NoticeRound): RoundFact[] {
  const { minimumCents, targetCents, deadlineAt, useOfProceeds } = round;
  return [
    { name: copy.security, value: round.security },
    ...pricesOf(round),
    { name: copy.minimum, value: usd(minimumCents), note: copy.minimumNote },
    { name: copy.target, value: usd(targetCents) },
    { name: copy.deadline, value: minuteOf(deadlineAt) },
    { name: copy.use, value: useOfProceeds },
  ];
}

/** Shares have a price per unit, SAFEs and notes a valuation cap. */
function pricesOf({ priceCents, valuationCapCents }: PlannedRound | NoticeRound): RoundFact[] {
  const prices: RoundFact[] = [];
  if (priceCents !== null) prices.push({ name: copy.price, value: usdExact(priceCents) });
  if (valuationCapCents !== null) prices.push({ name: copy.cap, value: usd(valuationCapCents) });
  return prices.length > 0 ? prices : [{ name: copy.price, value: copy.notSet }];
}
