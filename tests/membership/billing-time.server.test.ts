import { afterEach, describe, expect, it, vi } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { setClock } from '@/lib/server/platform/clock';
import { requirePayments } from '@/lib/server/membership/payments';
import { processDueBilling } from '@/lib/server/membership/process-billing-job';
import { visitor } from '@/tests/support/api/api';
import { logIn, registerMember, type Member } from '@/tests/support/database/factories';
import { settings } from '@/lib/server/platform/settings/env';
import {
  addCard,
  buyGift,
  checkGift,
  decliningCard,
  hearAll,
  kindsTo,
  payingMember,
  readBilling,
  redeemGift,
} from '@/tests/support/features/payments';
import { stripeDashboard } from '@/tests/support/providers/stripe-dashboard';

afterEach(() => setClock());

/** Moves the clock this many days ahead, applies the payments due by then, and signs in again. */
async function stand(member: Member, from: string | null, days: number) {
  const then = new Date(Date.parse(from ?? '') + days * 86_400_000);
  setClock(() => then);
  await processDueBilling();
  await hearAll();
  await processDueBilling();
  return { ...member, ...(await logIn(member)) };
}

it('[E7] writes before the first charge of a test drive, once, and not to anyone who has canceled', async () => {
  const body = { isTestDrive: true, agreesToTestDrive: true };
  const { member, subscription } = await payingMember(body, '378282246310005');
  await stand(member, subscription.periodEnd, -10);
  expect(await kindsTo(member.email)).not.toContain('trial-ending');
  await stand(member, subscription.periodEnd, -2.9);
  await stand(member, subscription.periodEnd, -1);
  expect((await kindsTo(member.email)).filter((kind) => kind === 'trial-ending')).toHaveLength(1);
  const later = await stand(member, subscription.periodEnd, 0.1);
  expect((await readBilling(later)).subscription?.status).toBe('active');
  expect(await kindsTo(member.email)).toContain('paid');
});

describe('[E12] a card that is refused', () => {
  it('is mailed three times within the grace period, shown on the page, ends access after it, and restores access when fixed', async () => {
    const { member, subscription } = await payingMember();
    await addCard(member, decliningCard);
    const end = subscription.periodEnd;
    const first = await stand(member, end, 0.1);
    const shown = await readBilling(first);
    expect(shown.subscription).toMatchObject({ status: 'past_due' });
    expect(shown.subscription?.graceUntil).toBe(new Date(Date.parse(end ?? '') + 7 * 86_400_000).toISOString());
    expect(shown.membership).toMatchObject({ tier: 'member', reason: 'grace' });
    await stand(member, end, 3.1);
    await stand(member, end, 6.1);
    expect((await kindsTo(member.email)).filter((kind) => kind.startsWith('payment-'))).toEqual([
      'payment-failed',
      'payment-reminder',
      'payment-last-reminder',
    ]);
    const closed = await stand(member, end, 7.1);
    expect((await readBilling(closed)).membership).toEqual({ tier: null, until: null, reason: 'unpaid' });
    await addCard(closed);
    expect((await readBilling(closed)).membership).toMatchObject({ tier: 'member', reason: 'active' });
    await hearAll();
    expect(await kindsTo(member.email)).toContain('payment-recovered');
  });

  it('[E12] is not followed by a reminder that could not be sent within the grace period', async () => {
    const { member, subscription } = await payingMember();
    await addCard(member, decliningCard);
    await stand(member, subscription.periodEnd, 0.1);
    await stand(member, subscription.periodEnd, 7.1);
    expect((await kindsTo(member.email)).filter((kind) => kind.startsWith('payment-'))).toEqual(['payment-failed']);
  });

  it('[E12] is not announced when it is valid to the end of the month of the next charge', async () => {
    const { member, subscription } = await payingMember();
    const [card] = (await readBilling(member)).cards;
    const [exp_year = 0, exp_month = 0] = (subscription.periodEnd ?? '').split('-').map(Number);
    await (await stripeDashboard()).paymentMethods.update(card?.id ?? '', { card: { exp_month, exp_year } });
    await hearAll();
    await stand(member, subscription.periodEnd, -9);
    expect(await kindsTo(member.email)).not.toContain('card-expiring');
  });

  it('[E12] is announced in advance when it expires before the next charge', async () => {
    const { member, subscription } = await payingMember();
    const [card] = (await readBilling(member)).cards;
    await (await stripeDashboard()).paymentMethods.update(card?.id ?? '', { card: { exp_month: 12, exp_year: 2020 } });
    await hearAll();
    await stand(member, subscription.periodEnd, -10);
    await stand(member, subscription.periodEnd, -9);
    expect((await kindsTo(member.email)).filter((kind) => kind === 'card-expiring')).toHaveLength(1);
  });
});

describe('[D7] a gift', () => {
  it('gives access once to the holder of its code, and is not counted as monthly revenue', async () => {
    const [buyer, friend] = [await registerMember(), await registerMember()];
    const { code, intentId, unpaid, amountCents } = await buyGift(buyer);
    expect([unpaid, amountCents]).toEqual([null, 6_000]);
    const otherReply = await visitor().ask(billingContract.finishGift, {
      bearer: friend.token,
      body: { paymentIntentId: intentId },
    });
    expect(otherReply.status).toBe(404);
    const figures = async () =>
      (await visitor().ask(billingOperationContract.figures, { bearer: settings().opsToken })).answer;
    const before = await figures();
    const replies = await Promise.all([redeemGift(friend, code), redeemGift(friend, code), redeemGift(buyer, code)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await redeemGift(buyer, code)).refusal.message).toBe('This gift code is invalid or already redeemed.');
    expect((await figures()).mrrCents).toBe(before.mrrCents);
    expect((await figures()).given).toBe(before.given + 1);
  });

  it('[D7] can be checked before it is redeemed, by its length, and not after that', async () => {
    const [buyer, friend] = [await registerMember(), await registerMember()];
    const { code } = await buyGift(buyer);
    expect((await checkGift(friend, code.toLowerCase())).answer).toEqual({ months: 3 });
    expect((await checkGift(friend, code)).status).toBe(200);
    const unknown = 'This gift code is invalid or already redeemed.';
    expect((await checkGift(friend, 'ABC-123')).refusal).toMatchObject({ message: unknown, fields: { code: unknown } });
    expect((await redeemGift(friend, code)).status).toBe(200);
    expect((await checkGift(friend, code)).refusal.message).toBe(unknown);
  });

  it('[D7] redeemed during another one follows it', async () => {
    setClock(() => new Date('2026-11-24T12:00:00Z'));
    const [buyer, friend] = [await registerMember(), await registerMember()];
    const codes = [(await buyGift(buyer)).code, (await buyGift(buyer)).code];
    const untils = [];
    for (const code of codes) untils.push((await redeemGift(friend, code)).answer.until);
    expect(untils).toEqual(['2027-02-24T12:00:00.000Z', '2027-05-24T12:00:00.000Z']);
  });

  it('[D7] has no code while less than its price was paid', async () => {
    const payments = await requirePayments();
    const read = payments.readPayment.bind(payments);
    vi.spyOn(payments, 'readPayment').mockImplementation(async (id) => ({ ...(await read(id)), amountCents: 5_999 }));
    expect((await buyGift(await registerMember())).code).toBe('');
  });

  it('[D7] given by the operator has an end and a reason, closes at the end, and its owner is told', async () => {
    const member = await registerMember();
    const until = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const body = { email: member.email, subscriptionType: 'member' as const, until, reason: 'Helped us find a fault' };
    const { answer } = await visitor().ask(billingOperationContract.grant, { bearer: settings().opsToken, body });
    expect((await readBilling(member)).membership).toEqual({
      tier: 'member',
      until: answer.until,
      reason: 'complimentary',
    });
    const later = await stand(member, answer.until, 0.1);
    expect((await readBilling(later)).membership.tier).toBeNull();
    await stand(member, answer.until, 0.2);
    expect((await kindsTo(member.email)).filter((kind) => kind === 'grant-ended')).toHaveLength(1);
  });
});
