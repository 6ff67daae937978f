import { beforeEach, describe, expect, it } from 'vitest';
import { reportsContract } from '@/lib/contracts/visits/reports';
import { db, pool } from '@/lib/server/platform/db/pool';
import { touches } from '@/lib/server/platform/db/schema/attribution';
import { billingInvoices, subscriptions } from '@/lib/server/platform/db/schema/billing';
import { analyticsEvents } from '@/lib/server/platform/db/schema/operation';
import { settings } from '@/lib/server/platform/settings/env';
import { printTraffic } from '@/lib/server/visits/print-traffic-commands';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { makeJourneys, tell, type Journey } from '@/tests/support/api/journeys';
import { payingMember } from '@/tests/support/features/payments';
import { statementsOf } from '@/tests/support/database/statements';

const ask = async (query: { from?: string; to?: string } = {}) =>
  (await visitor().ask(reportsContract.traffic, { query, bearer: settings().opsToken })).answer;

beforeEach(async () => {
  for (const table of [analyticsEvents, billingInvoices, subscriptions, touches]) await db().delete(table);
});

const dayMs = 86_400_000;
const mondayOf = (day: string) => {
  const at = Date.parse(`${day}T00:00:00Z`);
  return new Date(at - ((new Date(at).getUTCDay() + 6) % 7) * dayMs).toISOString().slice(0, 10);
};
const weeksLater = (day: string, first: string) => (Date.parse(mondayOf(day)) - Date.parse(first)) / (7 * dayMs);

/**
 * The same cohorts computed by hand: each browser by the Monday of its first visit, and the later weeks of its visits.
 */
function cohortsByHand(journeys: Journey[], from: string, to: string) {
  const isNew = journeys.filter(({ visits: [first] }) => first !== undefined && first.day >= from && first.day <= to);
  return [...Map.groupBy(isNew, ({ visits }) => mondayOf(visits[0]?.day ?? ''))]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([week, group]) => {
      const days = (Date.parse(to) + dayMs - Date.parse(week)) / dayMs;
      const weeks = Math.min(4, Math.floor(days / 7) - 1);
      const returned = Array.from({ length: Math.max(0, weeks) }, (_, before) =>
        group.filter(({ visits }) => visits.some(({ day }) => day <= to && weeksLater(day, week) === before + 1)),
      );
      return { week, visitors: group.length, returned: returned.map((again) => again.length) };
    });
}

describe('[J5] the share of returning visitors', () => {
  it.each([
    ['2026-01-01', '2026-02-28'],
    ['2026-01-20', '2026-02-12'],
    ['2026-02-10', '2026-02-10'],
  ])('matches a count by hand over 200 journeys, from %s to %s', async (from, to) => {
    const journeys = makeJourneys(200);
    await tell(journeys);
    const { cohorts } = await ask({ from, to });
    const shown = cohorts.map(({ returned, ...cohort }) => ({ ...cohort, returned: returned.map(({ hits }) => hits) }));
    expect(shown).toEqual(cohortsByHand(journeys, from, to));
    for (const { visitors, returned } of cohorts) for (const share of returned) expect(share.cases).toBe(visitors);
  });

  it('is not shown for a week with fewer than thirty, which is still listed', async () => {
    await tell(makeJourneys(200));
    const report = await ask({ from: '2026-01-01', to: '2026-02-28' });
    const small = report.cohorts.find(({ visitors, returned }) => visitors < 30 && returned.length > 0);
    expect(small?.returned[0]).toMatchObject({ share: null, low: null, high: null });
    const large = report.cohorts.find(({ visitors, returned }) => visitors >= 30 && returned.length > 0);
    expect(large?.returned[0]?.share).not.toBeNull();
    expect(printTraffic(report).join('\n')).toMatch(
      /2026-01-05 +\d+ visitors; after 1 w: \d+ of \d+, \d+\.\d % \(\d+\.\d to \d+\.\d\); after 2 w: /,
    );
  });
});

const touch = (utm_source: string) => ({ at: '2026-11-20T12:00:00.000Z', path: '/', utm: { utm_source } });

describe('[J5] revenue', () => {
  it('is attributed to the first and the last touch of the payer, minus refunds, with gifts and free members apart', async () => {
    const both = (first: string, last: string) => ({ first: touch(first), last: touch(last) });
    // Signed up after a letter, then subscribed after a poster.
    const { member } = await payingMember({ attribution: both('Poster', 'poster') }, undefined, {
      attribution: both('letter', 'letter'),
    });
    await payingMember({}, undefined, { attribution: both('letter', 'talk') });
    await payingMember();
    await registerMember({ form: { attribution: both('letter', 'letter') } });
    const { rows } = await pool().query<{ paid_cents: number }>('select paid_cents::int from billing_invoices');
    const price = rows[0]?.paid_cents ?? 0;
    expect(rows.map(({ paid_cents: paid }) => paid)).toEqual([price, price, price]);
    expect(price).toBeGreaterThan(0);
    await pool().query('update billing_invoices set refunded_cents = 500 where account_id = $1', [member.id]);

    const report = await ask();
    expect(report.revenue.totalCents).toBe(3 * price - 500);
    const sorted = (list: typeof report.revenue.byFirstTouch) => list.toSorted((a, b) => a.name.localeCompare(b.name));
    expect(sorted(report.revenue.byFirstTouch)).toEqual([
      { name: 'letter', cents: 2 * price - 500, payers: 2 },
      { name: 'not known', cents: price, payers: 1 },
    ]);
    expect(sorted(report.revenue.byLastTouch)).toEqual([
      { name: 'not known', cents: price, payers: 1 },
      { name: 'poster', cents: price - 500, payers: 1 },
      { name: 'talk', cents: price, payers: 1 },
    ]);
    expect(printTraffic(report).join('\n')).toMatch(/\$\d+\.\d\d on subscriptions, by last touch\n +.*of 1 member/);
    expect((await ask({ from: '2026-01-01', to: '2026-02-28' })).revenue).toMatchObject({ totalCents: 0 });
  });
});

it('[P4] the whole report is three queries', async () => {
  expect((await statementsOf(ask)).filter((text) => !/^(begin|commit)/i.test(text))).toHaveLength(3);
});
