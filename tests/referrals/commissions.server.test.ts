import { beforeEach, describe, expect, it } from 'vitest';
import { recordCommissions } from '@/lib/server/membership/credits/invoice-commissions';
import { pool, transaction } from '@/lib/server/platform/db/pool';
import { eventually } from '@/tests/support/eventually';
import {
  bind,
  commissionsOf,
  insertInvoice,
  newAccounts,
  owed,
  record,
  sale,
  subscriptionOf,
} from '@/tests/support/features/commissions';

let [payer, first, second, third] = ['', '', '', ''];

beforeEach(async () => {
  [payer = '', first = '', second = '', third = ''] = await newAccounts(4);
  await bind(first, second);
  await bind(second, third);
});

const values = (invoiceId: string, change: Record<string, string | number> = {}) =>
  Object.entries({
    ...{ id: `made-${invoiceId}`, invoice_id: invoiceId, degree: 1, payee_id: first, payer_id: payer },
    ...{ revenue_type: 'subscription', revenue_cents: 2_000, referrals: 1, rate_version: 1, cut_bp: 2_000 },
    ...{ earned_cents: 400, earned_at: '2026-11-01', approves_at: '2026-12-01', changed_at: '2026-11-01' },
    ...change,
  });

/** Inserts a commission directly, bypassing the site's own rules. */
const insert = (row: [string, string | number][]) =>
  pool().query(
    `insert into commissions (${row.map(([name]) => name).join(', ')})
     values (${row.map((_, at) => `$${at + 1}`).join(', ')})`,
    row.map(([, value]) => value),
  );

describe('[A4] [R50] a paid invoice', () => {
  it('earns one commission for each of two degrees, however often it is recorded', async () => {
    const id = await sale({ payerId: payer, ownerId: first });
    for (let time = 0; time < 4; time += 1) await record(id);
    expect(await commissionsOf(id)).toMatchObject([
      { degree: 1, payee_id: first, cut_bp: 2_000, referrals: 1, earned: 400, reversed: 0, state: 'pending' },
      { degree: 2, payee_id: second, cut_bp: 1_000, referrals: 1, earned: 200, reversed: 0, state: 'pending' },
    ]);
    expect([await owed(first), await owed(second), await owed(third)]).toEqual([400, 200, 0]);
  });

  it('earns once when it is recorded twenty times at once', async () => {
    const id = await insertInvoice({ payerId: payer, subscriptionId: await subscriptionOf(payer, first) });
    await Promise.all(Array.from({ length: 20 }, () => record(id)));
    expect(await commissionsOf(id)).toHaveLength(2);
    expect([await owed(first), await owed(second)]).toEqual([400, 200]);
  });

  it('is exact to the cent among a hundred at once', async () => {
    const subscriptionId = await subscriptionOf(payer, first);
    const ids = await Promise.all(
      Array.from({ length: 100 }, () => insertInvoice({ payerId: payer, subscriptionId, cents: 1_997 })),
    );
    // An event that gets no free connection is delivered again, as Stripe does.
    for (let left = ids; left.length > 0;) {
      const results = await Promise.allSettled(left.map(record));
      left = left.filter((_, at) => results[at]?.status === 'rejected');
    }
    // $19.97 at 20% is $3.994, at 10% $1.997.
    expect([await owed(first), await owed(second), await owed(third)]).toEqual([39_900, 20_000, 0]);
  });

  it('waits for another sale of the same payee to be recorded, and counts it', async () => {
    const [other = ''] = await newAccounts(1);
    const ids = await Promise.all(
      [payer, other].map(async (payerId) =>
        insertInvoice({ payerId, subscriptionId: await subscriptionOf(payerId, first) }),
      ),
    );
    const [one = '', two = ''] = ids;
    let later: Promise<unknown> = Promise.resolve();
    await transaction(async (tx) => {
      await recordCommissions(tx, one, { hasCode: false });
      later = record(two);
      const waiting = 'select from pg_locks where locktype = $1 and not granted';
      await eventually(async () => expect((await pool().query(waiting, ['advisory'])).rowCount).toBe(1));
    });
    await later;
    expect((await commissionsOf(two)).map(({ referrals }) => referrals)).toEqual([2, 2]);
  });

  it('counts a customer once for the tier, and only sales up to its own date', async () => {
    const [other = ''] = await newAccounts(1);
    await sale({ payerId: payer, ownerId: first, paidAt: '2026-10-01' });
    const renewal = await sale({ payerId: payer, ownerId: first, paidAt: '2026-11-01' });
    const next = await sale({ payerId: other, ownerId: first, paidAt: '2026-11-02' });
    const late = await sale({ payerId: other, ownerId: first, paidAt: '2026-09-01' });
    const counts = await Promise.all([renewal, next, late].map(commissionsOf));
    expect(counts.map(([row]) => row?.referrals)).toEqual([1, 2, 1]);
  });

  it('pays nothing to a deleted account; the other level is unaffected', async () => {
    await pool().query('update accounts set deleted_at = now() where id = $1', [first]);
    const id = await sale({ payerId: payer, ownerId: first });
    expect(await commissionsOf(id)).toMatchObject([{ degree: 2, payee_id: second, earned: 200 }]);
  });

  it('has terms that never change, and cannot be deleted', async () => {
    const id = await sale({ payerId: payer, ownerId: first });
    for (const statement of [
      'update commissions set earned_cents = 500',
      'update commissions set payee_id = payer_id',
      'update commissions set cut_bp = 2500, rate_version = 2',
      'delete from commissions',
      'update commission_entries set cents = 1',
      'delete from commission_entries',
    ])
      await expect(pool().query(statement), statement).rejects.toMatchObject({ code: '42501' });
    expect(await commissionsOf(id)).toHaveLength(2);
  });
});

describe('[A5] two degrees', () => {
  it('are the maximum: the database refuses a third, and a payee who did not refer', async () => {
    const id = await insertInvoice({ payerId: payer, subscriptionId: await subscriptionOf(payer, first) });
    for (const change of [
      { degree: 3, payee_id: third },
      { degree: 2, payee_id: third },
      { degree: 1, payee_id: third },
      { degree: 1, payee_id: payer },
      { degree: 2, payee_id: first },
    ])
      await expect(insert(values(id, change)), JSON.stringify(change)).rejects.toMatchObject({ code: '23514' });
    await insert(values(id));
    await expect(insert(values(id, { id: 'again' }))).rejects.toMatchObject({ code: '23505' });
  });

  it('end at a circle: A refers B, and B earns nothing on A, nor does A', async () => {
    await bind(payer, third);
    for (const owner of [first, second])
      expect(await commissionsOf(await sale({ payerId: third, ownerId: owner }))).toEqual([]);
    await expect(bind(third, payer)).rejects.toMatchObject({ code: '23514' });
    await expect(bind(third, third)).rejects.toMatchObject({ code: '23514' });
  });

  it('apply to a code when an account was created without a link', async () => {
    const [owner = '', above = ''] = await newAccounts(2);
    await subscriptionOf(owner, above);
    expect(await commissionsOf(await sale({ payerId: payer, ownerId: owner }))).toMatchObject([
      { degree: 1, payee_id: owner },
      { degree: 2, payee_id: above },
    ]);
  });
});

describe('[A13] other revenue', () => {
  it.each(['equity_round', 'investment', 'brokerage', 'gift'])('%s is refused by the database', async (type) => {
    const id = await insertInvoice({ payerId: payer, subscriptionId: await subscriptionOf(payer, first) });
    await expect(insert(values(id, { revenue_type: type }))).rejects.toMatchObject({
      code: '23514',
      constraint: expect.stringMatching(/^commissions_/) as string,
    });
  });

  it('of an invoice without a subscription earns nothing, and is refused as well', async () => {
    await subscriptionOf(payer, first);
    const id = await insertInvoice({ payerId: payer, subscriptionId: null });
    await record(id);
    expect(await commissionsOf(id)).toEqual([]);
    await expect(insert(values(id))).rejects.toMatchObject({ code: '23514' });
  });

  it('of an amount that was not paid is refused', async () => {
    const id = await insertInvoice({ payerId: payer, subscriptionId: await subscriptionOf(payer, first) });
    await expect(insert(values(id, { revenue_cents: 9_000 }))).rejects.toMatchObject({ code: '23514' });
  });
});
