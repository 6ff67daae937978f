import { beforeEach, describe, expect, it } from 'vitest';
import { earningsContract as contract } from '@/lib/contracts/referrals/earnings';
import { adjustCommissions } from '@/lib/server/membership/credits/invoice-commissions';
import { pool, transaction } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { bind, insertInvoice, sale } from '@/tests/support/features/commissions';
import { promoter } from '@/tests/support/features/payments';

let ambassador: Member;
let code = '';
beforeEach(async () => {
  const made = await promoter();
  [ambassador, code] = [made.member, made.link];
});

const overview = (member = ambassador) => visitor().ask(contract.overview, { bearer: member.token });
const people = () => visitor().ask(contract.people, { bearer: ambassador.token, query: {} });
const sales = async (filter: 'all' | 'pending' | 'reversed' = 'all', member = ambassador) =>
  (await visitor().ask(contract.sales, { bearer: member.token, query: { filter } })).answer.items;
const trace = (id: string, member = ambassador) =>
  visitor().ask(contract.trace, { bearer: member.token, params: { id } });

const referred = (form: Record<string, unknown> = {}) =>
  registerMember({ form: { firstName: 'Bea', lastName: 'Ito', referredBy: code, ...form } });

async function refund(id: string, cents: number) {
  await pool().query('update billing_invoices set refunded_cents = $2 where stripe_id = $1', [id, cents]);
  await transaction((tx) => adjustCommissions(tx, id));
}

describe('[A10] a sale with a commission', () => {
  it('is traced from the visit to its state, with each entry of the ledger', async () => {
    const at = '2026-10-01T10:00:00.000Z';
    const attribution = { at, path: '/ambassador', referredBy: code };
    const buyer = await referred({ attribution: { first: attribution, last: attribution } });
    const id = await sale({ payerId: buyer.id, ownerId: ambassador.id, cents: 10_000 });
    await refund(id, 4_000);
    const { answer } = await trace(id);
    expect(answer).toMatchObject({
      sale: {
        id,
        level: 1,
        buyer: 'B. I.',
        revenueCents: 10_000,
        cutBp: 2_000,
        earnedCents: 2_000,
        reversedCents: 800,
      },
      visit: { at, path: '/ambassador', code },
      link: { code, isYours: true },
      credit: { source: 'code', isYours: true },
      invoice: { status: 'paid', paidCents: 10_000, refundedCents: 4_000, dispute: null },
      rate: { version: 1, effectiveFrom: '2022-01-01', referrals: 1, cutBp: 2_000 },
      entries: [
        { kind: 'earned', cents: 2_000 },
        { kind: 'reversed', cents: -800 },
      ],
    });
    expect(answer.sale).toMatchObject({ state: 'pending', approvesAt: '2026-12-01T00:00:00.000Z', reason: null });
  });

  it('of the second degree names no one and says nothing of the buyer’s origin', async () => {
    const [first, buyer] = [await referred(), await registerMember()];
    await bind(buyer.id, first.id);
    const id = await sale({ payerId: buyer.id, ownerId: first.id });
    const { answer } = await trace(id);
    expect(answer).toMatchObject({
      sale: { level: 2, buyer: null, cutBp: 1_000, earnedCents: 200, state: 'pending' },
      ...{ visit: null, link: null, credit: { isYours: false, code: null } },
    });
    expect(JSON.stringify(answer)).not.toContain(buyer.id);
  });

  it('is found by state, and by its payees only', async () => {
    const buyer = await referred();
    const [kept, gone] = [
      await sale({ payerId: buyer.id, ownerId: ambassador.id, paidAt: '2026-11-02' }),
      await sale({ payerId: buyer.id, ownerId: ambassador.id }),
    ];
    await refund(gone, 2_000);
    expect((await sales()).map(({ id }) => id)).toEqual([kept, gone]);
    expect((await sales('pending')).map(({ id }) => id)).toEqual([kept]);
    expect((await sales('reversed')).map(({ id }) => id)).toEqual([gone]);
    const other = await registerMember();
    expect((await trace(kept, other)).status).toBe(404);
    expect(await sales('all', other)).toEqual([]);
  });

  it('comes in pages of twenty, without duplicates or gaps', async () => {
    const buyer = await referred();
    const made: string[] = [];
    for (let day = 1; day <= 23; day += 1)
      made.push(
        await sale({ payerId: buyer.id, ownerId: ambassador.id, paidAt: `2026-10-${String(day).padStart(2, '0')}` }),
      );
    const bearer = ambassador.token;
    const first = (await visitor().ask(contract.sales, { bearer, query: {} })).answer;
    const second = (await visitor().ask(contract.sales, { bearer, query: { cursor: first.nextCursor ?? '' } })).answer;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(made.toReversed());
    expect([first.items.length, second.nextCursor]).toEqual([20, null]);
  });

  it('stands among those without one in one list, in pages without duplicates or gaps', async () => {
    const buyer = await referred();
    const paid: string[] = [];
    const unpaid: string[] = [];
    // All have the same time, so that only the ids determine the order.
    for (let count = 0; count < 13; count += 1) {
      paid.push(await sale({ payerId: buyer.id, ownerId: ambassador.id }));
      unpaid.push(await insertInvoice({ payerId: buyer.id, subscriptionId: null }));
    }
    const bearer = ambassador.token;
    const first = (await visitor().ask(contract.sales, { bearer, query: {} })).answer;
    const second = (await visitor().ask(contract.sales, { bearer, query: { cursor: first.nextCursor ?? '' } })).answer;
    const all = [...first.items, ...second.items];
    expect(all.map(({ id }) => id)).toEqual([...paid, ...unpaid].toSorted().toReversed());
    expect([first.items.length, second.nextCursor]).toEqual([20, null]);
    expect(all.filter(({ reason }) => reason === null).map(({ id }) => id)).toEqual(paid.toSorted().toReversed());
  });
});

describe('[A7] the overview', () => {
  it('sums up both degrees by state, and the tier by the number of customers', async () => {
    const [first, buyer] = [await referred(), await registerMember()];
    await bind(buyer.id, first.id);
    const own = await sale({ payerId: first.id, ownerId: ambassador.id, cents: 10_000 });
    await sale({ payerId: first.id, ownerId: ambassador.id });
    await sale({ payerId: buyer.id, ownerId: first.id });
    await refund(own, 5_000);
    const { answer } = await overview();
    expect(answer).toMatchObject({
      isActive: true,
      isSample: false,
      levels: [
        {
          ...{ level: 1, signUps: 1, customers: 1, cutBp: 2_000, nextTier: { referrals: 1_000, cutBp: 2_250 } },
          cents: { pending: 1_400, approved: 0, held: 0, paid: 0, reversed: 1_000 },
        },
        {
          ...{ level: 2, signUps: 1, customers: 1, cutBp: 1_000, nextTier: { referrals: 100_000, cutBp: 1_250 } },
          cents: { pending: 200, approved: 0, held: 0, paid: 0, reversed: 0 },
        },
      ],
      ...{ balanceCents: 1_600, payableCents: 0, schedule: { version: 1, effectiveFrom: '2022-01-01' } },
    });
  });

  it('is empty, not missing, for a member without a link', async () => {
    const member = await registerMember();
    expect((await overview(member)).answer).toMatchObject({
      ...{ isActive: false, clicks: { total: 0, last30Days: 0 }, balanceCents: 0 },
      levels: [{ customers: 0 }, { customers: 0 }],
    });
  });
});

it('[A12] people are shown by their initials, with no name, email or id', async () => {
  const { email, id } = await referred();
  await sale({ payerId: id, ownerId: ambassador.id });
  const { answer } = await people();
  expect(answer.items).toMatchObject([{ name: 'B. I.', by: 'link', payments: 1, referred: 0, earnedCents: 400 }]);
  for (const secret of [email, id, 'Bea', 'Ito']) expect(JSON.stringify(answer)).not.toContain(secret);
});
