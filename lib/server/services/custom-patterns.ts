import { addDays } from '@/lib/domain/calendar-days';
import { findPatterns } from '@/lib/domain/price-patterns';
import { now } from '@/lib/server/clock';
import { db } from '@/lib/server/db/pool';
import { keepPatterns } from '@/lib/server/repositories/custom-patterns';
import { listDailyBars, listPriced } from '@/lib/server/repositories/daily-closes';
import { closedAt } from './symbol-figures';

/** Looked at anew each day: a provider may have been late. */
const newDays = 10;
/** 272 trading days, a little more than a year. */
const lookBackDays = 420;
const atOnce = 25;

/** Finds the shapes of the last days in the prices of every symbol. Answers how many are new. */
export async function findCustomPatterns(): Promise<number> {
  const today = now().toISOString().slice(0, 10);
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
    found += await keepPatterns(db(), rows);
    after = last;
  }
}
