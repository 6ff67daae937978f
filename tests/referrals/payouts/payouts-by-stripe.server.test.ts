import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomId } from '@/lib/domain/shared/ids';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { now, setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { followPayouts } from '@/lib/server/referrals/payouts/follow-payouts-job';
import { owed } from '@/tests/support/features/commissions';
import { registerMember } from '@/tests/support/database/factories';
import { stripeDashboard } from '@/tests/support/providers/stripe-dashboard';
import {
  approvedRun,
  emptyPlatform,
  fundPlatform,
  onboard,
  payoutDesk,
  payoutsOf,
  requestPayout,
  saveBank,
  stripePayee,
} from '@/tests/support/features/payouts';

beforeEach(async () => {
  await emptyPlatform();
  await fundPlatform();
});
afterEach(() => setClock());

const latest = async (member: { token: string }) => (await payoutsOf(member)).payouts[0];
const transfersTo = async (accountId: string) => {
  const { rows } = await pool().query<{ id: string }>(
    'select stripe_account_id as id from payout_accounts where account_id = $1',
    [accountId],
  );
  const { data } = await (await stripeDashboard()).transfers.list({ destination: rows[0]?.id ?? '' });
  return data.filter(({ destination }) => destination === rows[0]?.id);
};
const send = async (id: string) => (await payoutDesk.send(id)).answer;
const inMinutes = (minutes: number) => {
  const at = new Date(now().getTime() + minutes * 60_000);
  setClock(() => at);
};

describe('[A7] onboarding at Stripe', () => {
  it('makes one account, and money can be sent once Stripe says so', async () => {
    const member = await registerMember();
    const [first, second] = [await onboard(member), await onboard(member)];
    expect([first.answer.url, second.status]).toEqual(['http://localhost:3000/account/referrals/payouts', 200]);
    expect((await payoutsOf(member)).details).toMatchObject({ method: 'stripe', isReady: true, issue: null });
    const { rows } = await pool().query<{ n: number }>(
      `select count(*)::int as n from simulated_records where key like 'acct%' and data -> 'metadata' ->> 'userId' = $1`,
      [member.id],
    );
    expect(rows[0]?.n).toBe(1);
  });

  it('that is incomplete says what is missing', async () => {
    const member = await registerMember({ form: { email: `wait-${randomId()}+pending@example.test` } });
    await onboard(member);
    const { details, blockers } = await payoutsOf(member);
    expect(details).toMatchObject({
      isReady: false,
      issue: 'Stripe asks for: external_account, individual.id_number',
    });
    expect(blockers.map(({ name }) => name)).toContain('details-incomplete');
  });
});

describe('[A7] a payout run by Stripe', () => {
  it('transfers each payout once, however often and at once it is sent', async () => {
    const member = await stripePayee();
    const id = await approvedRun('stripe');
    await Promise.all([payoutDesk.send(id), payoutDesk.send(id), payoutDesk.send(id)]);
    expect(await send(id)).toMatchObject({ left: 0, stopped: null });
    expect(await latest(member)).toMatchObject({ state: 'paid', destination: 'Stripe', amountCents: 2_000 });
    expect((await transfersTo(member.id)).map(({ amount }) => amount)).toEqual([2_000]);
    expect(await owed(member.id)).toBe(0);
  });

  it('stops when the balance is too low, returns the money, and resumes afterwards', async () => {
    const [first, second] = [await stripePayee(), await stripePayee()];
    await emptyPlatform();
    await fundPlatform(-100_000);
    const id = await approvedRun('stripe');
    expect(await send(id)).toEqual({
      ...{ paid: 0, failed: 0, unknown: 0, waiting: 0, left: 2 },
      stopped: 'The balance at Stripe does not cover this transfer. Add funds, then send the run again.',
    });
    expect([(await latest(first))?.state, await owed(first.id)]).toEqual(['requested', 2_000]);
    await fundPlatform(10_000_000);
    expect(await send(id)).toMatchObject({ paid: 2, left: 0, stopped: null });
    expect([await owed(first.id), await owed(second.id)]).toEqual([0, 0]);
  });

  it('fails for a closed account, which is owed again and asked for new details', async () => {
    const member = await stripePayee('closed');
    expect(await send(await approvedRun('stripe'))).toMatchObject({ paid: 0, failed: 1, left: 0 });
    expect(await latest(member)).toMatchObject({ state: 'failed', reason: 'Stripe closed or restricted the account' });
    expect(await payoutsOf(member)).toMatchObject({
      balance: { availableCents: 2_000 },
      details: { isReady: false, issue: 'Stripe closed or restricted the account' },
    });
    expect((await requestPayout(member)).status).toBe(409);
    await saveBank(member);
    expect((await requestPayout(member)).answer.payouts[0]).toMatchObject({ state: 'requested', method: 'bank' });
  });

  it('looks up a transfer whose response was lost, and never sends it again', async () => {
    const member = await stripePayee('lost');
    const id = await approvedRun('stripe');
    expect(await send(id)).toMatchObject({ paid: 0, unknown: 1, left: 1 });
    expect([(await latest(member))?.state, await owed(member.id)]).toEqual(['sending', 0]);
    expect(await send(id)).toMatchObject({ paid: 1, left: 0 });
    expect(await transfersTo(member.id)).toHaveLength(1);
  });

  it('[A8] that was reversed before it was looked up is owed again', async () => {
    const member = await stripePayee('lost');
    const id = await approvedRun('stripe');
    await send(id);
    const [transfer] = await transfersTo(member.id);
    await (await stripeDashboard()).transfers.createReversal(transfer?.id ?? '');
    await send(id);
    expect(await latest(member)).toMatchObject({ state: 'returned', reason: 'Stripe reversed the transfer' });
    expect(await owed(member.id)).toBe(2_000);
  });

  it('sends the others before it looks up those whose outcome is unknown', async () => {
    const members = [];
    for (let n = 0; n < 6; n += 1) members.push(await stripePayee());
    const id = await approvedRun('stripe');
    // Five payouts, as many as one attempt processes, were sent a moment ago without a response so far.
    await pool().query(
      `update payouts set state = 'sending', sent_at = now(), last_sent_at = now(), destination = a.stripe_account_id
         from payout_accounts a where a.account_id = payee_id and run_id = $1 and payee_id <> $2`,
      [id, members.at(-1)?.id],
    );
    expect(await send(id)).toMatchObject({ paid: 1, unknown: 4 });
    expect((await latest(members.at(-1)!))?.state).toBe('paid');
  });

  it('is looked up by a job as well', async () => {
    const member = await stripePayee('lost');
    await send(await approvedRun('stripe'));
    await followPayouts();
    expect((await latest(member))?.state).toBe('sending');
    inMinutes(6);
    await followPayouts();
    expect((await latest(member))?.state).toBe('paid');
    expect(await transfersTo(member.id)).toHaveLength(1);
  });

  it('[A8] that Stripe reverses is owed again; a part of one is for the operator', async () => {
    const [whole, part] = [await stripePayee(), await stripePayee()];
    await send(await approvedRun('stripe'));
    const stripe = await stripeDashboard();
    const [first] = await transfersTo(whole.id);
    const [second] = await transfersTo(part.id);
    await stripe.transfers.createReversal(first?.id ?? '');
    await stripe.transfers.createReversal(second?.id ?? '', { amount: 500 });
    await drainOutbox();
    expect(await latest(whole)).toMatchObject({ state: 'returned', reason: 'Stripe reversed the transfer' });
    expect([await owed(whole.id), (await payoutsOf(whole)).balance.availableCents]).toEqual([2_000, 2_000]);
    expect((await latest(part))?.state).toBe('paid');
    const { rows } = await pool().query(`select 1 from audit_events where subject = 'payout-partly-reversed'`);
    expect(rows).toHaveLength(1);
  });
});
