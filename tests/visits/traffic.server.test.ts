import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportsContract, type TrafficReport } from '@/lib/contracts/visits/reports';
import { setClock } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { clicks, touches } from '@/lib/server/platform/db/schema/attribution';
import { analyticsEvents, trafficDays } from '@/lib/server/platform/db/schema/operation';
import { settings } from '@/lib/server/platform/settings/env';
import { printTraffic } from '@/lib/server/visits/print-traffic-commands';
import { aggregateTraffic } from '@/lib/server/visits/traffic';
import { visitor } from '@/tests/support/api/api';
import { makeJourneys, tell, type Journey } from '@/tests/support/api/journeys';

const ask = async (query: { from?: string; to?: string } = {}) =>
  (await visitor().ask(reportsContract.traffic, { query, bearer: settings().opsToken })).answer;

beforeEach(async () => {
  for (const table of [analyticsEvents, trafficDays, clicks, touches, accounts]) await db().delete(table);
});
afterEach(() => {
  setClock();
  vi.restoreAllMocks();
});

/** The report's figures, counted from the test's journeys instead of the stored rows. */
function countByHand(journeys: Journey[], from: string, to: string) {
  const inside = journeys.flatMap(({ visits, ...who }) => {
    const counted = visits.filter(({ day }) => day >= from && day <= to);
    const isNew = counted.length === visits.filter(({ day }) => day <= to).length;
    return counted.length === 0 ? [] : [{ ...who, visits: counted, isNew }];
  });
  const by = (nameOf: (one: (typeof inside)[number]) => string | undefined) =>
    Object.fromEntries(
      [...Map.groupBy(inside, nameOf)].flatMap(([name, group]) =>
        name === undefined
          ? []
          : [
              [
                name,
                [group.length, group.filter((one) => one.signedUpOn !== undefined && inSpan(one.signedUpOn)).length],
              ],
            ],
      ),
    );
  const inSpan = (day: string) => day >= from && day <= to;
  const opened = inside.filter((one) => one.visits.some(({ pages }) => pages.includes('/sign-up')));
  return {
    visitors: inside.length,
    isNew: inside.filter((one) => one.isNew).length,
    visits: inside.reduce((sum, one) => sum + one.visits.length, 0),
    views: inside.reduce((sum, one) => sum + one.visits.reduce((pages, visit) => pages + visit.pages.length, 0), 0),
    sources: by((one) => one.visits[0]?.source ?? 'direct'),
    campaigns: by(({ visits: [first] }) => (first?.isCampaign ? first.source : undefined)),
    entries: by((one) => one.visits[0]?.pages[0]),
    exits: by((one) => one.visits.at(-1)?.pages.at(-1)),
    opened: opened.length,
    joined: opened.filter((one) => one.signedUpOn !== undefined && inSpan(one.signedUpOn)).length,
  };
}

const asNames = (rows: TrafficReport['sources']) =>
  Object.fromEntries(rows.map(({ name, visitors, signUps }) => [name, [visitors, signUps.hits]]));

describe('[J5] the traffic report', () => {
  it.each([
    ['2026-01-01', '2026-02-28'],
    ['2026-01-20', '2026-02-03'],
    ['2026-02-10', '2026-02-10'],
  ])('matches a count by hand over 200 journeys, from %s to %s', async (from, to) => {
    const journeys = makeJourneys(200);
    await tell(journeys);
    const report = await ask({ from, to });
    const hand = countByHand(journeys, from, to);
    expect({
      visitors: report.visitors,
      isNew: report.newVisitors.hits,
      visits: report.visits,
      views: report.views,
      sources: asNames(report.sources),
      campaigns: asNames(report.campaigns),
      entries: asNames(report.entries),
      exits: asNames(report.exits),
      opened: report.funnel[1]?.visitors,
      joined: report.funnel[2]?.visitors,
    }).toEqual(hand);
    expect(report.returningVisitors.hits).toBe(hand.visitors - hand.isNew);
    expect(hand.visitors).toBeGreaterThan(0);
  });

  it('[I4] separates sign-ups by first and by last touch', async () => {
    const journeys = makeJourneys(200);
    await tell(journeys);
    const { signUps } = await ask({ from: '2026-01-01', to: '2026-02-28' });
    const joined = journeys.filter((journey) => journey.signedUpOn !== undefined);
    const tally = (sourceOf: (journey: Journey) => string | undefined) =>
      Object.fromEntries([...Map.groupBy(joined, sourceOf)].map(([name, group]) => [name ?? 'direct', group.length]));
    const asTally = (rows: typeof signUps.byFirstTouch) =>
      Object.fromEntries(rows.map(({ name, rate }) => [name, rate.hits]));
    expect(signUps.total).toBe(joined.length);
    expect(asTally(signUps.byFirstTouch)).toEqual(tally(({ visits }) => visits[0]?.source));
    expect(asTally(signUps.byLastTouch)).toEqual(
      tally(({ visits }) => visits.findLast(({ source }) => source)?.source),
    );
    expect(asTally(signUps.byFirstTouch)).not.toEqual(asTally(signUps.byLastTouch));
  });

  it('[J8] prints every share with its cases and interval, or that there are too few', async () => {
    await tell(makeJourneys(200));
    const text = printTraffic(await ask({ from: '2026-01-01', to: '2026-02-28' })).join('\n');
    expect(text).toMatch(/new +\d+ of \d+, \d+\.\d % \(\d+\.\d to \d+\.\d\)/);
    expect(text).toMatch(/\d+ of \d+, not enough data \(fewer than 30\)/);
    for (const share of text.match(/\d+\.\d %/g) ?? []) expect(text).toContain(`${share} (`);
  });

  it('is empty when nothing was counted, and refuses a range that ends before it begins', async () => {
    expect(await ask()).toMatchObject({ visitors: 0, sources: [], isCounting: false });
    const wrong = await visitor().ask(reportsContract.traffic, {
      query: { from: '2026-02-01', to: '2026-01-01' },
      bearer: settings().opsToken,
    });
    expect(wrong.status).toBe(400);
  });
});

describe('[J10] retention', () => {
  it('deletes events and clicks after 13 months to the day, and keeps the daily totals', async () => {
    const journeys = makeJourneys(200);
    await tell(journeys);
    await db().insert(clicks).values(
      ['2026-01-31', '2026-02-01'].map((day) => ({
        id: day, at: new Date(`${day}T12:00:00Z`), code: 'ann', path: '/', utm: {}, visitorKey: null, agent: 'Chrome',
      })),
    ); // prettier-ignore
    const before = countByHand(journeys, '2026-01-01', '2026-02-28');
    setClock(() => new Date('2027-03-01T00:23:00Z'));
    await aggregateTraffic();
    await aggregateTraffic();
    const [oldest] = await db().select().from(analyticsEvents).orderBy(analyticsEvents.at).limit(1);
    expect(oldest?.at.toISOString().slice(0, 10)).toBe('2026-02-01');
    expect((await db().select().from(clicks)).map(({ id }) => id)).toEqual(['2026-02-01']);
    const report = await ask({ from: '2026-01-01', to: '2026-02-28' });
    expect(report.eventsSince).toBe('2026-02-01');
    expect(report.visits).toBeLessThan(before.visits);
    expect(report.daySums).toMatchObject({ visits: before.visits, views: before.views });
  });

  it('keeps everything one day earlier', async () => {
    await tell(makeJourneys(20));
    const kept = await db().$count(analyticsEvents);
    setClock(() => new Date('2027-02-01T00:23:00Z'));
    await aggregateTraffic();
    expect(await db().$count(analyticsEvents)).toBe(kept);
  });

  it('adds up a day once it is over and not before', async () => {
    await tell(makeJourneys(50));
    setClock(() => new Date('2026-01-10T23:59:59Z'));
    await aggregateTraffic();
    const days = (await db().select().from(trafficDays)).map(({ day }) => day).sort();
    expect(days.at(-1)).toBe('2026-01-09');
    setClock(() => new Date('2026-01-11T00:23:00Z'));
    await aggregateTraffic();
    expect(
      (await db().select().from(trafficDays))
        .map(({ day }) => day)
        .sort()
        .at(-1),
    ).toBe('2026-01-10');
  });
});
