import { sum } from '@/lib/domain/shared/averages';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { FundOwnershipRow, PriceTargetRow, RecommendationRow } from '@/lib/server/platform/db/schema/figures';
import { seededRandom, seedOf } from '@/lib/domain/shared/random';
import type { Company } from './company';

type Bare<Row> = Omit<Row, 'ticker' | 'source' | 'isSample'>;

const months = 48;
const targetMonths = 24;

/** The first days of the last `count` months up to a day, oldest first. */
export function monthsUpTo(day: DateOnly, count: number): DateOnly[] {
  const last = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  });
}

/** Generates monthly recommendations that change slowly between all buy and all sell. */
export function recommendationsOf({ symbol }: Company, lastDay: DateOnly): Bare<RecommendationRow>[] {
  const random = seededRandom(seedOf(`analysts of ${symbol.ticker}`));
  const analysts = Math.round(5 + Math.min(40, symbol.revenueMillions ** 0.33));
  let sentiment = 0.3 + 0.4 * random.bell();
  return monthsUpTo(lastDay, months).map((month) => {
    sentiment = Math.max(-0.9, Math.min(0.95, 0.92 * sentiment + 0.02 + 0.1 * random.bell()));
    const asked = Math.max(3, analysts + random.between(-2, 2));
    const weights = [-1, -0.5, 0, 0.5, 1].map((stand) => Math.exp(-((sentiment - stand) ** 2) / 0.22));
    const total = sum(weights);
    const [strongSell = 0, sell = 0, , buy = 0, strongBuy = 0] = weights.map((weight) =>
      Math.floor((asked * weight) / total),
    );
    const hold = asked - strongSell - sell - buy - strongBuy;
    return { month, strongBuy, buy, hold, sell, strongSell, asOf: new Date(`${month}T12:00:00Z`) };
  });
}

/**
 * Generates price targets around the close of their day: at the start of each month for two years, and on the last day.
 */
export function targetsOf(
  { symbol, volatility }: Company,
  lastDay: DateOnly,
  closeUpTo: (day: DateOnly) => number | null,
) {
  const random = seededRandom(seedOf(`targets of ${symbol.ticker}`));
  const analysts = Math.round(4 + Math.min(35, symbol.revenueMillions ** 0.32));
  let upside = 0.1 + 0.08 * random.bell();
  return [...monthsUpTo(lastDay, targetMonths), lastDay].flatMap((day, index, days): Bare<PriceTargetRow>[] => {
    upside = 0.85 * upside + 0.015 + 0.03 * random.bell();
    const reach = volatility * (0.5 + 0.2 * random.unit());
    const close = closeUpTo(day);
    if (close === null || (index > 0 && days[index - 1] === day)) return [];
    const meanCents = Math.max(3, Math.round(close * (1 + upside)));
    const lowCents = Math.max(1, Math.round(meanCents * (1 - Math.min(0.6, reach))));
    const highCents = Math.round(meanCents * (1 + reach));
    return [{ day, lowCents, meanCents, highCents, analysts, asOf: new Date(`${day}T21:00:00Z`) }];
  });
}

/** Generates fund ownership at the end of each of the last ten full years. */
export function ownershipOf({ symbol, years }: Company, today: DateOnly): Bare<FundOwnershipRow>[] {
  const random = seededRandom(seedOf(`owners of ${symbol.ticker}`));
  let share = 0.35 + 0.35 * random.unit();
  return years
    .flatMap(({ year, shares }): Bare<FundOwnershipRow>[] => {
      share = Math.max(0.05, Math.min(0.92, share + 0.005 + 0.02 * random.bell()));
      const funds = Math.round(20 + symbol.revenueMillions ** 0.55 * (0.6 + share) * 2);
      if (symbol.listedOn && `${year}-12-31` < symbol.listedOn) return [];
      const held = { year, funds, shares: Math.round(shares * share), shareBp: Math.round(share * 10_000) };
      return [{ ...held, asOf: new Date(`${year}-12-31T21:00:00Z`) }];
    })
    .filter(({ year }) => addDays(`${year}-12-31`, 45) <= today)
    .slice(-10);
}
