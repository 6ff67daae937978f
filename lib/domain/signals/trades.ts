import type { DateOnly } from '@/lib/domain/shared/dates';

export type TradeType = 'Call' | 'Put';

/** A signal with its outcome. Open while it has no close date and no ROI. */
export type Trade = {
  id: string;
  /** Position in the order of issue, from 1. */
  number: number;
  symbol: string;
  tradeType: TradeType;
  expiration: DateOnly;
  fillDate: DateOnly;
  closeDate: DateOnly | null;
  strikeCents: number;
  bidCents: number;
  /** Return in basis points of the stake; null while open. */
  roiBp: number | null;
  /** Dollar result on the stake, in cents; 0 while open. */
  balanceCents: number;
  /** Running balance after this trade, in cents. It starts with one stake. */
  thousandCents: number;
  isSample: boolean;
};

/** The stake of every trade, $1,000 (section 9). Gains are not reinvested. */
export const stakeCents = 100_000;

/** The result of a return on the stake, in cents: one basis point of $1,000 is ten cents. */
export const dollarResult = (roiBp: number | null) => (roiBp === null ? 0 : (roiBp * stakeCents) / 10_000);

export type Outcome = 'win' | 'loss' | 'breakeven' | 'open';

export function outcomeOf({ roiBp }: Pick<Trade, 'roiBp'>): Outcome {
  if (roiBp === null) return 'open';
  return roiBp > 0 ? 'win' : roiBp < 0 ? 'loss' : 'breakeven';
}

export type ClosedTrade = Trade & { closeDate: DateOnly; roiBp: number };

export const isClosed = (trade: Trade): trade is ClosedTrade => trade.closeDate !== null && trade.roiBp !== null;

type Unbalanced = Omit<Trade, 'balanceCents' | 'thousandCents'>;

/** Adds each trade's result and the running balance, in order of issue. `returnOf` may replace the recorded returns. */
export function withBalances<Given extends Unbalanced>(
  trades: readonly Given[],
  start = stakeCents,
  returnOf: (trade: Given) => number | null = ({ roiBp }) => roiBp,
): Trade[] {
  let thousandCents = start;
  return inOrder(trades).map((trade) => {
    const roiBp = returnOf(trade);
    const balanceCents = dollarResult(roiBp);
    thousandCents += balanceCents;
    return { ...trade, roiBp, balanceCents, thousandCents };
  });
}

export type CurvePoint = { number: number; date: DateOnly; thousandCents: number };

/** The running balance after each closed trade, ending at the last trade's `thousandCents`. */
export const equityCurve = (trades: readonly Trade[]): CurvePoint[] =>
  inOrder(trades)
    .filter(isClosed)
    .map(({ number, closeDate, thousandCents }) => ({ number, date: closeDate, thousandCents }));

export const inOrder = <T extends { number: number }>(trades: readonly T[]): T[] =>
  trades.toSorted((a, b) => a.number - b.number);
