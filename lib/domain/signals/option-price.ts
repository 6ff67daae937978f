import { daysBetween } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { TradeType } from './trades';

/** Assumptions of the pricing model, stated with every estimated price. */
export const modelAssumptions = { volatility: 0.35, rate: 0.04, spread: 0.02 } as const;

type Option = { tradeType: TradeType; strikeCents: number; expiration: DateOnly };

/**
 * The Black–Scholes price of an option, in dollars. `years` is the time to expiration; `volatility` and `rate` are per
 * year.
 */
export function blackScholes(
  type: TradeType,
  { spot, strike, years, volatility, rate }: Record<'spot' | 'strike' | 'years' | 'volatility' | 'rate', number>,
): number {
  const sign = type === 'Call' ? 1 : -1;
  if (years <= 0) return Math.max(0, sign * (spot - strike));
  const spread = volatility * Math.sqrt(years);
  const first = (Math.log(spot / strike) + (rate + volatility ** 2 / 2) * years) / spread;
  const owed = strike * Math.exp(-rate * years);
  return sign * (spot * normal(sign * first) - owed * normal(sign * (first - spread)));
}

/** The estimated bid of an option on a day, in cents: the model price less half the spread, in steps of five cents. */
export function modelBidCents(
  { tradeType, strikeCents, expiration }: Option,
  spotCents: number,
  day: DateOnly,
): number {
  const { volatility, rate, spread } = modelAssumptions;
  const years = daysBetween(day, expiration) / 365;
  const price = blackScholes(tradeType, { spot: spotCents, strike: strikeCents, years, volatility, rate });
  return Math.max(0, Math.floor((price * (1 - spread)) / 5) * 5);
}

/** The cumulative normal distribution (Abramowitz and Stegun, 26.2.17), accurate to seven digits. */
function normal(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const factors = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail = factors.reduce((sum, factor, power) => sum + factor * t ** (power + 1), 0);
  const above = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return x < 0 ? above : 1 - above;
}
