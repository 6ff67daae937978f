import { afterEach, expect, it } from 'vitest';
import { setClock } from '@/lib/server/clock';
import { pool } from '@/lib/server/db/pool';
import { passSimulatedTime, requirePayments } from '@/lib/server/services/payments';
import { hearStripe } from '@/lib/server/services/stripe-events';
import { cancel, payingMember, unCancel } from '@/tests/support/payments';
import { eventOf, rowOf, sign, stripeIdOf } from '@/tests/support/stripe-events';

afterEach(() => setClock());

/** Every order of a list. */
function ordersOf<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((first, at) => ordersOf(list.filter((_, other) => other !== at)).map((rest) => [first, ...rest]));
}

it('[E3] [R48] six events of a life end in one state, in all 720 orders, each of them three times', async () => {
  const { member, subscription } = await payingMember(
    { isTestDrive: true, agreesToTestDrive: true },
    '6011111111111117',
  );
  const stripeId = await stripeIdOf(subscription.id);
  const later = new Date(Date.parse(subscription.periodEnd ?? '') + 1000);
  setClock(() => later);
  await passSimulatedTime();
  setClock();
  await cancel(member, subscription.id);
  await unCancel(member, subscription.id);
  await cancel(member, subscription.id);
  await (await requirePayments()).endSubscription(stripeId);
  const invoice = String((await rowOf(subscription.id))?.latest_invoice_id);
  const lives: [string, object][] = [
    ['customer.subscription.created', { id: stripeId, object: 'subscription', status: 'trialing' }],
    ['customer.subscription.trial_will_end', { id: stripeId, object: 'subscription', status: 'trialing' }],
    ['customer.subscription.updated', { id: stripeId, object: 'subscription', status: 'active' }],
    ['invoice.paid', { id: invoice, object: 'invoice', status: 'paid' }],
    ['invoice.payment_failed', { id: invoice, object: 'invoice', status: 'open' }],
    ['customer.subscription.deleted', { id: stripeId, object: 'subscription', status: 'canceled' }],
  ];
  const orders = ordersOf(lives);
  expect(orders).toHaveLength(720);
  const ends = new Set<string>();
  for (const order of orders) {
    await pool().query(
      `update subscriptions set status = 'incomplete', ended_at = null, cancels_at_period_end = false, synced_at = null where id = $1`,
      [subscription.id],
    );
    for (const [type, object] of order) {
      const told = eventOf({ type, object });
      for (let time = 0; time < 3; time += 1) await hearStripe(told, sign(told));
    }
    ends.add(JSON.stringify(await rowOf(subscription.id)));
  }
  expect(ends.size).toBe(1);
  expect([...ends][0]).toContain('"status":"canceled"');
  const { rows } = await pool().query(`select count(*)::int as n from outbox where dedupe_key like $1`, [
    `billing:ended:${subscription.id}%`,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
}, 900_000);
