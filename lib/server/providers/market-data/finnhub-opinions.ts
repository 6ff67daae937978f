import type { z } from 'zod';
import { daysBetween } from '@/lib/domain/shared/calendar/calendar-days';
import type { ownershipShape, recommendationsShape } from './finnhub-shapes';
import { dayIn } from './fiscal-year';
import type { FundHoldings, Recommendation } from './market-data';

/** Recommendations by month, oldest first. Months without recommendations are skipped. */
export function toRecommendations(given: z.output<typeof recommendationsShape>): Recommendation[] {
  const months = new Map<string, Recommendation>();
  for (const { period, strongBuy, buy, hold, sell, strongSell } of given) {
    const day = dayIn(period);
    if (!day || strongBuy + buy + hold + sell + strongSell === 0) continue;
    const month = `${day.slice(0, 7)}-01`;
    months.set(month, { month, strongBuy, buy, hold, sell, strongSell });
  }
  return [...months.values()].sort((one, other) => (one.month < other.month ? -1 : 1));
}

/** Funds file at least twice a year, so a fund that has not filed for longer is assumed to have sold. */
const filedWithinDays = 200;

/**
 * Fund holdings as of the latest filing. Older filings in the response are from other funds, so totals for past years
 * cannot be computed from it; those years keep the values fetched at the time.
 */
export function toHoldings({ ownership }: z.output<typeof ownershipShape>): FundHoldings | null {
  const filings = (ownership ?? []).flatMap(({ share, filingDate }) => {
    const day = dayIn(filingDate);
    return day && typeof share === 'number' && share > 0 ? [{ day, share }] : [];
  });
  const newest = filings.reduce((latest, { day }) => (day > latest ? day : latest), '');
  if (newest === '') return null;
  const held = filings.filter(({ day }) => daysBetween(day, newest) <= filedWithinDays);
  return {
    year: Number(newest.slice(0, 4)),
    funds: held.length,
    shares: Math.round(held.reduce((sum, { share }) => sum + share, 0)),
  };
}
