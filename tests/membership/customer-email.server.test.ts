import { afterEach, describe, expect, it, vi } from 'vitest';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import { ensureCustomer } from '@/lib/server/membership/billing-customers';
import { requirePayments } from '@/lib/server/membership/payments';
import { freshEmail, kinds, registerMember, type Member } from '@/tests/support/database/factories';
import { changeToken, confirm, requestEmail } from '@/tests/support/accounts/outstanding-links';
import { customerOf } from '@/tests/support/features/payments';
import { stripeDashboard } from '@/tests/support/providers/stripe-dashboard';

afterEach(() => vi.restoreAllMocks());

/** The address to which Stripe sends receipts. */
async function emailAtStripe(member: Member) {
  const customer = await (await stripeDashboard()).customers.retrieve(await customerOf(member));
  return customer.deleted ? undefined : customer.email;
}

/** Changes the address through the mailed link, without delivering the update to Stripe yet. */
async function changeEmail(member: Member) {
  const email = freshEmail();
  await requestEmail(member, email);
  expect((await confirm(await changeToken(email))).status).toBe(200);
  return email;
}

const updatesOf = async ({ id }: Member) =>
  (
    await pool().query<{ state: string }>(
      `select state from outbox where topic = 'customer-update' and payload ->> 'accountId' = $1 order by created_at, id`,
      [id],
    )
  ).rows.map(({ state }) => state);

describe('[E1] a changed email', () => {
  it.each(kinds)('of a %s account reaches Stripe', async (kind) => {
    const member = await registerMember({ kind });
    await ensureCustomer(member.id);
    const email = await changeEmail(member);
    expect(await emailAtStripe(member)).toBe(member.email);
    await drainOutbox();
    expect(await emailAtStripe(member)).toBe(email);
  });

  it('is sent again after Stripe could not be reached', async () => {
    const member = await registerMember();
    await ensureCustomer(member.id);
    const email = await changeEmail(member);
    const away = new PaymentError('unknown', 'unavailable', 'Stripe is away.');
    const updating = vi.spyOn(await requirePayments(), 'updateCustomer').mockRejectedValueOnce(away);
    await drainOutbox();
    expect(await updatesOf(member)).toEqual(['waiting']);
    await drainOutbox({ retriesNow: true });
    expect(updating).toHaveBeenCalledTimes(2);
    expect(await emailAtStripe(member)).toBe(email);
  });

  it('that changes again while it is sent ends as the last one', async () => {
    const member = await registerMember();
    await ensureCustomer(member.id);
    await changeEmail(member);
    const payments = await requirePayments();
    const real = payments.updateCustomer.bind(payments);
    const last = freshEmail();
    vi.spyOn(payments, 'updateCustomer').mockImplementationOnce(async (...given) => {
      await pool().query('update accounts set email = $2 where id = $1', [member.id, last]);
      await real(...given);
    });
    await drainOutbox();
    expect(await emailAtStripe(member)).toBe(last);
  });

  it('that changes while the customer is made reaches Stripe too', async () => {
    const member = await registerMember();
    const payments = await requirePayments();
    const real = payments.createCustomer.bind(payments);
    const last = freshEmail();
    vi.spyOn(payments, 'createCustomer').mockImplementationOnce(async (...given) => {
      await pool().query('update accounts set email = $2 where id = $1', [member.id, last]);
      return real(...given);
    });
    await ensureCustomer(member.id);
    await drainOutbox();
    expect(await emailAtStripe(member)).toBe(last);
  });

  it('of a member who never paid sends no request to Stripe', async () => {
    const member = await registerMember();
    const updating = vi.spyOn(await requirePayments(), 'updateCustomer');
    await changeEmail(member);
    await drainOutbox();
    expect(updating).not.toHaveBeenCalled();
    expect(await updatesOf(member)).toEqual([]);
  });
});
