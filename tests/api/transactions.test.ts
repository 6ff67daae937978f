import { afterEach, describe, expect, it } from 'vitest';
import { billingContract } from '@/lib/contracts/billing';
import { transactionsContract as contract } from '@/lib/contracts/transactions';
import { setClock } from '@/lib/server/clock';
import { pool } from '@/lib/server/db/pool';
import { passSimulatedTime, requirePayments } from '@/lib/server/services/payments';
import { visitor } from '@/tests/support/api';
import { goodPassword, logIn, mailsTo, registerMember } from '@/tests/support/factories';
import {
  addCard,
  askingCard,
  cancel,
  decliningCard,
  hearAll,
  payingMember,
  readBilling,
  subscribe,
  typeCard,
  unCancel,
  type Payer,
} from '@/tests/support/payments';

afterEach(() => setClock());

const customerOf = async ({ id }: Pick<Payer, 'id'>) => {
  const found = await pool().query<{ stripe_id: string }>(
    'select stripe_id from billing_customers where account_id = $1',
    [id],
  );
  return found.rows[0]?.stripe_id ?? '';
};
const upstream = async (member: Pick<Payer, 'id'>) =>
  (await requirePayments()).listSubscriptions(await customerOf(member));
const at = (date: Date) => setClock(() => date);
/** What was written to somebody about payments, by the keys that tell one letter from another. */
const kindsTo = async (email: string) =>
  (
    await pool().query<{ kind: string }>(
      `select split_part(dedupe_key, ':', 2) as kind from outbox where topic = 'mail' and payload ->> 'to' = $1
         and dedupe_key like 'billing:%' order by created_at, id`,
      [email],
    )
  ).rows.map(({ kind }) => kind);

describe('[E1] [S21] subscribing', () => {
  it('takes the card on file, charges the server’s price and says when the next charge comes', async () => {
    const { member, subscription } = await payingMember();
    expect(subscription).toMatchObject({ subscriptionType: 'member', interval: 'month', status: 'active' });
    const billing = await readBilling(member);
    expect(billing.membership).toMatchObject({ tier: 'member', reason: 'active' });
    expect(billing.nextCharge).toEqual({ at: subscription.periodEnd, amountCents: 2_000 });
    expect(billing.invoices).toMatchObject([{ status: 'paid', totalCents: 2_000, paidCents: 2_000 }]);
    expect(billing.cards).toMatchObject([{ last4: '4242', isDefault: true }]);
    expect(JSON.stringify(billing)).not.toContain('4242424242424242');
  });

  it('[E4] [R47] makes one subscription, however many ask at once, with and without a key', async () => {
    const member = await registerMember();
    await addCard(member);
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        subscribe(member, {}, at % 2 ? { 'Idempotency-Key': 'one-and-the-same' } : {}),
      ),
    );
    expect(new Set(replies.map(({ answer }) => answer.id)).size).toBe(1);
    for (const { answer } of replies) expect(answer.status).toBe('active');
    expect(await upstream(member)).toHaveLength(1);
    expect((await readBilling(member)).invoices).toHaveLength(1);
  });

  it('[R47] finds its subscription again when the answer was lost before it was written down', async () => {
    const { member, subscription } = await payingMember();
    // As if the process had died between Stripe's answer and our row.
    await pool().query(
      `update subscriptions set stripe_id = null, status = 'incomplete', synced_at = null where id = $1`,
      [subscription.id],
    );
    expect((await subscribe(member)).answer).toMatchObject({ id: subscription.id, status: 'active' });
    expect(await upstream(member)).toHaveLength(1);
  });

  it('[R47] refuses a key that was used for something else', async () => {
    const member = await registerMember();
    await addCard(member);
    const headers = { 'Idempotency-Key': 'my-own-key-1' };
    await subscribe(member, {}, headers);
    const reply = await subscribe(member, { interval: 'year' }, headers);
    expect([reply.status, reply.refusal.message]).toEqual([
      409,
      'This key was used for another request. Please send a new one.',
    ]);
  });

  it.each([
    { amount: 1, currency: 'jpy', price: 'price_mine', discount: 'all' },
    { amount: -100, customer: 'cus_somebody_else', coupon: 'FREE' },
    { amount: 1e12, trial_period_days: 3650, trialEnd: '2099-01-01', status: 'active' },
  ])('[R46] reads no price out of a body: %j', async (extra) => {
    const { member } = await payingMember(extra);
    expect((await readBilling(member)).invoices).toMatchObject([{ totalCents: 2_000 }]);
    expect((await upstream(member))[0]).toMatchObject({ trialEnd: null, hasFounderDiscount: false });
  });

  it.each(['4000000000000002', '4000000000009995', '4000000000000069', '4000000000000127'])(
    'is told why the card %s is not taken, and nothing is kept',
    async (number) => {
      const member = await registerMember();
      const reply = await typeCard(member, number);
      expect(reply.status).toBe(422);
      expect(reply.refusal.message).toMatch(/card/);
      expect((await readBilling(member)).cards).toEqual([]);
      const refused = await subscribe(member);
      expect([refused.status, refused.refusal.message]).toEqual([409, 'Please add a card first.']);
    },
  );

  it('is told that an expired or made-up card is not taken', async () => {
    const member = await registerMember();
    const { answer } = await visitor().ask(contract.setupIntent, { bearer: member.token, headers: {} });
    const type = (card: object) =>
      visitor().send('POST', billingContract.sampleCard.path, {
        bearer: member.token,
        body: {
          intentId: answer.id,
          clientSecret: answer.clientSecret,
          card: { number: '4242424242424242', expMonth: 1, expYear: 2040, cvc: '123', ...card },
        },
      });
    expect((await type({ expYear: 2020 })).refusal.message).toContain('expired');
    expect((await type({ cvc: 'x' })).refusal.message).toContain('security code');
    expect((await type({ number: '4111111111111111' })).refusal.message).toContain('test numbers');
  });

  it('[E4] pays an unfinished one with another card', async () => {
    const member = await registerMember();
    await addCard(member, decliningCard);
    const first = (await subscribe(member)).answer;
    expect(first.status).toBe('incomplete');
    const again = await subscribe(member);
    expect([again.status, again.refusal.message]).toEqual([422, 'Your card was declined. Please try another one.']);
    await addCard(member);
    expect((await subscribe(member)).answer).toMatchObject({ id: first.id, status: 'active' });
    expect(await upstream(member)).toHaveLength(1);
  });

  it('waits for its owner when the bank asks, and opens once that is done', async () => {
    const { member, subscription } = await payingMember({}, askingCard);
    expect(subscription.status).toBe('incomplete');
    expect(subscription.clientSecret).toMatch(/^pi_.+_secret_/);
    const intentId = subscription.clientSecret?.split('_secret_')[0] ?? '';
    const body = {
      intentId,
      clientSecret: subscription.clientSecret ?? '',
      card: { number: '4242424242424242', expMonth: 12, expYear: 2040, cvc: '123' },
    };
    await visitor().ask(billingContract.sampleCard, { bearer: member.token, body });
    await hearAll();
    expect((await readBilling(member)).membership).toMatchObject({ tier: 'member', reason: 'active' });
  });
});

describe('[E5] [R49] cancelling', () => {
  it('runs to the end of what is paid, says so by mail, and is taken back in one call', async () => {
    const { member, subscription } = await payingMember();
    const first = await cancel(member, subscription.id);
    expect(first.answer).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect((await cancel(member, subscription.id)).text).toBe(first.text);
    expect((await readBilling(member)).membership).toMatchObject({ tier: 'member', reason: 'ends' });
    const back = await unCancel(member, subscription.id);
    expect(back.answer).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    expect((await unCancel(member, subscription.id)).text).toBe(back.text);
    expect(await kindsTo(member.email)).toEqual(expect.arrayContaining(['cancelled', 'restored']));
    expect((await kindsTo(member.email)).filter((kind) => kind === 'cancelled')).toHaveLength(1);
    const events = await pool().query<{ name: string }>(
      `select name from analytics_events where dedupe_key like '%' || $1 || '%' and name in ('cancel', 'un_cancel') order by name`,
      [subscription.id],
    );
    expect(events.rows.map(({ name }) => name)).toEqual(['cancel', 'un_cancel']);
  });

  it('closes at the end, and cannot be taken back then', async () => {
    const { member, subscription } = await payingMember();
    await cancel(member, subscription.id);
    at(new Date(Date.parse(subscription.periodEnd ?? '') + 1000));
    const later = { ...member, ...(await logIn(member)) };
    expect((await readBilling(later)).membership.tier).toBeNull();
    await passSimulatedTime();
    await hearAll();
    expect((await readBilling(later)).subscription?.status).toBe('canceled');
    expect((await unCancel(later, subscription.id)).status).toBe(409);
    expect((await cancel(later, subscription.id)).answer.status).toBe('canceled');
    expect(await kindsTo(member.email)).toContain('ended');
  });

  it('restores a test drive as well', async () => {
    const { member, subscription } = await payingMember(
      { isTestDrive: true, agreesToTestDrive: true },
      '4000056655665556',
    );
    await cancel(member, subscription.id);
    expect((await unCancel(member, subscription.id)).answer).toMatchObject({
      status: 'trialing',
      cancelAtPeriodEnd: false,
    });
  });

  it('is not done by HEAD, in advance, or by another site', async () => {
    const { member, subscription } = await payingMember();
    await cancel(member, subscription.id);
    const path = `/api/transactions/subscriptions/${subscription.id}/un-cancel`;
    const ask = (method: string, headers: Record<string, string> = {}) =>
      visitor().send(method, path, { bearer: member.token, headers });
    expect((await ask('HEAD')).status).toBe(405);
    expect((await ask('GET', { 'Sec-Purpose': 'prefetch' })).status).toBe(403);
    expect((await ask('GET', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await upstream(member))[0]?.cancelsAtPeriodEnd).toBe(true);
  });
});

describe('[R28] what is somebody else’s', () => {
  it('is answered like what does not exist', async () => {
    const [{ subscription, member: owner }, other] = [await payingMember(), await registerMember()];
    const { bearer } = { bearer: other.token };
    for (const call of ['cancel', 'unCancel'] as const) {
      const [foreign, none] = await Promise.all(
        [subscription.id, 'A'.repeat(20)].map((id) => visitor().ask(contract[call], { bearer, params: { id } })),
      );
      expect(foreign?.status).toBe(404);
      expect(foreign?.text).toBe(none?.text);
    }
    const query = { subscriptionType: 'member' } as const;
    const [foreign, none] = await Promise.all(
      [owner.id, 'B'.repeat(20)].map((uniqueId) =>
        visitor().ask(contract.verify, { bearer, params: { uniqueId }, query }),
      ),
    );
    expect(foreign?.status).toBe(404);
    expect(foreign?.text).toBe(none?.text);
    const card = (await readBilling(owner)).cards[0]?.id ?? '';
    const taken = await visitor().ask(contract.attachPaymentMethod, {
      bearer,
      headers: {},
      body: { paymentMethodId: card },
    });
    const absent = await visitor().ask(contract.attachPaymentMethod, {
      bearer,
      headers: {},
      body: { paymentMethodId: 'pm_doesnotexist' },
    });
    expect([taken.status, taken.text]).toEqual([422, absent.text]);
    expect((await visitor().ask(billingContract.removeCard, { bearer, params: { id: card } })).status).toBe(404);
    expect((await visitor().ask(billingContract.userPaymentMethods, { bearer })).answer).toEqual({ items: [] });
  });

  it('[E6] tells of a subscription whether it is good, and nothing about who has it', async () => {
    const uniqueId = 'C'.repeat(20);
    const { member, subscription } = await payingMember({ uniqueId });
    const verify = async (subscriptionType: 'member' | 'cofounder') =>
      (
        await visitor().ask(contract.verify, {
          bearer: member.token,
          params: { uniqueId },
          query: { subscriptionType },
        })
      ).answer;
    expect(await verify('member')).toEqual({ active: true, until: subscription.periodEnd, reason: 'active' });
    expect(await verify('cofounder')).toEqual({ active: false, until: null, reason: 'none' });
  });
});

describe('[E7] a test drive', () => {
  it('is agreed to, charges nothing at first, and is had once by an account and by a card', async () => {
    const member = await registerMember();
    await addCard(member);
    const refused = await subscribe(member, { isTestDrive: true });
    expect(refused.refusal.message).toBe('Please agree to how the test drive ends.');
    const body = { isTestDrive: true, agreesToTestDrive: true };
    const { answer } = await subscribe(member, body);
    expect(answer.status).toBe('trialing');
    expect((await readBilling(member)).invoices.filter(({ totalCents }) => totalCents > 0)).toEqual([]);
    const { rows } = await pool().query(
      `select version from consent_events where subject = $1 and name = 'test-drive'`,
      [member.id],
    );
    expect(rows).toEqual([{ version: 1 }]);
    const second = await registerMember();
    await addCard(second);
    const reply = await subscribe(second, body);
    expect([reply.status, reply.refusal.message]).toEqual([
      409,
      'This account or this card has had its test drive. You can subscribe without one, and cancel at any time.',
    ]);
    expect((await subscribe(second)).answer.status).toBe('active');
  });
});

describe('[E8] the founder’s discount', () => {
  const founder = async () => payingMember({ subscriptionType: 'cofounder' }, '5555555555554444');

  it('survives another interval, another card, a cancellation taken back and a pause', async () => {
    const { member, subscription } = await founder();
    const params = { id: subscription.id };
    const change = (interval: 'month' | 'year') =>
      visitor().ask(contract.change, { bearer: member.token, headers: {}, params, body: { interval } });
    expect((await change('year')).answer).toMatchObject({ interval: 'year', status: 'active' });
    expect((await upstream(member))[0]?.hasFounderDiscount).toBe(true);
    await change('month');
    await addCard(member, '2223003122003222');
    await cancel(member, subscription.id);
    await unCancel(member, subscription.id);
    await pool().query(
      `update simulated_records set data = jsonb_set(data, '{status}', '"paused"') where service = 'stripe' and key = (select stripe_id from subscriptions where id = $1)`,
      [subscription.id],
    );
    expect((await upstream(member))[0]).toMatchObject({ status: 'paused', hasFounderDiscount: true });
    expect((await readBilling(member)).canHaveFounderDiscount).toBe(true);
  });

  it('is lost by ending, and not had again', async () => {
    const { member, subscription } = await founder();
    await cancel(member, subscription.id);
    at(new Date(Date.parse(subscription.periodEnd ?? '') + 1000));
    await passSimulatedTime();
    await hearAll();
    const later = { ...member, ...(await logIn(member)) };
    const reply = await subscribe(later, { subscriptionType: 'cofounder' });
    expect([reply.status, reply.refusal.message]).toEqual([
      409,
      'The founder’s discount ended with your earlier subscription. You can subscribe at the full price.',
    ]);
    expect((await subscribe(later)).answer).toMatchObject({ subscriptionType: 'member', status: 'active' });
  });
});

it('[E11] an account that is deleted pays for nothing any more, and is told so', async () => {
  const { member } = await payingMember();
  const customer = await customerOf(member);
  const body = { password: goodPassword, confirmation: 'delete my account' };
  expect((await visitor().send('DELETE', '/api/account', { bearer: member.token, body })).status).toBe(200);
  const [left] = await (await requirePayments()).listSubscriptions(customer);
  expect(left?.status).toBe('canceled');
  expect((await mailsTo(member.email)).map(({ template }) => template)).toContain('account-deleted');
});

it('[S26] an investor has no card here, and a user’s token does not ask for one', async () => {
  const [investor, user] = [await registerMember({ kind: 'investor' }), await registerMember()];
  const ask = (bearer: string) => visitor().ask(billingContract.investorPaymentMethods, { bearer });
  expect((await ask(investor.token)).answer).toEqual({ items: [] });
  expect((await ask(user.token)).status).toBe(403);
  expect((await visitor().ask(billingContract.userPaymentMethods, { bearer: investor.token })).status).toBe(403);
});
