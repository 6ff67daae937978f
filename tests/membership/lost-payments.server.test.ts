import { afterEach, expect, it, vi } from 'vitest';
import { paymentsChecking } from '@/lib/content/membership/payment-messages';
import { resolveLostPayments } from '@/lib/server/membership/lost-payments';
import { settledAfterMs } from '@/lib/domain/membership/settling';
import { requirePayments } from '@/lib/server/membership/payments';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import { registerMember } from '@/tests/support/database/factories';
import { addCard, decliningCard, kindsTo, readBilling, subscribe, upstream } from '@/tests/support/features/payments';

afterEach(() => setClock());

const lost = () => new PaymentError('unknown', 'upstream_timeout', paymentsChecking);
const minutesLater = () => {
  const at = Date.now() + settledAfterMs + 1_000;
  setClock(() => new Date(at));
};

it('[R47] a payment whose answer was lost, and that cannot be read at once, counts without another attempt', async () => {
  const member = await registerMember();
  await addCard(member);
  const payments = await requirePayments();
  const real = payments.payInvoice.bind(payments);
  vi.spyOn(payments, 'payInvoice').mockImplementationOnce(async (...given) => {
    await real(...given);
    vi.spyOn(payments, 'readSubscription').mockRejectedValueOnce(lost());
    throw lost();
  });
  expect((await subscribe(member)).refusal.message).toBe(paymentsChecking);
  await resolveLostPayments();
  expect((await readBilling(member)).subscription?.status).not.toBe('active');
  minutesLater();
  await resolveLostPayments();
  expect((await readBilling(member)).subscription?.status).toBe('active');
  expect(await upstream(member)).toHaveLength(1);
  const kinds = await kindsTo(member.email);
  expect(kinds).toContain('paid');
  expect(kinds).not.toContain('payment-not-made');
});

it('[R47] a member whose payment was not made is notified once, and can pay again', async () => {
  const member = await registerMember();
  await addCard(member);
  const payments = await requirePayments();
  vi.spyOn(payments, 'createSubscription').mockRejectedValueOnce(lost());
  expect((await subscribe(member)).refusal.message).toBe(paymentsChecking);
  minutesLater();
  await resolveLostPayments();
  await resolveLostPayments();
  expect((await kindsTo(member.email)).filter((kind) => kind === 'payment-not-made')).toHaveLength(1);
  expect((await subscribe(member)).answer.status).toBe('active');
});

it('[R47] a failed lookup is retried', async () => {
  const member = await registerMember();
  await addCard(member);
  const payments = await requirePayments();
  vi.spyOn(payments, 'createSubscription').mockRejectedValueOnce(lost());
  await subscribe(member);
  minutesLater();
  const listing = vi.spyOn(payments, 'listSubscriptions').mockRejectedValueOnce(lost());
  await resolveLostPayments();
  expect(listing).toHaveBeenCalledOnce();
  expect(await kindsTo(member.email)).not.toContain('payment-not-made');
  await resolveLostPayments();
  expect(await kindsTo(member.email)).toContain('payment-not-made');
});

it('[R47] neither a payment that was made nor one that was declined is looked up', async () => {
  const [paid, declined] = [await registerMember(), await registerMember()];
  await addCard(paid);
  await addCard(declined, decliningCard);
  await subscribe(paid);
  await subscribe(declined);
  minutesLater();
  await resolveLostPayments();
  for (const { email } of [paid, declined]) expect(await kindsTo(email)).not.toContain('payment-not-made');
});

it('[R47] the outcome of a payment is stored with it', async () => {
  const members = [await registerMember(), await registerMember()];
  await addCard(members[0]!);
  await addCard(members[1]!, decliningCard);
  for (const member of members) await subscribe(member);
  const { rows } = await pool().query(
    `select operation, state from billing_operations where account_id = any ($1) and operation in ('begin', 'pay') order by 1, 2`,
    [members.map(({ id }) => id)],
  );
  expect(rows).toEqual([
    { operation: 'begin', state: 'done' },
    { operation: 'begin', state: 'done' },
    { operation: 'pay', state: 'done' },
  ]);
});
