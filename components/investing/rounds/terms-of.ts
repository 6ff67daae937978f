import { roundCopy } from '@/lib/content/investing/rounds';
import type { RoundPage } from '@/lib/contracts/investing/rounds';
import { formatUtcMinute } from '@/lib/domain/shared/instants';
import { usd, usdExact } from '@/lib/domain/shared/money';
import type { RoundFact } from './round-facts';

type PlannedRound = Extract<RoundPage, { phase: 'interest' }>;
type NoticeRound = Extract<RoundPage, { phase: 'notice' }>;

const copy = roundCopy.terms;

/** The planned terms of a round as rows. Terms that are not set yet are named. */
export const plannedTermsOf = (round: PlannedRound): RoundFact[] =>
  termsOf(round, { name: copy.perInvestor, value: copy.range(usd(round.smallestCents), usd(round.largestCents)) });

/** The terms of a live round, limited to what 17 CFR 227.204(c)(2) allows beside a link. */
export const noticeTermsOf = (round: NoticeRound): RoundFact[] => termsOf(round);

const termsOf = (round: PlannedRound | NoticeRound, ...more: RoundFact[]): RoundFact[] => [
  { name: copy.security, value: round.security },
  ...pricesOf(round),
  ...more,
  { name: copy.minimum, value: usd(round.minimumCents), note: copy.minimumNote },
  { name: copy.target, value: usd(round.targetCents) },
  { name: copy.deadline, value: round.deadlineAt ? formatUtcMinute(round.deadlineAt) : copy.notSet },
  { name: copy.use, value: round.useOfProceeds },
];

/** Shares have a price per unit; SAFEs and notes have a valuation cap. */
function pricesOf({ priceCents, valuationCapCents }: PlannedRound | NoticeRound): RoundFact[] {
  const prices: RoundFact[] = [];
  if (priceCents !== null) prices.push({ name: copy.price, value: usdExact(priceCents) });
  if (valuationCapCents !== null) prices.push({ name: copy.cap, value: usd(valuationCapCents) });
  return prices.length > 0 ? prices : [{ name: copy.price, value: copy.notSet }];
}
