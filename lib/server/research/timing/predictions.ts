import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { randomId } from '@/lib/domain/shared/ids';
import { horizons, momentumRule, outlookAt } from '@/lib/domain/research/predictions';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import {
  insertPredictions,
  listSectorsWithoutPrediction,
  listStocksWithoutPrediction,
  lockPredictions,
  type NewPrediction,
} from './predictions-repository';
import { readSectorLine, readStockLines, type PriceLine } from './price-lines';

/** Min days between two predictions of a stock or sector. */
const everyDays = 7;
/** Max age of the starting price, in days. */
const freshDays = 7;
/** Days of price history that are read: the model needs one year, and earlier prices to measure its past errors. */
const lookBackDays = 4 * 365;
const stocksAtOnce = 25;

/** Issues a prediction for every stock and sector that had none in the last week. Returns how many. */
export async function issuePredictions(): Promise<number> {
  let issued = await transaction(issueForSectors);
  for (let after = ''; ;) {
    const batch = await transaction((tx) => issueForStocks(tx, after));
    issued += batch.issued;
    if (batch.last === undefined) return issued;
    after = batch.last;
  }
}

const today = () => utcDay(now());
const weekAgo = () => new Date(now().getTime() - everyDays * 86_400_000 + 3_600_000);

async function issueForSectors(tx: Tx) {
  await lockPredictions(tx);
  const newPredictions: NewPrediction[] = [];
  for (const slug of await listSectorsWithoutPrediction(tx, weekAgo())) {
    const line = await readSectorLine(tx, slug, addDays(today(), -lookBackDays));
    if (line) newPredictions.push(...newPredictionsOf(line));
  }
  await insertPredictions(tx, newPredictions);
  return newPredictions.length;
}

async function issueForStocks(tx: Tx, after: string) {
  await lockPredictions(tx);
  const pricedSince = addDays(today(), -freshDays);
  const tickers = await listStocksWithoutPrediction(tx, {
    pricedSince,
    issuedSince: weekAgo(),
    after,
    limit: stocksAtOnce,
  });
  const lines = await readStockLines(tx, tickers, addDays(today(), -lookBackDays));
  const newPredictions = lines.flatMap(newPredictionsOf);
  await insertPredictions(tx, newPredictions);
  return { issued: newPredictions.length, last: tickers.at(-1) };
}

function newPredictionsOf({ scope, subject, days, values, source, asOf, isSample }: PriceLine): NewPrediction[] {
  if ((days.at(-1) ?? '') < addDays(today(), -freshDays)) return [];
  return (['price', 'timing'] as const).flatMap((kind) => {
    const outlook = outlookAt(values, values.length - 1, horizons[kind]);
    if (!outlook) return [];
    const about = { id: randomId(), kind, scope, subject, horizonDays: horizons[kind], method: momentumRule };
    return [{ ...about, ...outlook, source, asOf, isSample }];
  });
}
