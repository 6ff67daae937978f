import { expect, it } from 'vitest';
import { billingOperationContract as contract } from '@/lib/contracts/membership/billing-operation';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { settings } from '@/lib/server/platform/settings/env';
import { payingMember, readBilling } from '@/tests/support/features/payments';

const reconcile = async () => (await visitor().ask(contract.reconcile, { bearer: settings().opsToken })).answer;

it('[E10] finds and fixes eight kinds of drift, and finds nothing afterwards', async () => {
  const lives = [];
  for (let count = 0; count < 5; count += 1) lives.push(await payingMember());
  const founder = await payingMember({ subscriptionType: 'cofounder' });
  expect((await reconcile()).drifts).toEqual([]);
  const ids = lives.map(({ subscription }) => subscription.id);
  await pool().query(`update subscriptions set status = 'past_due' where id = $1`, [ids[0]]);
  await pool().query(`update subscriptions set period_end = period_end + interval '1 month' where id = $1`, [ids[1]]);
  await pool().query('delete from billing_invoices where subscription_id = $1', [ids[2]]);
  await pool().query('delete from subscriptions where id = $1', [ids[2]]);
  await pool().query(`delete from billing_invoices where subscription_id = $1`, [ids[3]]);
  await pool().query(
    `delete from analytics_events where dedupe_key = 'paid:' || (select latest_invoice_id from subscriptions where id = $1)`,
    [ids[4]],
  );
  await pool().query(
    `update simulated_records set data = jsonb_set(data, '{discounts}', '[]') where service = 'stripe'
       and key = (select stripe_id from subscriptions where id = $1)`,
    [founder.subscription.id],
  );
  await pool().query(
    `insert into subscription_credits values ('gone-subscription', 'somebody', 'another', 'CODE', 'code', now())`,
  );
  const { drifts } = await reconcile();
  expect(new Set(drifts.map(({ kind }) => kind))).toEqual(
    new Set(['status', 'shut-out', 'period', 'missing-here', 'invoice', 'revenue', 'discount', 'credit']),
  );
  const [one] = lives;
  expect((await readBilling(one?.member ?? founder.member)).membership).toMatchObject({
    tier: 'member',
    reason: 'active',
  });
  // Differences that a person must resolve stay on the list; the others are fixed.
  const left = (await reconcile()).drifts.map(({ kind }) => kind);
  expect(new Set(left)).toEqual(new Set(['credit']));
  const { items } = (await visitor().ask(contract.drifts, { bearer: settings().opsToken })).answer;
  expect(items.length).toBeGreaterThanOrEqual(drifts.length);
});
