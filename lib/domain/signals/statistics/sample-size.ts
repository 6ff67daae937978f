import { enoughCases } from '@/lib/domain/shared/wilson';

/** A message if there are too few closed trades for statistics, otherwise null. */
export const tooFewTrades = (closed: number) =>
  closed < enoughCases
    ? `Win rate, averages and drawdown appear after ${enoughCases} closed trades (${closed} so far).`
    : null;
