import { sum } from '@/lib/domain/shared/averages';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { bootstrapSteps } from '../statistics/bootstrap';
import { contractCents, feeCents, monthsCovered, returnAt, type Entry } from '../statistics/costs';
import { largestFall } from '../statistics/drawdown-distribution';
import { tooFewTrades } from '../statistics/sample-size';
import { runStepsSync, type Steps } from '../statistics/steps';
import { inOrder, isClosed, type Trade } from '../trades';

export type Following = {
  /** Amount invested in each signal. */
  stakeCents: number;
  /** First and last fill date, inclusive. */
  from: DateOnly;
  to: DateOnly;
  /** Monthly price of the plan. */
  monthlyCents: number;
  /** Fee per contract bought or sold. */
  feeCents: number;
  fill: Entry;
};

export type WhatIf = {
  closed: number;
  /** Signals filled in this period that are still open and have no result. */
  open: number;
  wins: number;
  months: number;
  grossCents: number;
  feesCents: number;
  membershipCents: number;
  netCents: number;
  /** The 95% confidence interval of the net result; null below 30 trades. */
  interval: { low: number; high: number } | null;
  drawdownCents: number;
  /** The running net result at the end of each day with a closed signal, oldest first. */
  balances: { day: DateOnly; cents: number }[];
  /** Number of signals for which a single contract cost more than the stake. */
  tooDear: number;
};

/** What the signals of a period would have returned with the reader's own stake and costs, in cents. */
export function* followingSteps(trades: readonly Trade[], following: Following): Steps<WhatIf> {
  const { stakeCents, from, to, monthlyCents, fill } = following;
  const followed = inOrder(trades).filter(({ fillDate }) => fillDate >= from && fillDate <= to);
  const closed = followed.filter(isClosed);
  yield;
  const months = monthsCovered(closed);
  const membershipCents = months * monthlyCents;
  const [share, basis] = [membershipCents / closed.length, { stake: stakeCents, fee: following.feeCents, entry: fill }];
  let [grossCents, feesCents] = [0, 0];
  const net = closed.map(({ bidCents, roiBp: recorded }) => {
    const roiBp = returnAt(recorded, fill);
    const gross = (roiBp * stakeCents) / 10_000;
    const fees = feeCents({ bidCents, roiBp }, basis);
    grossCents += gross;
    feesCents += fees;
    return gross - fees - share;
  });
  yield;
  const mean = tooFewTrades(closed.length) ? null : yield* bootstrapSteps(net);
  return {
    closed: closed.length,
    open: followed.length - closed.length,
    wins: net.filter((result) => result > 0).length,
    months,
    ...{ grossCents, feesCents },
    membershipCents,
    netCents: sum(net),
    interval: mean && { low: mean.low * closed.length, high: mean.high * closed.length },
    drawdownCents: largestFall(net),
    balances: balancesOf(closed.map(({ closeDate }, index) => ({ day: closeDate, cents: net[index] ?? 0 }))),
    tooDear: closed.filter(({ bidCents }) => contractCents(bidCents, fill) > stakeCents).length,
  };
}

function balancesOf(results: readonly { day: DateOnly; cents: number }[]) {
  const sums = new Map<DateOnly, number>();
  for (const { day, cents } of results) sums.set(day, (sums.get(day) ?? 0) + cents);
  let balance = 0;
  return [...sums]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, cents]) => ({ day, cents: (balance += cents) }));
}

/** Runs `followingSteps` synchronously. */
export const whatIf = (trades: readonly Trade[], following: Following) =>
  runStepsSync(followingSteps(trades, following));
