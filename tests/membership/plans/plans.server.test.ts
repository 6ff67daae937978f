import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { checkoutCopy } from '@/lib/content/membership/billing';
import { testDriveConsentText } from '@/lib/content/visits/test-drive-consent';
import { billingContract } from '@/lib/contracts/membership/billing';
import { transactionsContract as contract } from '@/lib/contracts/membership/transactions';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { advanceSimulatedTime, requirePayments } from '@/lib/server/membership/payments';
import { visitor } from '@/tests/support/api/api';
import { goodPassword, logIn, mailsTo, registerMember } from '@/tests/support/database/factories';
import { subscriptionOf } from '@/tests/support/features/commissions';
import {
  addCard,
  cancel,
  customerOf,
  decliningCard,
  hearAll,
  payingMember,
  readBilling,
  subscribe,
  unCancel,
  upstream,
} from '@/tests/support/features/payments';

afterEach(() => setClock());

const at = (date: Date) => setClock(() => date);

describe('[E7] a test drive', () => {
  it('needs consent, charges nothing at first, and is available once per account and card', async () => {
    const member = await registerMember();
    await addCard(member, '4000056655665556');
    const refused = await subscribe(member, { isTestDrive: true });
    const sentence = 'Agree to the test drive terms to continue.';
    expect(refused.refusal).toMatchObject({ message: sentence, fields: { agreesToTestDrive: sentence } });
    const body = { isTestDrive: true, agreesToTestDrive: true };
    const { answer } = await subscribe(member, body);
    expect(answer.status).toBe('trialing');
    expect((await readBilling(member)).invoices.filter(({ totalCents }) => totalCents > 0)).toEqual([]);
    const { rows } = await pool().query(
      `select version, text_hash from consent_events where subject = $1 and name = 'test-drive'`,
      [member.id],
    );
    const text_hash = createHash('sha256').update(testDriveConsentText).digest('hex');
    expect(rows).toEqual([{ version: 2, text_hash }]);
    const second = await registerMember();
    await addCard(second, '4000056655665556');
    const reply = await subscribe(second, body);
    expect([reply.status, reply.refusal.message]).toEqual([
      409,
      'This account or card already used its test drive. You can subscribe and cancel anytime.',
    ]);
    expect((await subscribe(second)).answer.status).toBe('active');
  });

  it('replaces a subscription to the same plan whose first payment was declined', async () => {
    const member = await registerMember();
    await addCard(member, decliningCard);
    expect((await subscribe(member)).status).toBe(422);
    await addCard(member);
    const { answer } = await subscribe(member, { isTestDrive: true, agreesToTestDrive: true });
    expect(answer).toMatchObject({ subscriptionType: 'member', interval: 'month', status: 'trialing' });
    expect((await readBilling(member)).invoices.filter(({ paidCents }) => paidCents > 0)).toEqual([]);
  });

  it('starts for every new account with the card that the demo suggests', async () => {
    expect(checkoutCopy.numberHint).toMatch(/^4242\s4242\s4242\s4242 works/);
    for (let account = 0; account < 3; account += 1) {
      const member = await registerMember();
      await addCard(member, '4242424242424242');
      const { answer } = await subscribe(member, { isTestDrive: true, agreesToTestDrive: true });
      expect(answer.status).toBe('trialing');
    }
  });
});

it('[E2] a subscription that runs counts, although a later one has ended', async () => {
  const { member, subscription } = await payingMember();
  await subscriptionOf(member.id, null);
  const { membership } = await readBilling(member);
  expect(membership).toEqual({ tier: 'member', until: subscription.periodEnd, reason: 'active' });
});

describe('[E8] the founder’s discount', () => {
  const founder = async () => payingMember({ subscriptionType: 'cofounder' }, '5555555555554444');

  it('is kept through another interval, another card, an undone cancellation and a pause', async () => {
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

  it('is lost when the plan ends, and not given again', async () => {
    const { member, subscription } = await founder();
    await cancel(member, subscription.id);
    const lostAt = async () =>
      (
        await pool().query<{ lost_at: Date | null }>('select lost_at from founder_locks where account_id = $1', [
          member.id,
        ])
      ).rows;
    expect(await lostAt()).toEqual([{ lost_at: null }]);
    const end = new Date(subscription.periodEnd ?? '');
    // Stripe's event arrives a day late.
    at(new Date(end.getTime() + 86_400_000));
    await advanceSimulatedTime();
    await hearAll();
    expect(await lostAt()).toEqual([{ lost_at: end }]);
    const later = { ...member, ...(await logIn(member)) };
    const reply = await subscribe(later, { subscriptionType: 'cofounder' });
    expect([reply.status, reply.refusal.message]).toEqual([
      409,
      'Your cofounder discount ended with your earlier subscription. You can subscribe at the full price.',
    ]);
    expect((await subscribe(later)).answer).toMatchObject({ subscriptionType: 'member', status: 'active' });
  });
});

it('[E11] a deleted account is charged no more, and its owner is notified', async () => {
  const { member } = await payingMember();
  const customer = await customerOf(member);
  const body = { password: goodPassword, confirmation: 'delete my account' };
  expect((await visitor().send('DELETE', '/api/account', { bearer: member.token, body })).status).toBe(200);
  const [left] = await (await requirePayments()).listSubscriptions(customer);
  expect(left?.status).toBe('canceled');
  await hearAll();
  const [lastMail, ...others] = await mailsTo(member.email);
  expect([lastMail?.template, others]).toEqual(['account-deleted', []]);
  expect(lastMail?.text?.replaceAll(/\s+/g, ' ')).toContain(
    'we won’t charge your card again. Keep this email as your confirmation',
  );
});

it('[S26] an investor has no card here, and a user’s token does not change that', async () => {
  const [investor, user] = [await registerMember({ kind: 'investor' }), await registerMember()];
  const ask = (bearer: string) => visitor().ask(billingContract.investorPaymentMethods, { bearer });
  expect((await ask(investor.token)).answer).toEqual({ items: [] });
  expect((await ask(user.token)).status).toBe(403);
  expect((await visitor().ask(billingContract.userPaymentMethods, { bearer: investor.token })).status).toBe(403);
});
