import { expect, it } from 'vitest';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { db, pool } from '@/lib/server/platform/db/pool';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';
import type { TimingList } from '@/lib/contracts/research/signals';
import { issuePredictions } from '@/lib/server/research/timing/predictions';
import { readTimingList } from '@/lib/server/research/timing/timing';
import { putBars, putPast, today } from '@/tests/support/features/predictions';

/** The list without its metadata. */
async function listTiming(slug: string, limits: { open: number; settled: number }) {
  const { text } = await readTimingList('sector', { slug, ...limits });
  return JSON.parse(`${text}}`) as Omit<TimingList, 'meta'>;
}

it('[B13] open signals do not reduce the number of settled ones, nor the reverse', async () => {
  await seedMarketReference(db());
  const issue = (n: number) => ({ issued_at: `${addDays(today, -60 - n)}T12:00:00Z`, due_on: addDays(today, -32 - n) });
  for (const n of [1, 2, 3, 4]) await putPast(`shared ${n}`, 'robotics', { scope: 'sector', ...issue(n) });
  await pool().query(
    `insert into prediction_outcomes select id, now(), 11, true, true from predictions where id in ('shared 1', 'shared 3')`,
  );
  const idsOf = async (limits: { open: number; settled: number }) =>
    (await listTiming('robotics', limits)).items.map(({ id }) => id);
  expect(await idsOf({ open: 9, settled: 9 })).toEqual(['shared 2', 'shared 4', 'shared 1', 'shared 3']);
  expect(await idsOf({ open: 1, settled: 1 })).toEqual(['shared 2', 'shared 1']);
  expect(await idsOf({ open: 0, settled: 9 })).toEqual(['shared 1', 'shared 3']);
  await pool()
    .query(`delete from predictions where id like 'shared%'`)
    .catch(() => undefined);
});

it('[B13] a record consists of samples until the first real prediction, and never of both', async () => {
  await seedMarketReference(db());
  await putBars('FSLR', { isSample: true });
  for (const n of [1, 2])
    await putPast(`record ${n}`, 'clean-energy', {
      scope: 'sector',
      issued_at: `${addDays(today, -60 - n)}T12:00:00Z`,
      due_on: addDays(today, -32 - n),
    });
  await pool().query(
    `insert into prediction_outcomes select id, now(), 11, true, true from predictions where id like 'record%'`,
  );
  expect((await listTiming('clean-energy', { open: 0, settled: 9 })).scores).toMatchObject([{ settled: 2, hits: 2 }]);
  await putBars('ENPH');
  await pool().query(`delete from daily_bars where ticker = 'FSLR'`);
  await issuePredictions();
  expect(await listTiming('clean-energy', { open: 0, settled: 9 })).toMatchObject({ scores: [], hidden: 1 });
  const { items } = await listTiming('clean-energy', { open: 9, settled: 9 });
  expect(items.map(({ isSample }) => isSample)).toEqual([false]);
});
