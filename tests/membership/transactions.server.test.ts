import { describe, expect, it } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { transactionsContract as contract } from '@/lib/contracts/membership/transactions';
import { pool } from '@/lib/server/platform/db/pool';
import { processDueBilling } from '@/lib/server/membership/process-billing-job';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import {
  addCard,
  askingCard,
  decliningCard,
  hearAll,
  kindsTo,
  payingMember,
  readBilling,
  subscribe,
  typeCard,
  upstream,
} from '@/tests/support/features/payments';

describe('[E1] [S21] subscribing', () => {
  it('uses the stored card, charges the server’s price and says when the next charge is', async () => {
    const { member, subscription } = await payingMember();
    expect(subscription).toMatchObject({ subscriptionType: 'member', interval: 'month', status: 'active' });
    const billing = await readBilling(member);
    expect(billing.membership).toMatchObject({ tier: 'member', reason: 'active' });
    expect(billing.nextCharge).toEqual({ at: subscription.periodEnd, amountCents: 2_000 });
    expect(billing.invoices).toMatchObject([{ status: 'paid', totalCents: 2_000, paidCents: 2_000 }]);
    expect(billing.cards).toMatchObject([{ last4: '4242', isDefault: true }]);
    expect(JSON.stringify(billing)).not.toContain('4242424242424242');
  });

  it('[E4] [R47] creates one subscription, however many requests arrive at once, with and without a key', async () => {
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

  it('[R47] finds its subscription again when the response was lost before it was stored', async () => {
    const { member, subscription } = await payingMember();
    // Simulates a process that stopped between Stripe's response and the write of our row.
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
      'This key was used for another request. Send a new one.',
    ]);
  });

  it('[R47] takes the key of a refused request again, for the corrected one', async () => {
    const member = await registerMember();
    await addCard(member);
    const headers = { 'Idempotency-Key': 'my-own-key-2' };
    expect((await subscribe(member, { promoCode: 'NOSUCHCODE1' }, headers)).refusal.fields).toHaveProperty('promoCode');
    expect((await subscribe(member, {}, headers)).answer.status).toBe('active');
  });

  it.each([
    { amount: 1, currency: 'jpy', price: 'price_mine', discount: 'all' },
    { amount: -100, customer: 'cus_somebody_else', coupon: 'FREE' },
    { amount: 1e12, trial_period_days: 3650, trialEnd: '2099-01-01', status: 'active' },
  ])('[R46] ignores a price in the body: %j', async (extra) => {
    const { member } = await payingMember(extra);
    expect((await readBilling(member)).invoices).toMatchObject([{ totalCents: 2_000 }]);
    expect((await upstream(member))[0]).toMatchObject({ trialEnd: null, hasFounderDiscount: false });
    const gift = { bearer: member.token, headers: {}, body: { ...extra, months: 3 as const } };
    const { answer } = await visitor().ask(contract.paymentIntent, gift);
    expect(answer.amountCents).toBe(6_000);
  });

  it.each(['4000000000000002', '4000000000009995', '4000000000000069', '4000000000000127'])(
    'says why the card %s is declined, and stores nothing',
    async (number) => {
      const member = await registerMember();
      const reply = await typeCard(member, number);
      expect(reply.status).toBe(422);
      expect(reply.refusal.message).toMatch(/card/);
      expect((await readBilling(member)).cards).toEqual([]);
      const refused = await subscribe(member);
      expect([refused.status, refused.refusal.message]).toEqual([409, 'Add a card first.']);
    },
  );

  it('says that an expired or invalid card is not accepted', async () => {
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
    expect((await type({ number: '4111111111111111' })).refusal.message).toContain('test cards');
  });

  it('[E4] pays an unfinished one with another card', async () => {
    const member = await registerMember();
    await addCard(member, decliningCard);
    const first = await subscribe(member);
    expect([first.status, first.refusal.message]).toEqual([422, 'Your card was declined. Try another one.']);
    const { id, status } = (await readBilling(member)).subscription ?? {};
    expect(status).toBe('incomplete');
    await addCard(member);
    expect((await subscribe(member)).answer).toMatchObject({ id, status: 'active' });
    expect(await upstream(member)).toHaveLength(1);
  });

  it('[E4] [R46] ends an unfinished one when another plan is chosen: the charge is what the button says', async () => {
    const member = await registerMember();
    await addCard(member, decliningCard);
    await subscribe(member, { subscriptionType: 'cofounder' });
    await addCard(member);
    const replies = await Promise.all([1, 2].map(() => subscribe(member, { interval: 'year' })));
    for (const { answer } of replies)
      expect(answer).toMatchObject({ subscriptionType: 'member', interval: 'year', status: 'active' });
    const { invoices, canHaveFounderDiscount } = await readBilling(member);
    expect(invoices.filter(({ status }) => status === 'paid')).toMatchObject([{ paidCents: 20_000 }]);
    // The subscription never started, so the discount is still available.
    expect(canHaveFounderDiscount).toBe(true);
    expect(await kindsTo(member.email)).not.toContain('ended');
  });

  it('[E4] is removed a day later when it was never paid, and makes room for another', async () => {
    const [lost, late] = [await registerMember(), await registerMember()];
    await addCard(lost, decliningCard);
    await subscribe(lost);
    await addCard(late, decliningCard);
    await subscribe(late);
    // One subscription lost Stripe's response; the other lost the event of its end.
    await pool().query('update subscriptions set stripe_id = null where account_id = $1', [lost.id]);
    await pool().query(`update subscriptions set created_at = now() - interval '25 hours' where account_id = any($1)`, [
      [lost.id, late.id],
    ]);
    await pool().query(
      `update simulated_records set data = jsonb_set(data, '{status}', '"incomplete_expired"') where service = 'stripe'
         and key = (select stripe_id from subscriptions where account_id = $1)`,
      [late.id],
    );
    await processDueBilling();
    for (const member of [lost, late]) expect((await readBilling(member)).subscription).toBeNull();
  });

  it('waits for its owner when the bank asks for confirmation, repeats how to confirm, and gives access afterwards', async () => {
    const { member, subscription } = await payingMember({}, askingCard);
    expect(subscription.status).toBe('incomplete');
    expect(subscription.clientSecret).toMatch(/^pi_.+_secret_/);
    expect((await subscribe(member)).answer.clientSecret).toBe(subscription.clientSecret);
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
