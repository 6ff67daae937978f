import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { db, pool } from '@/lib/server/platform/db/pool';
import type { PaymentsProvider } from '@/lib/server/providers/payments/payments';
import type { PaidSubscription } from '@/lib/server/providers/payments/paid-subscription';
import { readDatabaseTime } from '@/lib/server/membership/subscriptions-repository';
import { advanceSimulatedTime, requirePayments } from '@/lib/server/membership/payments';
import { handleStripeWebhook } from '@/lib/server/membership/stripe-events';
import { cancel, hearAll, payingMember } from '@/tests/support/features/payments';
import { eventOf, rowOf, sign, stripeIdOf } from '@/tests/support/providers/stripe-events';

let payments: PaymentsProvider;
let life: Awaited<ReturnType<typeof lifeOfOne>>;
beforeAll(async () => {
  payments = await requirePayments();
  life = await lifeOfOne();
});
afterEach(() => {
  setClock();
  vi.restoreAllMocks();
});

/** Twenty of the 120 permutations of five events, including the reversed order. */
const orders = ordersOf([0, 1, 2, 3, 4]).filter((_, at) => at % 6 === 5);

it.each(orders.map((order) => [order.join(' '), order] as const))(
  '[E3] [R48] five reads asked in order and answered in the order %s end in the last state',
  async (_, order) => {
    const { id, stripeId, states } = life;
    await pool().query(
      `update subscriptions set status = 'incomplete', ended_at = null, cancels_at_period_end = false, synced_at = null where id = $1`,
      [id],
    );
    const reads = holdReads(states);
    const deliveries: Promise<void>[] = [];
    for (const [at, state] of states.entries()) {
      deliveries.push(deliver(stripeId, state.status, ['created', 'trial_will_end'][at]));
      await reads.asked();
    }
    for (const at of order) {
      reads.answer(at);
      await deliveries[at];
    }
    expect(await rowOf(id)).toMatchObject({ status: 'canceled', cancels_at_period_end: false });
    expect((await rowOf(id))?.ended_at).not.toBeNull();
    const { rows } = await pool().query(`select 1 from outbox where dedupe_key = $1`, [`billing:ended:${id}:end`]);
    expect(rows).toHaveLength(1);
  },
);

it('[E3] an event read before a cancellation and answered after it leaves the cancellation in place', async () => {
  const { member, subscription } = await payingMember();
  await hearAll();
  const stripeId = await stripeIdOf(subscription.id);
  const reads = holdReads([await payments.readSubscription(stripeId)]);
  const delivery = deliver(stripeId, 'active');
  await reads.asked();
  await cancel(member, subscription.id);
  reads.answer(0);
  await delivery;
  expect(await rowOf(subscription.id)).toMatchObject({ status: 'active', cancels_at_period_end: true });
});

it('[E3] a cancellation answered after the subscription was ended at Stripe leaves it ended', async () => {
  const { member, subscription } = await payingMember();
  await hearAll();
  const stripeId = await stripeIdOf(subscription.id);
  const real = payments.cancelAtPeriodEnd.bind(payments);
  const [called, answered] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  vi.spyOn(payments, 'cancelAtPeriodEnd').mockImplementationOnce(async (...given) => {
    const answer = await real(...given);
    called.resolve(undefined);
    await answered.promise;
    return answer;
  });
  const cancelling = cancel(member, subscription.id);
  await called.promise;
  await payments.endSubscription(stripeId);
  await deliver(stripeId, 'canceled');
  answered.resolve(undefined);
  expect((await cancelling).answer.status).toBe('canceled');
  expect(await rowOf(subscription.id)).toMatchObject({ status: 'canceled', cancels_at_period_end: false });
});

/** A subscription that has had five states at Stripe, and what a read returned in each. */
async function lifeOfOne() {
  const { subscription } = await payingMember({ isTestDrive: true, agreesToTestDrive: true });
  const stripeId = await stripeIdOf(subscription.id);
  const read = () => payments.readSubscription(stripeId);
  const states = [await read()];
  setClock(() => new Date(Date.parse(subscription.periodEnd ?? '') + 1000));
  await advanceSimulatedTime();
  setClock();
  states.push(await read());
  states.push(await payments.cancelAtPeriodEnd(stripeId, true, `set:${stripeId}`));
  states.push(await payments.cancelAtPeriodEnd(stripeId, false, `unset:${stripeId}`));
  states.push(await payments.endSubscription(stripeId));
  expect(states.map(({ status }) => status)).toEqual(['trialing', 'active', 'active', 'active', 'canceled']);
  return { id: subscription.id, stripeId, states };
}

/** Makes the first reads return these states, each when released; later reads use the simulated Stripe. */
function holdReads(states: PaidSubscription[]) {
  const answers = states.map(() => Promise.withResolvers<PaidSubscription>());
  const questions = states.map(() => Promise.withResolvers<undefined>());
  let [read, awaited] = [0, 0];
  const reading = vi.spyOn(payments, 'readSubscription');
  for (const answer of answers)
    reading.mockImplementationOnce(() => {
      questions[read++]?.resolve(undefined);
      return answer.promise;
    });
  return {
    /**
     * Resolves when the next read has started and the database's clock has advanced, so that no two reads start at the
     * same time.
     */
    async asked() {
      await questions[awaited++]?.promise;
      const at = await readDatabaseTime(db());
      while ((await readDatabaseTime(db())) <= at);
    },
    answer(at: number) {
      const state = states[at];
      if (state) answers[at]?.resolve(state);
    },
  };
}

function deliver(stripeId: string, status: string, name = status === 'canceled' ? 'deleted' : 'updated') {
  const object = { id: stripeId, object: 'subscription', status };
  const event = eventOf({ type: `customer.subscription.${name}`, object });
  return handleStripeWebhook(event, sign(event));
}

/** All permutations of a list, in lexicographic order. */
function ordersOf<T>(list: T[]): T[][] {
  if (list.length < 2) return [list];
  return list.flatMap((first, at) => ordersOf(list.filter((_, other) => other !== at)).map((rest) => [first, ...rest]));
}
