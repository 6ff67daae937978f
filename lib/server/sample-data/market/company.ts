import { monthEnd } from '@/lib/domain/shared/calendar/market-calendar';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { seededRandom, seedOf, type SeededRandom } from '@/lib/domain/shared/random';
import type { ListedSymbol } from './listed-symbols';
import { profiles, type Profile } from './profiles';

/** A generated fiscal year, from which a statement is made. Money is in dollars. */
export type GeneratedYear = {
  year: number;
  end: DateOnly;
  revenue: number;
  grossMargin: number;
  margin: number;
  shares: number;
  /** Fair value per share, based on (expected) earnings; the price fluctuates around it. */
  worth: number;
};

export type Company = {
  symbol: ListedSymbol;
  random: SeededRandom;
  volatility: number;
  payout: number;
  years: GeneratedYear[];
};

/** First generated year. It is fixed, so that a company's history does not depend on the install date. */
export const firstYear = 2013;
/** The year in which a company has the size and price given in the list. */
const sizedIn = 2025;
/** The year from which a sector's valuation changes. */
const ratedFrom = 2020;
/** Min payout ratio of a company that pays a dividend. */
const minPayout = 0.1;
/** Min margin used for valuation, so that unprofitable companies have a positive value. */
const minMargin = 0.05;

/**
 * Generates a company's years, up to a future one that today's price anticipates. `rerating` is the yearly change, as a
 * logarithm, of what the market pays for the same earnings.
 */
export function generateCompany(symbol: ListedSymbol, lastYear: number, rerating = 0): Company {
  const random = seededRandom(seedOf(symbol.ticker));
  const profile: Profile = profiles[symbol.profile];
  const within = ([min, max]: readonly [number, number]) => min + (max - min) * random.unit();
  const growth = within(profile.growth);
  const margin = within(profile.margin);
  const slope = within(profile.marginSlope);
  const gross = within(profile.gross);
  const multiple = within(profile.multiple);
  const drift = within(profile.shareDrift);
  const size = symbol.revenueMillions * 1e6 * within([0.8, 1.25]);
  const price = symbol.price * within([0.8, 1.25]);
  const drawn = within(profile.payout);
  const payout = symbol.paysDividend ? Math.max(minPayout, drawn) : 0;
  const volatility = within(profile.volatility);

  let level = 1;
  let stray = 0;
  const drafts = yearsUpTo(Math.max(lastYear, sizedIn + 1)).map((year) => {
    const economy = seededRandom(seedOf(`economy ${year}`)).bell();
    level *= Math.max(0.6, 1 + growth + profile.growthSwing * (0.5 * economy + 0.7 * random.bell()));
    stray = 0.5 * stray + profile.marginSwing * (0.4 * economy + 0.8 * random.bell());
    const raw = margin + slope * (year - sizedIn + 4) + stray;
    const grossMargin = Math.min(1, Math.max(0.05, gross + 0.02 * random.bell()));
    const valued = Math.max(minMargin, 0.7 * raw + 0.3 * margin) * multiple * Math.exp(0.1 * random.bell());
    return { year, level, grossMargin, margin: Math.min(grossMargin * 0.75, Math.max(-1.5, raw)), valued };
  });
  const base = drafts.find(({ year }) => year === sizedIn);
  if (!base) throw new RangeError('The sample has no data for this year');
  const shares = (size * base.valued) / price;
  const years = drafts.map(({ level, valued, ...rest }): GeneratedYear => {
    const revenue = size * (level / base.level);
    const outstanding = shares * (1 + drift) ** (rest.year - sizedIn);
    const rated = Math.exp(rerating * (Math.max(ratedFrom, rest.year) - sizedIn));
    const worth = Math.max(0.8, (rated * revenue * valued) / outstanding);
    return { ...rest, end: monthEnd(rest.year, symbol.fiscalYearEnd), revenue, shares: outstanding, worth };
  });
  return { symbol, random, volatility, payout, years };
}

const yearsUpTo = (last: number) => Array.from({ length: last - firstYear + 1 }, (_, index) => firstYear + index);
