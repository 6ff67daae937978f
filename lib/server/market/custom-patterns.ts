import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { findPatterns } from '@/lib/domain/market/price-patterns';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { insertPatterns } from './custom-patterns-repository';
import { listDailyBars, listPriced } from './daily-closes-repository';
import { closedAt } from './symbol-figures';

/** Days that are searched again each day, because a provider may have been late. */
const newDays = 10;
/** Days of prices that a pattern needs, about 272 trading days. */
const lookBackDays = 420;
const atOnce = 25;

/** Finds price patterns of the last days for every symbol. Returns how many are new. */
export async function findCustomPatterns(): Promise<number> {
  const today = utcDay(now());
  const since = addDays(today, -newDays);
  let found = 0;
  for (let after = ''; ;) {
    const tickers = await listPriced(db(), since, after, atOnce);
    const last = tickers.at(-1);
    if (last === undefined) return found;
    const bars = Map.groupBy(await listDailyBars(db(), tickers, addDays(today, -lookBackDays)), ({ ticker }) => ticker);
    const rows = [...bars].flatMap(([ticker, own]) => {
      const { source = '', isSample = false } = own.at(-1) ?? {};
      return findPatterns(own, since).map(({ close: closeCents, ...shape }) => ({
        ...shape,
        ...{ ticker, closeCents, source, isSample, asOf: closedAt(shape.day) },
      }));
    });
    found += await insertPatterns(db(), rows);
    after = last;
  }
}
