import { mean, sum } from '@/lib/domain/shared/averages';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { seededRandom } from '@/lib/domain/shared/random';
import { modelBidCents } from '../option-price';
import { stakeCents, type ClosedTrade, type TradeType } from '../trades';
import { percentile } from './percentile';
import { repeated, runStepsSync, type Steps } from './steps';

/** Closing prices in cents by symbol and day. */
export type ClosesBySymbol = ReadonlyMap<string, ReadonlyMap<DateOnly, number>>;

export const randomSetup = { draws: 2_000, seed: 1965, max: 5_000 } as const;

/** Number of trades priced per step. */
const tradesPerStep = 2_000;

type RandomDirection = { meanCents: number; lowCents: number; highCents: number };
type Baselines = {
  compared: number;
  signalsCents: number;
  indexCents: number;
  underlyingCents: number;
  random: RandomDirection;
};
type Priced = { trade: ClosedTrade; index: number; underlying: number; options: Record<TradeType, number> };

/**
 * What the same stake on the same dates would have returned in other investments, in cents, for the trades with known
 * prices: in the index, in the underlying stock, and in a call or put chosen at random with the same strike and
 * expiration, priced by the option model. For buy and hold and random selection as benchmarks, see Fama, "The Behavior
 * of Stock-Market Prices", The Journal of Business 38 (1965). Null if no trade can be compared.
 */
export function* baselineSteps(
  closed: readonly ClosedTrade[],
  closes: ClosesBySymbol,
  index: string,
): Steps<Baselines | null> {
  const priced: Priced[] = [];
  for (const [place, trade] of closed.entries()) {
    if (place % tradesPerStep === tradesPerStep - 1) yield;
    const found = priceTrade(trade, closes, index);
    if (found) priced.push(found);
  }
  if (priced.length === 0) return null;
  return {
    compared: priced.length,
    signalsCents: sum(priced.map(({ trade }) => trade.balanceCents)),
    indexCents: sum(priced.map((one) => one.index)),
    underlyingCents: sum(priced.map((one) => one.underlying)),
    random: yield* randomSteps(priced.map(({ options }) => options)),
  };
}

/** Runs `baselineSteps` synchronously. */
export const baselines = (...given: Parameters<typeof baselineSteps>) => runStepsSync(baselineSteps(...given));

/**
 * The total of randomly chosen directions: mean and 5th to 95th percentile of seeded draws. For more than 5,000 trades,
 * computed exactly from the normal distribution, which the total then follows (central limit theorem).
 */
export function* randomSteps(options: readonly Record<TradeType, number>[]): Steps<RandomDirection> {
  if (options.length > randomSetup.max) return normalDirection(options);
  const random = seededRandom(randomSetup.seed);
  const totals = yield* repeated(randomSetup.draws, options.length, () => {
    let total = 0;
    for (const { Call, Put } of options) total += random.between(0, 1) === 0 ? Call : Put;
    return total;
  });
  totals.sort((a, b) => a - b);
  return {
    meanCents: mean(totals) ?? 0,
    lowCents: percentile(totals, 0.05) ?? 0,
    highCents: percentile(totals, 0.95) ?? 0,
  };
}

/** Runs `randomSteps` synchronously. */
export const randomDirection = (options: readonly Record<TradeType, number>[]) => runStepsSync(randomSteps(options));

/** The 95th percentile of the standard normal distribution. */
const z = 1.644_854;

function normalDirection(options: readonly Record<TradeType, number>[]) {
  let [middle, variance] = [0, 0];
  for (const { Call, Put } of options) {
    middle += (Call + Put) / 2;
    variance += ((Call - Put) / 2) ** 2;
  }
  const margin = z * Math.sqrt(variance);
  return { meanCents: middle, lowCents: middle - margin, highCents: middle + margin };
}

/** Describes how the random selection was computed for this many trades. */
export const randomMethod = (trades: number): string =>
  trades > randomSetup.max
    ? 'normal approximation'
    : `mean of ${groupDigits(randomSetup.draws)} draws, seed ${randomSetup.seed}`;

/** The result in cents of investing the stake from one price to another. */
export const stakeResult = (from: number, to: number) => stakeCents * (to / from - 1);

function priceTrade(trade: ClosedTrade, closes: ClosesBySymbol, index: string): Priced | null {
  const { symbol, fillDate, closeDate } = trade;
  const at = (ticker: string, day: DateOnly) => closes.get(ticker)?.get(day);
  const [indexFrom, indexTo] = [at(index, fillDate), at(index, closeDate)];
  const [from, to] = [at(symbol, fillDate), at(symbol, closeDate)];
  if (!indexFrom || !indexTo || !from || !to) return null;
  const option = (tradeType: TradeType) => {
    const paid = modelBidCents({ ...trade, tradeType }, from, fillDate);
    return paid === 0 ? null : stakeResult(paid, modelBidCents({ ...trade, tradeType }, to, closeDate));
  };
  const [Call, Put] = [option('Call'), option('Put')];
  if (Call === null || Put === null) return null;
  return { trade, index: stakeResult(indexFrom, indexTo), underlying: stakeResult(from, to), options: { Call, Put } };
}
