import { afterEach, expect, it, vi } from 'vitest';
import { paymentsChecking } from '@/lib/content/membership/payment-messages';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import { settledAfterMs } from '@/lib/domain/membership/settling';
import { requirePayments } from '@/lib/server/membership/payments';
import { registerMember } from '@/tests/support/database/factories';
import { addCard, customerOf, decliningCard, goodCard, subscribe, upstream } from '@/tests/support/features/payments';

afterEach(() => {
  setClock();
  vi.restoreAllMocks();
});

const changeRecord = (key: string, path: string, value: unknown) =>
  pool().query(`update simulated_records set data = jsonb_set(data, $2, $3) where service = 'stripe' and key = $1`, [
    key,
    path,
    JSON.stringify(value),
  ]);

it('[R47] a declined card with new funds pays at once: the decline is not replayed', async () => {
  const still = new Date();
  setClock(() => still);
  const member = await registerMember();
  const { answer: card } = await addCard(member, decliningCard);
  expect((await subscribe(member)).refusal.message).toBe('Your card was declined. Try another one.');
  await changeRecord(card.id, '{simulated_number}', goodCard);
  expect((await subscribe(member)).answer.status).toBe('active');
});

it('[R47] a subscription that Stripe refused to make is made by the next attempt', async () => {
  const member = await registerMember();
  await addCard(member);
  const customer = await customerOf(member);
  await changeRecord(customer, '{object}', 'gone');
  expect((await subscribe(member)).status).toBe(404);
  await changeRecord(customer, '{object}', 'customer');
  expect((await subscribe(member)).answer.status).toBe('active');
  expect(await upstream(member)).toHaveLength(1);
});

it('[R47] an attempt keeps its key while its outcome is unknown, and is looked up before it has another', async () => {
  const start = new Date();
  setClock(() => start);
  const member = await registerMember();
  await addCard(member);
  const payments = await requirePayments();
  const lost = new PaymentError('unknown', 'upstream_timeout', paymentsChecking);
  const creating = vi.spyOn(payments, 'createSubscription').mockRejectedValue(lost);
  const keyOfNext = async () => {
    expect((await subscribe(member)).refusal.message).toBe(paymentsChecking);
    return creating.mock.lastCall?.[1];
  };
  const first = await keyOfNext();
  expect(await keyOfNext()).toBe(first);
  setClock(() => new Date(start.getTime() + settledAfterMs));
  expect(await keyOfNext()).not.toBe(first);
});

it('[R47] a subscription whose answer was lost is found by the next attempt and paid once', async () => {
  const member = await registerMember();
  await addCard(member);
  const payments = await requirePayments();
  const real = payments.createSubscription.bind(payments);
  const creating = vi.spyOn(payments, 'createSubscription').mockImplementationOnce(async (...given) => {
    await real(...given);
    throw new PaymentError('unknown', 'upstream_timeout', paymentsChecking);
  });
  expect((await subscribe(member)).refusal.message).toBe(paymentsChecking);
  expect((await subscribe(member)).answer.status).toBe('active');
  expect(creating).toHaveBeenCalledOnce();
  expect(await upstream(member)).toHaveLength(1);
});
