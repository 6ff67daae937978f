import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { tradingDays, tradingDayUpTo } from '@/lib/domain/shared/calendar/market-calendar';
import { db, pool } from '@/lib/server/platform/db/pool';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';
import { findCustomPatterns } from '@/lib/server/market/custom-patterns';
import { issuePredictions } from '@/lib/server/research/timing/predictions';
import { settlePredictions } from '@/lib/server/research/timing/settle-predictions';
import { computeFiguresOfSector } from '@/lib/server/market/compute-figures';
import { countWeek } from '@/lib/server/investing/weekly-reports/week-figures-repository';
import { makeSymbol } from '@/tests/support/features/market';
import { putBars, putPast, today, yesterday } from '@/tests/support/features/predictions';

const members = ['DDD', 'SSYS', 'NNDM'];

const rows = async <Row extends object>(statement: string) => (await pool().query<Row>(statement)).rows;
const count = async (statement: string) => (await rows<{ n: number }>(`select count(*)::int n ${statement}`))[0]?.n;

beforeEach(async () => {
  await seedMarketReference(db());
  // The ledgers cannot be emptied, so each test uses its own subjects.
  await pool().query('delete from daily_bars');
  await pool().query('delete from symbol_figures');
});

describe('[B13] issuing', () => {
  it('predicts each stock and sector with enough history, with band and baseline, dated now, once a week', async () => {
    for (const ticker of members) await putBars(ticker);
    await putBars('XMTR', { days: tradingDays(addDays(today, -300), yesterday) });
    await computeFiguresOfSector(db(), '3d-printing');
    const [one, other] = await Promise.all([issuePredictions(), issuePredictions()]);
    expect(one + other).toBe(2 * (members.length + 1));
    const issued = await rows<{ subject: string; band: boolean; now: boolean; is_sample: boolean }>(`
      select subject, kind, is_sample, low_value < predicted_value and predicted_value < high_value band,
        abs(extract(epoch from issued_at - now())) < 30 and due_on = issued_at::date + horizon_days as now
      from predictions where method <> 'a test' order by subject, kind`);
    expect([...new Set(issued.map(({ subject }) => subject))]).toEqual(['3d-printing', ...members.toSorted()]);
    expect(issued.every((row) => row.band && row.now && !row.is_sample)).toBe(true);
    // Each kind predicts over its own horizon.
    const alike = `(select subject from predictions where not is_sample group by subject, predicted_value, high_value
      having count(*) > 1) as twice`;
    expect(await count(`from ${alike}`)).toBe(0);
    expect(await issuePredictions()).toBe(0);
    await pool().query(
      `insert into stock_request_events values ('ZM', now(), 'answered', null), ('ZM', now() - interval '1 s', 'planned', null),
       ('GE', now() - interval '8 days', 'answered', null)`,
    );
    const minute = 60_000;
    const week = await countWeek(db(), new Date(Date.now() - minute), new Date(Date.now() + minute));
    expect(week).toEqual({ issued: 8, settled: 0, requestsAnswered: 1 });
  });

  it('covers all stocks, also beyond one batch', async () => {
    const tickers: string[] = [];
    for (let n = 0; n < 27; n += 1) {
      const ticker = await makeSymbol({ figures: null });
      tickers.push(ticker);
      await putBars(ticker);
    }
    await issuePredictions();
    expect(
      await count(`from (select distinct subject from predictions where subject = any('{${tickers.join(',')}}')) s`),
    ).toBe(27);
  });

  it('makes no prediction from an outdated price', async () => {
    await putBars('KMT', { days: tradingDays(addDays(today, -1_500), addDays(today, -15)) });
    await issuePredictions();
    expect(await count(`from predictions where subject = 'KMT'`)).toBe(0);
  });
});

describe('[B13] settling', () => {
  it('judges due predictions by the close of their day, in proportion to the value, once', async () => {
    await putBars('PRLB', { isSample: true });
    await putPast('due', 'PRLB');
    await putPast('due-down', 'PRLB', { direction: 'down' });
    expect(await settlePredictions()).toBe(2);
    expect(await settlePredictions()).toBe(0);
    const closeOf = async (day: string) =>
      (
        await rows<{ c: number }>(
          `select close_cents c from daily_bars where ticker = 'PRLB' and day <= '${day}' order by day desc limit 1`,
        )
      )[0]?.c ?? 0;
    const asOf = tradingDayUpTo(addDays(today, -60));
    const expected = (10 * (await closeOf(addDays(asOf, 28)))) / (await closeOf(asOf));
    const outcomes = await rows<{
      prediction_id: string;
      actual_value: number;
      is_hit: boolean;
      is_baseline_hit: boolean;
    }>(
      `select prediction_id, actual_value, is_hit, is_baseline_hit from prediction_outcomes where prediction_id like 'due%' order by 1`,
    );
    expect(outcomes.map(({ is_hit }) => is_hit)).toEqual([expected > 10, expected < 10]);
    for (const outcome of outcomes) {
      expect(outcome.actual_value).toBeCloseTo(expected, 9);
      expect(outcome.is_baseline_hit).toBe(expected > 10);
    }
  });

  it('waits for the close of the day, and judges no sample by real prices', async () => {
    await putBars('ATI', { isSample: true, days: tradingDays(addDays(today, -1_500), addDays(today, -50)) });
    await putBars('ALGN');
    await putPast('no close yet', 'ATI');
    await putPast('of a sample', 'ALGN');
    await settlePredictions();
    expect(await count(`from prediction_outcomes where prediction_id in ('no close yet', 'of a sample')`)).toBe(0);
  });

  it('judges all that are due, also beyond one batch', async () => {
    await putBars('BABA', { isSample: true });
    for (let n = 0; n < 203; n += 1) await putPast(`many ${n}`, 'BABA');
    expect(await settlePredictions()).toBe(203);
  });

  it('uses the last trading day for predictions due on a day without trading', async () => {
    const asOf = tradingDayUpTo(addDays(today, -60));
    const days = Array.from({ length: 7 }, (_, at) => addDays(asOf, 28 + at));
    const sunday = days.find((day) => new Date(day).getUTCDay() === 0) ?? '';
    const horizon = (Date.parse(sunday) - Date.parse(asOf)) / 86_400_000;
    await putBars('ONON', { isSample: true, days: tradingDays(addDays(today, -1_500), tradingDayUpTo(sunday)) });
    await putPast('due on a Sunday', 'ONON', { due_on: sunday, horizon_days: horizon });
    await settlePredictions();
    expect(await count(`from prediction_outcomes where prediction_id = 'due on a Sunday'`)).toBe(1);
  });

  it('judges a sector by its index, whatever the index starts from', async () => {
    for (const ticker of ['DDD', 'SSYS']) await putBars(ticker, { isSample: true });
    await putPast('sector', '3d-printing', {
      scope: 'sector',
      start_value: 250,
      baseline_value: 250,
      predicted_value: 260,
      low_value: 200,
      high_value: 300,
    });
    await settlePredictions();
    const [found] = await rows<{ actual: number }>(
      `select actual_value actual from prediction_outcomes where prediction_id = 'sector'`,
    );
    expect(found?.actual).toBeGreaterThan(200);
    expect(found?.actual).toBeLessThan(300);
  });
});

it('[B13] finds the price patterns of the last days, each once', async () => {
  const days = tradingDays(addDays(today, -500), yesterday);
  await putBars('PTC', { days });
  await pool().query(
    `update daily_bars set open_cents = 9000, high_cents = 9000, low_cents = 9000, close_cents = 9000 where ticker = 'PTC' and day = '${yesterday}'`,
  );
  expect(await findCustomPatterns()).toBeGreaterThanOrEqual(2);
  expect(await findCustomPatterns()).toBe(0);
  const found = await rows<{ pattern: string }>(
    `select pattern, close_cents from custom_patterns where ticker = 'PTC' and day = '${yesterday}' order by 1`,
  );
  expect(found.map(({ pattern }) => pattern)).toEqual(expect.arrayContaining(['gap-up', 'new-52-week-high']));
});
