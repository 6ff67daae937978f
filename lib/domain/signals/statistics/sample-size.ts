import { enoughCases } from '@/lib/domain/shared/wilson';

/** Null when there are enough closed trades for a figure. */
export const tooFewTrades = (closed: number) =>
  closed < enoughCases
    ? `Win rate, averages and drawdown appear after ${enoughCases} closed trades (${closed} so far).`
    : null;
