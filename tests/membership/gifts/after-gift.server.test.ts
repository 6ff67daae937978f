import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { processDueBilling } from '@/lib/server/membership/process-billing-job';
import { pool } from '@/lib/server/platform/db/pool';
import { logIn, registerMember, type Member } from '@/tests/support/database/factories';
import {
  addCard,
  buyGift,
  cancel,
  hearAll,
  kindsTo,
  readBilling,
  redeemGift,
  subscribe,
} from '@/tests/support/features/payments';
import { stripeDashboard } from '@/tests/support/providers/stripe-dashboard';

beforeEach(() => setClock(() => new Date('2026-11-26T12:00:00Z')));
afterEach(() => setClock());

/** A member with a card and this many redeemed gifts of three months each. */
async function gifted(count = 1) {
  const [buyer, member] = [await registerMember(), await registerMember()];
  const gifts = [];
  for (let made = 0; made < count; made += 1) gifts.push(await buyGift(buyer));
  for (const { code } of gifts) await redeemGift(member, code);
  await addCard(member, '5555555555554444');
  return { member, gifts };
}

async function moveTo(member: Member, day: string) {
  setClock(() => new Date(day));
  await processDueBilling();
  await hearAll();
  await processDueBilling();
  return { ...member, ...(await logIn(member)) };
}

const invoicesOf = async (member: Member) =>
  (await readBilling(member)).invoices.map(({ status, paidCents }) => [status, paidCents]);

describe('[D7] [E1] a plan that is chosen while a gift of the same plan runs', () => {
  it('is charged when the gift ends, and not before', async () => {
    const { member } = await gifted();
    await subscribe(member);
    await hearAll();
    expect(await readBilling(member)).toMatchObject({
      subscription: { status: 'trialing', startsAfterGift: true, periodEnd: '2027-02-26T12:00:00.000Z' },
      nextCharge: { at: '2027-02-26T12:00:00.000Z', amountCents: 2_000 },
      membership: { tier: 'member', reason: 'gift', until: '2027-02-26T12:00:00.000Z' },
    });
    expect(await invoicesOf(member)).toEqual([['paid', 0]]);
    const later = await moveTo(member, '2027-02-26T13:00:00Z');
    expect(await readBilling(later)).toMatchObject({
      subscription: { status: 'active', periodEnd: '2027-03-26T12:00:00.000Z' },
      membership: { tier: 'member', reason: 'active' },
    });
    expect((await readBilling(later)).subscription).not.toHaveProperty('startsAfterGift');
    expect(await invoicesOf(later)).toEqual([
      ['paid', 2_000],
      ['paid', 0],
    ]);
  });

  it('waits for the last of several gifts', async () => {
    const { member } = await gifted(2);
    await subscribe(member, { interval: 'year' });
    expect(await readBilling(member)).toMatchObject({
      nextCharge: { at: '2027-05-26T12:00:00.000Z', amountCents: 20_000 },
      grants: [{ kind: 'gift', until: '2027-05-26T12:00:00.000Z' }],
    });
  });

  it('is not a test drive: none is used up or counted, and its mails name the first charge', async () => {
    const { member } = await gifted();
    const refused = await subscribe(member, { isTestDrive: true, agreesToTestDrive: true });
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'You already have this plan as a gift. You can start a test drive when the gift ends.',
    ]);
    const { answer } = await subscribe(member);
    await hearAll();
    expect((await readBilling(member)).canTestDrive).toBe(true);
    const counted = await pool().query('select from analytics_events where dedupe_key = $1', [
      `trial:${answer.id}:trial`,
    ]);
    expect(counted.rowCount).toBe(0);
    const later = await moveTo(member, '2027-02-24T12:00:00Z');
    await moveTo(later, '2027-02-26T13:00:00Z');
    expect(await kindsTo(member.email)).toEqual(['after-gift-begun', 'after-gift-ending', 'paid']);
  });

  it('costs nothing when it is canceled before', async () => {
    const { member } = await gifted();
    const { answer } = await subscribe(member);
    await cancel(member, answer.id);
    const later = await moveTo(member, '2027-02-26T13:00:00Z');
    expect(await readBilling(later)).toMatchObject({
      subscription: { status: 'canceled' },
      membership: { tier: null },
    });
    expect(await invoicesOf(later)).toEqual([['paid', 0]]);
  });

  it('gives no access of its own when the gift is refunded', async () => {
    const { member, gifts } = await gifted();
    await subscribe(member);
    await (await stripeDashboard()).refunds.create({ payment_intent: gifts[0]?.intentId ?? '' });
    await hearAll();
    expect(await readBilling(member)).toMatchObject({
      membership: { tier: null },
      subscription: { startsAfterGift: true },
    });
  });
});

it('[D7] [E1] a plan that gives more than the gift is charged at once', async () => {
  const { member } = await gifted();
  const { answer } = await subscribe(member, { subscriptionType: 'cofounder' });
  expect(answer.status).toBe('active');
  expect(await invoicesOf(member)).toEqual([['paid', 1_000]]);
  expect((await readBilling(member)).membership).toMatchObject({ tier: 'cofounder', reason: 'active' });
});
