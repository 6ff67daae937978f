import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { signalsContract } from '@/lib/contracts/research/signals';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { watchRuleCopy } from '@/lib/domain/research/watch-rule';
import { db } from '@/lib/server/platform/db/pool';
import { stocksToWatch } from '@/lib/server/platform/db/schema/predictions';
import { analyticsEvents } from '@/lib/server/platform/db/schema/operation';
import { flushSignalViews } from '@/lib/server/research/timing/signal-views';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { makeBars, makePrediction, makeSector, makeSymbol, provenance, settle } from '@/tests/support/features/market';
import { statementsOf } from '@/tests/support/database/statements';

let bearer: string;
let slug: string;
const day = new Date().toISOString().slice(0, 10);
const early = new Date('2025-01-02T12:00:00Z');

beforeAll(async () => {
  bearer = (await registerMember()).token;
  for (const ticker of ['AAA', 'BBB', 'CCC']) await makeSymbol({ ticker, name: `${ticker} Works` });
  slug = await makeSector(['AAA', 'BBB'], { name: 'Letters' });
  const timing = { kind: 'timing', horizonDays: 28, issuedAt: early } as const;
  for (let n = 0; n < 40; n += 1)
    await settle(await makePrediction({ ...timing, subject: slug }), { isHit: n < 24, isBaselineHit: n < 20 });
  await makePrediction({ ...timing, subject: slug, id: 'open-sector' });
  await settle(await makePrediction({ ...timing, scope: 'stock', subject: 'AAA', id: 'settled-aaa' }));
  await makePrediction({ ...timing, scope: 'stock', subject: 'AAA', id: 'open-aaa' });
  await makePrediction({ ...timing, scope: 'stock', subject: 'CCC', id: 'open-ccc' });
});

const sectorTiming = (token?: string, of?: string) =>
  visitor().ask(signalsContract.sectorTiming, { query: of ? { slug: of } : {}, bearer: token });
const stockTiming = (token?: string, of?: string) =>
  visitor().ask(signalsContract.stockTiming, { query: of ? { slug: of } : {}, bearer: token });

describe('[B13] timing signals', () => {
  it('show everyone the settled ones and the number of open ones, and a member the open ones first', async () => {
    const seen = (await sectorTiming()).answer;
    expect([seen.items.length, seen.hidden]).toEqual([40, 1]);
    expect(seen.items.every(({ outcome }) => outcome !== null)).toBe(true);
    expect(JSON.stringify(seen)).not.toContain('open-sector');
    const known = (await sectorTiming(bearer)).answer;
    expect([known.items.length, known.hidden, known.items[0]?.id]).toEqual([41, 0, 'open-sector']);
    expect(known.items[0]).toMatchObject({ name: 'Letters', subject: slug, outcome: null, isSample: true });
  });

  it('are never cached, for any caller', async () => {
    for (const token of [undefined, bearer])
      expect((await sectorTiming(token)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('include hit rate, number, horizon and the naive baseline, with an interval from thirty on', async () => {
    const [score] = (await sectorTiming()).answer.scores;
    expect(score).toMatchObject({ kind: 'timing', horizonDays: 28, settled: 40, hits: 24, baselineHits: 20 });
    expect(score?.interval).toEqual({
      low: expect.closeTo(44.6, 1) as number,
      high: expect.closeTo(73.7, 1) as number,
    });
    expect((await stockTiming()).answer.scores).toEqual([
      { kind: 'timing', horizonDays: 28, settled: 1, hits: 1, baselineHits: 0, interval: null },
    ]);
  });

  it('are as of the latest result in the list, and not of the prices at issue', async () => {
    const { items, meta } = (await sectorTiming()).answer;
    const lastDue = items
      .map(({ dueOn }) => dueOn)
      .toSorted()
      .at(-1);
    expect(meta.asOf.slice(0, 10)).toBe(lastDue);
  });

  it('[S22] of stocks are those of one sector when a slug is given', async () => {
    const ids = async (of?: string) => (await stockTiming(bearer, of)).answer.items.map(({ id }) => id).toSorted();
    expect(await ids()).toEqual(['open-aaa', 'open-ccc', 'settled-aaa']);
    expect(await ids(slug)).toEqual(['open-aaa', 'settled-aaa']);
    expect((await stockTiming(undefined, slug)).answer.hidden).toBe(1);
  });

  it('are listed by day of issue, latest first, and A to Z within a day', async () => {
    const later = new Date('2025-01-09T12:00:00Z');
    const timing = { kind: 'timing', horizonDays: 28, scope: 'stock' } as const;
    for (const [subject, minute] of [
      ['CCC', 1],
      ['AAA', 0],
      ['BBB', 2],
    ] as const) {
      const issuedAt = new Date(later.getTime() + minute * 60_000);
      await makePrediction({ ...timing, issuedAt, subject, id: `z-${subject}` });
    }
    const { items } = (await stockTiming(bearer)).answer;
    expect(items.filter(({ outcome }) => outcome === null).map(({ id }) => id)).toEqual([
      ...['z-AAA', 'z-BBB', 'z-CCC'],
      ...['open-aaa', 'open-ccc'],
    ]);
  });

  it('of an unknown sector are a 400 that names the known', async () => {
    for (const of of ['nothing', "x'--", 'Letters']) {
      for (const ask of [sectorTiming, stockTiming]) {
        const { status, refusal } = await ask(bearer, of);
        expect(status).toBe(400);
        expect(refusal.message).toContain(slug);
      }
    }
  });

  it('[P4] take three queries at most', async () => {
    expect((await statementsOf(() => stockTiming(bearer, slug))).length).toBe(2);
    expect((await statementsOf(() => stockTiming(bearer, 'nothing'))).length).toBe(2);
    expect((await statementsOf(() => sectorTiming())).length).toBe(1);
  });
});

it('[J4] counts a member’s view of a list once a day, and no one else’s', async () => {
  const member = await registerMember();
  for (let time = 0; time < 3; time += 1) await stockTiming(member.token, slug);
  await stockTiming(undefined, slug);
  await flushSignalViews();
  await stockTiming(member.token, slug);
  await flushSignalViews();
  const views = await db().select().from(analyticsEvents).where(eq(analyticsEvents.name, 'signal_view'));
  const own = views.filter(({ dedupeKey }) => dedupeKey?.includes(member.id));
  expect(own).toMatchObject([{ detail: 'stock-timing', uniqueId: null, sessionId: null }]);
  expect(views.every(({ dedupeKey }) => !dedupeKey?.includes('undefined'))).toBe(true);
});

describe('[S21] stocks to watch', () => {
  it('show everyone the removed ones and a member the current ones, with the change since', async () => {
    await makeBars('AAA', addDays(day, -10), [10_000, 11_000, 12_000]);
    const entry = { ticker: 'AAA', reason: 'It grew.', putOnBy: 'A rule', putOn: addDays(day, -10), ...provenance };
    await db()
      .insert(stocksToWatch)
      .values([
        { ...entry, id: 'current' },
        { ...entry, id: 'over', takenOff: addDays(day, -9) },
      ]);
    const seen = (await visitor().ask(signalsContract.stocksToWatch, {})).answer;
    expect([seen.items.map(({ id }) => id), seen.hidden]).toEqual([['over'], 1]);
    expect(seen.items[0]?.changeSince).toBeCloseTo(10);
    expect(seen.meta.asOf.slice(0, 10)).toBe(addDays(day, -9));
    const known = (await visitor().ask(signalsContract.stocksToWatch, { bearer })).answer;
    expect([known.items.map(({ id }) => id), known.hidden]).toEqual([['current', 'over'], 0]);
    expect(known.items[0]).toMatchObject({ name: 'AAA Works', changeSince: expect.closeTo(20) as number });
    expect(known.meta.asOf.slice(0, 10)).toBe(addDays(day, -8));
    expect(known.meta.notes).toEqual([watchRuleCopy, 'Not a recommendation.']);
  });

  it('count a stock that is on two sectors’ lists once', async () => {
    const before = (await visitor().ask(signalsContract.stocksToWatch, {})).answer.hidden;
    const entry = { ticker: 'AAA', reason: 'It grew.', putOnBy: 'A rule', putOn: addDays(day, -9), ...provenance };
    await db()
      .insert(stocksToWatch)
      .values({ ...entry, id: 'second-sector' });
    expect((await visitor().ask(signalsContract.stocksToWatch, {})).answer.hidden).toBe(before);
  });

  it('are samples until the first real entry, and never both', async () => {
    const real = { reason: 'It grew.', putOnBy: 'A rule', source: 'finnhub', isSample: false, asOf: new Date() };
    await db()
      .insert(stocksToWatch)
      .values({ ...real, id: 'real', ticker: 'BBB', putOn: day });
    const known = (await visitor().ask(signalsContract.stocksToWatch, { bearer })).answer;
    expect([known.items.map(({ id }) => id), known.meta.isSample]).toEqual([['real'], false]);
    const seen = (await visitor().ask(signalsContract.stocksToWatch, {})).answer;
    expect([seen.items, seen.hidden]).toEqual([[], 1]);
  });
});
