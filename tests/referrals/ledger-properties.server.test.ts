import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { pool, transaction } from '@/lib/server/platform/db/pool';
import { adjustCommissions } from '@/lib/server/membership/credits/invoice-commissions';
import { insertTerms } from '@/lib/server/referrals/partners/partner-terms-repository';
import { randomId } from '@/lib/domain/shared/ids';
import { bind, newAccounts, payOut, sale } from '@/tests/support/features/commissions';
import { approveAll } from '@/tests/support/features/payouts';

afterEach(() => setClock());

type Step =
  | { act: 'sell'; buyer: number; cents: number; day: number }
  | { act: 'refund'; sale: number; share: number }
  | { act: 'pay'; payee: number }
  | { act: 'return'; payee: number };

const at = fc.nat({ max: 99 });
const step = fc.oneof(
  fc.record({
    act: fc.constant('sell' as const),
    buyer: at,
    cents: fc.integer({ min: 1, max: 50_000 }),
    day: fc.nat(27),
  }),
  fc.record({ act: fc.constant('refund' as const), sale: at, share: fc.nat({ max: 100 }) }),
  fc.record({ act: fc.constant('pay' as const), payee: at }),
  fc.record({ act: fc.constant('return' as const), payee: at }),
);
const story = fc.record({
  parents: fc.array(at, { minLength: 4, maxLength: 7 }),
  rate: fc.integer({ min: 0, max: 5_000 }),
  steps: fc.array(step, { minLength: 5, maxLength: 20 }),
});

it('[A5] [A8] [R50] over random trees, sales, refunds, rates and payouts no third degree earns and no cent is created or lost', async () => {
  await fc.assert(
    fc.asyncProperty(story, async ({ parents, rate, steps }) => {
      const ids = await newAccounts(parents.length);
      const parentOf = parents.map((parent, place) => (place === 0 ? null : parent % place));
      for (const [place, parent] of parentOf.entries())
        if (parent !== null) await bind(ids[place] ?? '', ids[parent] ?? '');
      // The root account's rate changes in mid-month.
      const terms = { id: randomId(), accountId: ids[0] ?? '', degree: 1 as const, cutBp: rate, reason: 'Test' };
      const span = { startsOn: '2026-10-15', endsOn: '2026-10-31', createdAt: new Date() };
      await transaction((tx) => insertTerms(tx, { ...terms, ...span }));
      const sales: { id: string; cents: number }[] = [];
      for (const one of steps) await take(one, { ids, parentOf, sales });
      await check(ids, parentOf);
    }),
    { numRuns: 8 },
  );
}, 120_000);

type World = { ids: string[]; parentOf: (number | null)[]; sales: { id: string; cents: number }[] };

async function take(one: Step, { ids, parentOf, sales }: World) {
  if (one.act === 'sell') {
    const buyer = 1 + (one.buyer % (ids.length - 1));
    const paidAt = `2026-10-${String(one.day + 1).padStart(2, '0')}T12:00:00Z`;
    const people = { payerId: ids[buyer] ?? '', ownerId: ids[parentOf[buyer] ?? 0] ?? '' };
    sales.push({ id: await sale({ ...people, cents: one.cents, paidAt }), cents: one.cents });
    return;
  }
  if (one.act === 'refund') {
    const found = sales[one.sale % Math.max(1, sales.length)];
    if (!found) return;
    const cents = Math.round((found.cents * one.share) / 100);
    await pool().query('update billing_invoices set refunded_cents = $2 where stripe_id = $1', [found.id, cents]);
    await transaction((tx) => adjustCommissions(tx, found.id));
    return;
  }
  const payee = ids[one.payee % ids.length] ?? '';
  if (one.act === 'pay') {
    await approveAll();
    await payOut(payee);
    return;
  }
  await pool().query(
    `update payouts set state = 'returned', ended_at = now(), reason = 'R03', changed_at = now()
      where id = (select id from payouts where payee_id = $1 and state = 'paid' order by requested_at desc, id limit 1)`,
    [payee],
  );
}

type Sums = {
  payee: string;
  payer: string;
  degree: number;
  kept: number;
  due: number;
  paid: number;
  entries: number;
  cut: number;
};

async function check(ids: string[], parentOf: (number | null)[]) {
  const { rows } = await pool().query<Sums>(
    `select c.payee_id as payee, c.payer_id as payer, c.degree, (i.paid_cents - i.refunded_cents)::int as kept, c.cut_bp as cut,
       (c.earned_cents - c.reversed_cents)::int as due, c.paid_cents::int as paid,
       (select coalesce(sum(cents), 0)::int from commission_entries e where e.commission_id = c.id) as entries
      from commissions c join billing_invoices i on i.stripe_id = c.invoice_id where c.payee_id = any ($1)`,
    [ids],
  );
  for (const row of rows) {
    const parent = parentOf[ids.indexOf(row.payer)] ?? -1;
    const above = row.degree === 1 ? parent : (parentOf[parent] ?? -1);
    expect(row.payee).toBe(ids[above]);
    expect(row.due).toBe(Math.round((row.kept * row.cut) / 10_000));
    expect(row.entries).toBe(row.due - row.paid);
  }
  const { rows: sums } = await pool().query<{ sent: number; paid: number }>(
    `select (select coalesce(sum(amount_cents), 0)::int from payouts where state = 'paid' and payee_id = any ($1)) as sent,
            (select coalesce(sum(paid_cents), 0)::int from commissions where payee_id = any ($1)) as paid`,
    [ids],
  );
  expect(sums[0]?.paid).toBe(sums[0]?.sent);
}
