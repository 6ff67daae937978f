import { firstDay, lastDay } from '@/lib/domain/shared/calendar/first-day';
import { modelAssumptions } from '../option-price';
import { isClosed, stakeCents, withBalances, type ClosedTrade, type Trade } from '../trades';

/** Stated wherever net figures are shown. */
export const costAssumptions = {
  /** For each contract bought and each sold: the list price of the large US online brokers. Exchange fees excluded. */
  contractFeeCents: 65,
  /** Bid and ask are this share of the mid price away from it: the assumption behind our price estimates. */
  halfSpread: modelAssumptions.spread,
  sharesPerContract: 100,
} as const;

/** The price paid, as a multiple of the recorded bid. The sale is at the bid in every case. */
const entryFactors = {
  bid: 1,
  mid: 1 / (1 - costAssumptions.halfSpread),
  ask: (1 + costAssumptions.halfSpread) / (1 - costAssumptions.halfSpread),
} as const satisfies Record<Entry, number>;
export const entries = ['bid', 'mid', 'ask'] as const;
export type Entry = (typeof entries)[number];

/**
 * The record as if the same $1,000 had bought at the bid, mid or ask: return = (1 + recorded return) / factor − 1. The
 * bid-ask bounce as a cost: Stoll and Whaley, "Transaction Costs and the Small Firm Effect", Journal of Financial
 * Economics 12 (1983).
 */
export const boughtAt = (trades: readonly Trade[], entry: Entry): Trade[] =>
  withReturns(trades, (roiBp) => returnAt(roiBp, entry));

/** A recorded return in basis points, bought at another price. */
export const returnAt = (roiBp: number, entry: Entry) => (10_000 + roiBp) / entryFactors[entry] - 10_000;

/**
 * The record bought at the ask, less a fee per contract and the subscription, which every closed trade bears equally.
 * Contracts are fractional, as in the record: the whole stake is invested.
 */
export function netOfCosts(trades: readonly Trade[], monthlyCents: number): Trade[] {
  const closed = trades.filter(isClosed);
  const subscription = (monthsCovered(closed) * monthlyCents) / Math.max(1, closed.length);
  return withReturns(trades, (recordedBp, { bidCents }) => {
    const roiBp = returnAt(recordedBp, 'ask');
    return roiBp - toBp(feeCents({ bidCents, roiBp }) + subscription);
  });
}

/** Stake and fee per contract in cents, and the price that the contracts are bought at. */
type FeeBasis = { stake: number; fee: number; entry: Entry };

/** Fees of a trade; an option that ended worthless is not sold. A bid of zero has no ask to count contracts by. */
export function feeCents(
  { bidCents, roiBp }: Pick<Trade, 'bidCents' | 'roiBp'>,
  { stake, fee, entry }: FeeBasis = { stake: stakeCents, fee: costAssumptions.contractFeeCents, entry: 'ask' },
): number {
  if (bidCents === 0) return 0;
  return (stake / contractCents(bidCents, entry)) * fee * (roiBp === -10_000 ? 1 : 2);
}

/** The price of one contract. */
export const contractCents = (bidCents: number, entry: Entry = 'ask') =>
  bidCents * entryFactors[entry] * costAssumptions.sharesPerContract;

/** Calendar months from the first fill to the last close, both included: the months of subscription. */
export function monthsCovered(closed: readonly ClosedTrade[]): number {
  const first = firstDay(closed.map(({ fillDate }) => fillDate));
  const last = lastDay(closed.map(({ closeDate }) => closeDate));
  return first && last ? monthNumber(last) - monthNumber(first) + 1 : 0;
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
const toBp = (cents: number) => (cents * 10_000) / stakeCents;

const withReturns = (trades: readonly Trade[], change: (roiBp: number, trade: Trade) => number) =>
  withBalances(trades, stakeCents, (trade) => (trade.roiBp === null ? null : change(trade.roiBp, trade)));
