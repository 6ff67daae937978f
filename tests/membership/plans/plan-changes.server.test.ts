import { afterEach, describe, expect, it } from 'vitest';
import { transactionsContract as contract } from '@/lib/contracts/membership/transactions';
import { reconcile } from '@/lib/server/membership/reconcile';
import { advanceSimulatedTime } from '@/lib/server/membership/payments';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { logIn } from '@/tests/support/database/factories';
import {
  addCard,
  cancel,
  hearAll,
  payingMember,
  promoter,
  readBilling,
  upstream,
  type Payer,
} from '@/tests/support/features/payments';

afterEach(() => setClock());

type Plan = { subscriptionType: 'member' | 'cofounder'; interval: 'month' | 'year' };
const cofounder: Plan = { subscriptionType: 'cofounder', interval: 'month' };
const yearly: Plan = { subscriptionType: 'member', interval: 'year' };

const preview = ({ token: bearer }: Payer, id: string, query: Plan) =>
  visitor().ask(contract.previewChange, { bearer, params: { id }, query });
const change = (
  { token: bearer }: Payer,
  id: string,
  body: Partial<Plan> & { interval: Plan['interval']; at?: string },
  key?: string,
) =>
  visitor().ask(contract.change, {
    bearer,
    params: { id },
    headers: key === undefined ? {} : { 'idempotency-key': key },
    body,
  });

const startedAt = Date.now();
const after = (minutes: number) => setClock(() => new Date(startedAt + minutes * 60_000));

/** A monthly subscriber of the Signals plan, a few minutes after the first payment. */
async function subscriber(body: object = {}) {
  const made = await payingMember(body);
  after(10);
  return made;
}

describe('[E1] [E8] a Signals subscriber who becomes a cofounding customer', () => {
  it('pays nothing today and the discounted price from the next renewal', async () => {
    const { member, subscription } = await subscriber();
    expect((await readBilling(member)).planChanges).toEqual([
      { subscriptionType: 'member', interval: 'year' },
      { subscriptionType: 'cofounder', interval: 'month' },
      { subscriptionType: 'cofounder', interval: 'year' },
    ]);
    expect((await preview(member, subscription.id, cofounder)).answer).toMatchObject({
      ...{ lines: [], dueTodayCents: 0, creditUsedCents: 0, creditLeftCents: 0 },
      nextCharge: { at: subscription.periodEnd, amountCents: 1_000 },
    });
    const { answer } = await change(member, subscription.id, cofounder);
    expect(answer).toMatchObject({ ...cofounder, status: 'active', periodEnd: subscription.periodEnd });
    const billing = await readBilling(member);
    expect(billing.membership.tier).toBe('cofounder');
    expect(billing.nextCharge).toEqual({ at: subscription.periodEnd, amountCents: 1_000 });
    expect(billing.invoices.map(({ paidCents }) => paidCents)).toEqual([2_000]);
    expect((await upstream(member))[0]).toMatchObject({ tier: 'cofounder', hasFounderDiscount: true });
    expect((await reconcile()).drifts).toEqual([]);

    const renewal = new Date(Date.parse(subscription.periodEnd ?? '') + 60_000);
    setClock(() => renewal);
    await advanceSimulatedTime();
    await hearAll();
    const later = await readBilling({ ...member, ...(await logIn(member)) });
    expect(later.invoices.map(({ paidCents }) => paidCents)).toEqual([1_000, 2_000]);
    // A discounted charge was made, so the plan can only be canceled from now on.
    expect(later.planChanges).toEqual([{ subscriptionType: 'cofounder', interval: 'year' }]);
  });

  it('can go back to the plan before until the next charge, and switch again', async () => {
    const { member, subscription } = await subscriber();
    await change(member, subscription.id, cofounder);
    expect((await readBilling(member)).planChanges).toContainEqual({ subscriptionType: 'member', interval: 'month' });
    const back = await change(member, subscription.id, { subscriptionType: 'member', interval: 'month' });
    expect(back.answer).toMatchObject({ subscriptionType: 'member', interval: 'month' });
    expect(await readBilling(member)).toMatchObject({
      membership: { tier: 'member' },
      nextCharge: { amountCents: 2_000 },
      canHaveFounderDiscount: true,
    });
    expect((await upstream(member))[0]).toMatchObject({ tier: 'member', hasFounderDiscount: false });
    expect((await change(member, subscription.id, cofounder)).answer.subscriptionType).toBe('cofounder');
  });

  it('is one by Stripe’s own state, when our row missed the answer', async () => {
    const { member, subscription } = await subscriber();
    await change(member, subscription.id, cofounder);
    await pool().query(`update subscriptions set tier = 'member' where id = $1`, [subscription.id]);
    await hearAll();
    expect((await readBilling(member)).subscription?.subscriptionType).toBe('cofounder');
  });
});

describe('[E1] the preview of a change', () => {
  it('has the amounts that are then charged, to the cent', async () => {
    const { member, subscription } = await subscriber();
    const half = (Date.parse(subscription.periodEnd ?? '') - startedAt) / 2 / 60_000;
    after(half);
    const fresh = { ...member, ...(await logIn(member)) };
    const { answer: seen } = await preview(fresh, subscription.id, { ...cofounder, interval: 'year' });
    // Half of the month's $20 is credited toward the year's $80.
    expect(seen).toMatchObject({
      lines: [
        { description: 'Unused time', amountCents: -1_000 },
        { description: 'Cofounding customer, yearly', amountCents: 8_000 },
      ],
      dueTodayCents: 7_000,
      nextCharge: { amountCents: 8_000 },
    });
    after(half + 5);
    const { at } = seen;
    await change(fresh, subscription.id, { ...cofounder, interval: 'year', at });
    const [latest] = (await readBilling(fresh)).invoices;
    expect(latest).toMatchObject({ status: 'paid', paidCents: 7_000 });
  });

  it('shows the credit that a switch to monthly leaves', async () => {
    const { member, subscription } = await payingMember({ interval: 'year' });
    const { answer } = await preview(member, subscription.id, { subscriptionType: 'member', interval: 'month' });
    expect(answer).toMatchObject({ dueTodayCents: 0, creditLeftCents: 18_000, nextCharge: { amountCents: 0 } });
  });

  it('of a test drive charges nothing before its end', async () => {
    const { member, subscription } = await subscriber({ isTestDrive: true, agreesToTestDrive: true });
    const { answer } = await preview(member, subscription.id, yearly);
    expect(answer).toMatchObject({
      ...{ lines: [], dueTodayCents: 0 },
      nextCharge: { at: subscription.trialEnd, amountCents: 20_000 },
    });
    const changed = await change(member, subscription.id, { interval: 'year' });
    expect(changed.answer).toMatchObject({ interval: 'year', status: 'trialing', trialEnd: subscription.trialEnd });
  });

  it('is refused once it is older than an hour, and charges nothing', async () => {
    const { member, subscription } = await subscriber();
    const { answer } = await preview(member, subscription.id, yearly);
    after(71);
    const fresh = { ...member, ...(await logIn(member)) };
    const reply = await change(fresh, subscription.id, { interval: 'year', at: answer.at });
    expect([reply.status, reply.refusal.message]).toEqual([
      409,
      'These amounts are out of date. Check the new ones and try again.',
    ]);
    expect((await readBilling(fresh)).invoices).toHaveLength(1);
  });
});

describe('[R47] a change that is sent more than once', () => {
  it('is charged once: by a double click, a second tab and a repeated request', async () => {
    const { member, subscription } = await subscriber();
    const { answer } = await preview(member, subscription.id, yearly);
    const body = { ...yearly, at: answer.at };
    await Promise.all([
      change(member, subscription.id, body, 'one-change-key'),
      change(member, subscription.id, body, 'one-change-key'),
      change(member, subscription.id, body, 'other-tab-key'),
    ]);
    const repeated = await change(member, subscription.id, body, 'one-change-key');
    expect(repeated.answer).toMatchObject({ ...yearly, status: 'active' });
    const { invoices } = await readBilling(member);
    expect(invoices.map(({ paidCents }) => paidCents).toSorted((one, two) => one - two)).toEqual([2_000, 18_000]);
  });
});

it('[E8] a plan that is canceled, or that the account cannot have, is not switched to', async () => {
  const { member, subscription } = await payingMember({ subscriptionType: 'cofounder' });
  const refused = await change(member, subscription.id, { subscriptionType: 'member', interval: 'month' });
  const sentence = 'You can’t switch to this plan right now. Open Billing to see your options.';
  expect([refused.status, refused.refusal.message]).toEqual([409, sentence]);
  await addCard(member);
  await cancel(member, subscription.id);
  expect((await change(member, subscription.id, { interval: 'year' })).status).toBe(409);
  expect((await readBilling(member)).planChanges).toEqual([]);
});

it('[E1] [A6] a change earns its commission on the sum that is paid, after the credit for unused time', async () => {
  const { code, member: owner } = await promoter();
  const { member, subscription } = await subscriber({ promoCode: code });
  await change(member, subscription.id, { interval: 'year' });
  const { rows } = await pool().query(
    'select revenue_cents::int as revenue from commissions where payee_id = $1 order by revenue_cents',
    [owner.id],
  );
  expect(rows).toEqual([{ revenue: 2_000 }, { revenue: 18_000 }]);
});
