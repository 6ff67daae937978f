import { now } from '@/lib/server/platform/clock';
import { save } from './events';
import { check } from './form';
import { testCardOf } from './methods';
import {
  count,
  listOf,
  need,
  newId,
  invalid,
  seconds,
  text,
  type Fields,
  type StripeObject,
  type StripeStore,
} from './state';

/** Seconds until the bank of the card that rejects refunds reports the rejection. */
export const refusalS = 3_600;

export async function createRefund(store: StripeStore, fields: Fields) {
  check(fields, { payment_intent: 'text', amount: 'whole' }, ['payment_intent']);
  const payment = await need(store, 'payment_intent', fields.payment_intent);
  const charge = await need(store, 'charge', payment.latest_charge);
  const left = count(charge.amount) - count(charge.amount_refunded);
  const amount = fields.amount === undefined ? left : Number(fields.amount);
  if (left === 0) throw invalid('Charge has already been refunded.', undefined, 'charge_already_refunded');
  if (amount < 1 || amount > left) throw invalid('Refund amount is greater than unrefunded amount on charge', 'amount');
  const method = await store.get(text(charge.payment_method));
  const refund = {
    ...{ id: newId('re'), object: 'refund', amount, charge: charge.id, currency: 'usd', status: 'succeeded' },
    ...{ created: seconds(now()), metadata: {}, payment_intent: payment.id },
    simulated_refuses: method !== null && testCardOf(method).refusesRefunds === true,
  };
  await save(store, withRefunded(charge, amount), 'charge.refunded');
  await save(store, refund, 'refund.created');
  return refund;
}

const withRefunded = (charge: StripeObject, more: number) => {
  const sum = count(charge.amount_refunded) + more;
  return { ...charge, amount_refunded: sum, refunded: sum === charge.amount };
};

export const readRefund = (store: StripeStore, _: Fields, id: string) => need(store, 'refund', id);

/** `GET /v1/refunds`: the refunds of a charge, latest first. */
export async function listRefunds(store: StripeStore, fields: Fields) {
  check(fields, { charge: 'text', limit: 'whole', starting_after: 'text' }, ['charge']);
  const { id } = await need(store, 'charge', fields.charge);
  return listOf(
    (await store.list('re_')).toReversed().filter(({ charge }) => charge === id),
    '/v1/refunds',
  );
}

/** Fails refunds whose rejection is due. Returns how many. */
export async function failRefunds(store: StripeStore, at: number): Promise<number> {
  const due = (await store.list('re_')).filter(
    (one) => one.simulated_refuses === true && one.status === 'succeeded' && at >= count(one.created) + refusalS,
  );
  for (const one of due) {
    await store.put(withRefunded(await need(store, 'charge', one.charge), -count(one.amount)));
    const failed = { ...one, status: 'failed', failure_reason: 'expired_or_canceled_card' };
    await save(store, failed, 'refund.updated', 'refund.failed');
  }
  return due.length;
}
