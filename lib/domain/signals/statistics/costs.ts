import { firstDay, lastDay } from '@/lib/domain/shared/calendar/first-day';
import { modelAssumptions } from '../option-price';
import { isClosed, stakeCents, withBalances, type ClosedTrade, type Trade } from '../trades';

/** Assumptions stated wherever net figures are shown. */
export const costAssumptions = {
  /** Fee per contract bought or sold: the list price of large US online brokers, without exchange fees. */
  contractFeeCents: 65,
  /** Distance of bid and ask from the mid price, as a fraction of it; also assumed in our price estimates. */
  halfSpread: modelAssumptions.spread,
  sharesPerContract: 100,
} as const;

/** The entry price as a multiple of the recorded bid. Sales are always at the bid. */
const entryFactors = {
  bid: 1,
  mid: 1 / (1 - costAssumptions.halfSpread),
  ask: (1 + costAssumptions.halfSpread) / (1 - costAssumptions.halfSpread),
} as const satisfies Record<Entry, number>;
export const entries = ['bid', 'mid', 'ask'] as const;
export type Entry = (typeof entries)[number];

/**
 * The record if the same $1,000 had been invested at the bid, mid or ask: return = (1 + recorded return) / factor − 1.
 * For the bid-ask bounce as a cost, see Stoll and Whaley, "Transaction Costs and the Small Firm Effect", Journal of
 * Financial Economics 12 (1983).
 */
export const boughtAt = (trades: readonly Trade[], entry: Entry): Trade[] =>
  withReturns(trades, (roiBp) => returnAt(roiBp, entry));

/** A recorded return in basis points, converted to another entry price. */
export const returnAt = (roiBp: number, entry: Entry) => (10_000 + roiBp) / entryFactors[entry] - 10_000;

/**
 * The record bought at the ask, less a fee per contract and the subscription, which is divided equally among closed
 * trades. Contracts are fractional, as in the record: the whole stake is invested.
 */
export function netOfCosts(trades: readonly Trade[], monthlyCents: number): Trade[] {
  const closed = trades.filter(isClosed);
  const subscription = (monthsCovered(closed) * monthlyCents) / Math.max(1, closed.length);
  return withReturns(trades, (recordedBp, { bidCents }) => {
    const roiBp = returnAt(recordedBp, 'ask');
    return roiBp - toBp(feeCents({ bidCents, roiBp }) + subscription);
  });
}

/** Stake and fee per contract in cents, and the entry price of the contracts. */
type FeeBasis = { stake: number; fee: number; entry: Entry };

/**
 * Fees of a trade in cents. An option that expired worthless has no sale. A bid of zero has no fees, since the number
 * of contracts is undefined.
 */
export function feeCents(
  { bidCents, roiBp }: Pick<Trade, 'bidCents' | 'roiBp'>,
  { stake, fee, entry }: FeeBasis = { stake: stakeCents, fee: costAssumptions.contractFeeCents, entry: 'ask' },
): number {
  if (bidCents === 0) return 0;
  return (stake / contractCents(bidCents, entry)) * fee * (roiBp === -10_000 ? 1 : 2);
}

/** The price of one contract in cents. */
export const contractCents = (bidCents: number, entry: Entry = 'ask') =>
  bidCents * entryFactors[entry] * costAssumptions.sharesPerContract;

/** Number of calendar months from the first fill to the last close, inclusive, for which the subscription is paid. */
export function monthsCovered(closed: readonly ClosedTrade[]): number {
  const first = firstDay(closed.map(({ fillDate }) => fillDate));
  const last = lastDay(closed.map(({ closeDate }) => closeDate));
  return first && last ? monthNumber(last) - monthNumber(first) + 1 : 0;
}

const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
const toBp = (cents: number) => (cents * 10_000) / stakeCents;

const withReturns = (trades: readonly Trade[], change: (roiBp: number, trade: Trade) => number) =>
  withBalances(trades, stakeCents, (trade) => (trade.roiBp === null ? null : change(trade.roiBp, trade)));
