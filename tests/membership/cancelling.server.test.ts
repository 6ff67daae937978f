import { afterEach, describe, expect, it, vi } from 'vitest';
import { paymentsUnavailable } from '@/lib/content/membership/payment-messages';
import { billingContract } from '@/lib/contracts/membership/billing';
import { billingOperationContract } from '@/lib/contracts/membership/billing-operation';
import { settings } from '@/lib/server/platform/settings/env';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import { advanceSimulatedTime, requirePayments } from '@/lib/server/membership/payments';
import { visitor } from '@/tests/support/api/api';
import { logIn } from '@/tests/support/database/factories';
import {
  cancel,
  hearAll,
  kindsTo,
  payingMember,
  readBilling,
  unCancel,
  upstream,
} from '@/tests/support/features/payments';

afterEach(() => setClock());

const at = (date: Date) => setClock(() => date);

describe('[E5] [R49] canceling', () => {
  it('keeps access until the end of the paid period, sends an email, and is undone by one call', async () => {
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

  it('changes nothing while Stripe is unavailable, and says so', async () => {
    const { member, subscription } = await payingMember();
    const away = new PaymentError('unknown', 'unavailable', paymentsUnavailable);
    vi.spyOn(await requirePayments(), 'cancelAtPeriodEnd').mockRejectedValueOnce(away);
    const reply = await cancel(member, subscription.id);
    expect([reply.status, reply.refusal.message]).toEqual([503, paymentsUnavailable]);
    expect((await readBilling(member)).subscription).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    expect(await kindsTo(member.email)).not.toContain('cancelled');
  });

  it('offers an optional question about the reason, and forgets the answer when it is undone', async () => {
    const { member, subscription } = await payingMember();
    const { token: bearer } = member;
    const say = (reason: string) => visitor().send('POST', billingContract.sayWhy.path, { bearer, body: { reason } });
    expect((await say('unused')).status).toBe(409);
    await cancel(member, subscription.id);
    expect((await say('because')).status).toBe(400);
    expect((await say('unused')).status).toBe(200);
    expect((await readBilling(member)).subscription?.cancelReason).toBe('unused');
    const { answer } = await visitor().ask(billingOperationContract.figures, { bearer: settings().opsToken });
    expect(answer.reasons).toEqual({ unused: 1 });
    expect((await unCancel(member, subscription.id)).answer.cancelReason).toBeNull();
  });

  it('ends access at the end of the period, and cannot be undone after that', async () => {
    const { member, subscription } = await payingMember();
    await cancel(member, subscription.id);
    at(new Date(Date.parse(subscription.periodEnd ?? '') + 1000));
    const later = { ...member, ...(await logIn(member)) };
    expect((await readBilling(later)).membership.tier).toBeNull();
    await advanceSimulatedTime();
    await hearAll();
    // No subscription is left to resume.
    expect((await readBilling(later)).subscription).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: false });
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

  it('is not done by HEAD, by a prefetch, or by another site', async () => {
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
