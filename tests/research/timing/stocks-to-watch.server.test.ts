import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { watchedDays, watchRule } from '@/lib/domain/research/watch-rule';
import { db } from '@/lib/server/platform/db/pool';
import { sectors } from '@/lib/server/platform/db/schema/market';
import { stocksToWatch } from '@/lib/server/platform/db/schema/predictions';
import { predict } from '@/lib/server/research/timing/predict-job';
import { schedules } from '@/lib/server/app/jobs/schedule';
import { updateStocksToWatch } from '@/lib/server/research/timing/stocks-to-watch';
import { makeSector, makeSymbol, makeYears } from '@/tests/support/features/market';

const today = new Date().toISOString().slice(0, 10);
const year = new Date().getUTCFullYear() - 1;
const real = { source: 'finnhub', isSample: false };

/** Inserts a company with this revenue growth and year-end P/E. */
async function company(grown: number, pe: number, { of = year, ...mark }: { of?: number; isSample?: boolean } = {}) {
  const ticker = await makeSymbol({ figures: null });
  const common = { netIncome: 100, shares: 100, yearEndPriceCents: pe * 100, ...real, ...mark };
  await makeYears(ticker, [
    { ...common, fiscalYear: of - 1, revenue: 1_000 },
    { ...common, fiscalYear: of, revenue: 1_000 + 10 * grown },
  ]);
  return ticker;
}
const listed = () => db().select().from(stocksToWatch);

beforeEach(async () => {
  await db().delete(stocksToWatch);
  await db().delete(sectors);
});

describe('[S21] the short list', () => {
  it('[B13] is updated by a job once a day, with the predictions', () => {
    expect(schedules).toContainEqual({ name: 'predict', cron: '20 6 * * *', work: predict });
  });

  it('gets from the daily job, based on real statements, the pick of each sector on the day it was found, once', async () => {
    const [dear, fast, slow] = [await company(90, 50), await company(20, 10), await company(5, 20)];
    const slug = await makeSector([dear, fast, slow], { name: 'Robotics' });
    await makeSector([dear], { name: 'Too small' });
    await predict();
    const [entry, ...others] = await listed();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      ...{ id: `watch-${slug}-${year}`, ticker: fast, putOn: today, takenOff: null, putOnBy: watchRule },
      ...{ source: 'finnhub', isSample: false },
    });
    expect(entry?.reason).toContain(`grew 20.0% in fiscal year ${year}, the most among Robotics stocks`);
    expect(await updateStocksToWatch()).toEqual({ put: 0, taken: 0 });
    expect(await listed()).toEqual([entry]);
  });

  it('marks an entry as a sample as soon as one of the compared stocks is one', async () => {
    const members = [await company(90, 50), await company(20, 10), await company(5, 20, { isSample: true })];
    await makeSector(members);
    await updateStocksToWatch();
    expect((await listed())[0]?.isSample).toBe(true);
  });

  it('gets nothing from a year that most have not reported yet, or that ended long ago', async () => {
    const reported = [await company(9, 50), await company(20, 10), await company(5, 20)];
    const late = await Promise.all([3, 4].map((grown) => company(grown, 30, { of: year - 3 })));
    await makeSector([...reported, ...late]);
    await makeSector(await Promise.all([50, 10, 20].map((pe) => company(9, pe, { of: year - 2 }))));
    expect(await updateStocksToWatch()).toEqual({ put: 0, taken: 0 });
  });

  it('drops entries of a rule after their time, and none made by a person', async () => {
    const entry = { ticker: 'AAA', reason: 'It grew.', putOnBy: watchRule, asOf: new Date(), ...real };
    const putOn = (days: number) => addDays(today, -days);
    await db()
      .insert(stocksToWatch)
      .values([
        { ...entry, id: 'over', putOn: putOn(watchedDays + 1) },
        { ...entry, id: 'last day', putOn: putOn(watchedDays) },
        { ...entry, id: 'by hand', putOn: putOn(watchedDays + 1), putOnBy: 'The operator' },
      ]);
    expect(await updateStocksToWatch()).toEqual({ put: 0, taken: 1 });
    const off = (await listed()).filter(({ takenOff }) => takenOff !== null);
    expect(off).toMatchObject([{ id: 'over', takenOff: addDays(today, -1) }]);
  });
});
