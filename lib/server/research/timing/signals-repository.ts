import { and, countDistinct, desc, eq, gte, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { symbols } from '@/lib/server/platform/db/schema/market';
import { customPatterns, stocksToWatch } from '@/lib/server/platform/db/schema/predictions';

const latestBar = (value: SQL, day: SQL) => sql`(
  select ${value} from daily_bars b where b.ticker = ${stocksToWatch.ticker} and b.day <= ${day}
  order by b.day desc limit 1)`;
const closeOn = (day: SQL) => sql<number | null>`${latestBar(sql`b.close_cents`, day)}`;

/** Selects samples until the first real entry exists, then only real entries. */
const ofOneMark = sql`${stocksToWatch.isSample} = not exists (select from ${stocksToWatch} real where not real.is_sample)`;

/** The watch list, latest entries first, with the closes and the day for each entry's change. */
export const listWatched = (handle: Handle, { current, limit }: { current: boolean; limit: number }) =>
  handle
    .select({
      entry: stocksToWatch,
      name: symbols.name,
      from: closeOn(sql`${stocksToWatch.putOn}`),
      to: closeOn(sql`coalesce(${stocksToWatch.takenOff}, 'infinity'::date)`),
      changeDay: sql<string | null>`coalesce(${stocksToWatch.takenOff}::text,
        ${latestBar(sql`b.day::text`, sql`'infinity'::date`)})`,
    })
    .from(stocksToWatch)
    .innerJoin(symbols, eq(symbols.ticker, stocksToWatch.ticker))
    .where(and(ofOneMark, current ? undefined : isNotNull(stocksToWatch.takenOff)))
    .orderBy(sql`${stocksToWatch.takenOff} is not null`, desc(stocksToWatch.putOn), desc(stocksToWatch.id))
    .limit(limit);

/** Number of stocks on the list; a stock added by two sectors counts once. */
export async function countWatched(handle: Handle) {
  const [row] = await handle
    .select({ stocks: countDistinct(stocksToWatch.ticker) })
    .from(stocksToWatch)
    .where(and(ofOneMark, isNull(stocksToWatch.takenOff)));
  return row?.stocks ?? 0;
}

/** Price patterns found since a day, latest first. */
export const listPatterns = (handle: Handle, { since, limit }: { since: string; limit: number }) =>
  handle
    .select({ pattern: customPatterns, name: symbols.name })
    .from(customPatterns)
    .innerJoin(symbols, eq(symbols.ticker, customPatterns.ticker))
    .where(gte(customPatterns.day, since))
    .orderBy(desc(customPatterns.day), customPatterns.ticker, customPatterns.pattern)
    .limit(limit);
