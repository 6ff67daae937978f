import { beforeEach, describe, expect, it } from 'vitest';
import { currentPromoterTerms } from '@/lib/content/referrals/promoter-terms';
import { billingContract } from '@/lib/contracts/membership/billing';
import { earningsContract as contract } from '@/lib/contracts/referrals/earnings';
import { referralsContract } from '@/lib/contracts/referrals/referrals';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { bind, insertInvoice, record, subscriptionOf } from '@/tests/support/features/commissions';
import { promoter } from '@/tests/support/features/payments';

let ambassador: Member;
let code = '';
beforeEach(async () => {
  const made = await promoter();
  [ambassador, code] = [made.member, made.link];
});

const sales = async (filter: 'all' | 'none' = 'all', member = ambassador) =>
  (await visitor().ask(contract.sales, { bearer: member.token, query: { filter } })).answer.items;
const trace = (id: string) => visitor().ask(contract.trace, { bearer: ambassador.token, params: { id } });
const referred = () => registerMember({ form: { referredBy: code } });

/** Records a touch before the subscription, from a browser with consent. */
const touch = (subscriptionId: string, referredBy: string) =>
  pool().query(
    `insert into touches (subject_kind, subject_id, place, at, path, utm, referred_by)
     values ('subscription', $1, 'last', now(), '/', '{}', $2)`,
    [subscriptionId, referredBy],
  );

/** Each creates an invoice without a commission for the ambassador, for the reason in its name. */
const without: Record<string, () => Promise<string>> = {
  late_click: async () => {
    const { id } = await registerMember();
    const subscriptionId = await subscriptionOf(id, null);
    await touch(subscriptionId, code);
    return insertInvoice({ payerId: id, subscriptionId });
  },
  inactive_link: async () => {
    const { token: bearer } = ambassador;
    await pool().query('update referral_codes set retired_at = now() where account_id = $1', [ambassador.id]);
    const { id } = await referred();
    await visitor().ask(referralsContract.own, { bearer });
    return insertInvoice({ payerId: id, subscriptionId: await subscriptionOf(id, null) });
  },
  other_code: async () => {
    const [{ id }, other] = [await referred(), await registerMember()];
    return insertInvoice({ payerId: id, subscriptionId: await subscriptionOf(id, other.id) });
  },
  self_referral: async () => {
    const { id } = await referred();
    // The buyer is also the ambassador's referrer, so the referrals form a cycle.
    await subscriptionOf(ambassador.id, id);
    return insertInvoice({ payerId: id, subscriptionId: await subscriptionOf(id, ambassador.id) });
  },
  third_level: async () => {
    const [first, second, buyer] = [await referred(), await registerMember(), await registerMember()];
    await bind(second.id, first.id);
    await bind(buyer.id, second.id);
    return insertInvoice({ payerId: buyer.id, subscriptionId: await subscriptionOf(buyer.id, second.id) });
  },
  not_paid: async () => {
    const { id } = await referred();
    return insertInvoice({ payerId: id, subscriptionId: await subscriptionOf(id, ambassador.id), cents: 0 });
  },
  not_subscription: async () => insertInvoice({ payerId: (await referred()).id, subscriptionId: null }),
  referred_later: async () => {
    const { id } = await registerMember();
    const subscriptionId = await subscriptionOf(id, null);
    // A code that Stripe reported with a later invoice.
    await pool().query(`insert into subscription_credits values ($1, $2, $3, 'CODE', 'invoice', now())`, [
      subscriptionId,
      id,
      ambassador.id,
    ]);
    return insertInvoice({ payerId: id, subscriptionId, paidAt: '2026-10-01' });
  },
};

describe('[A10] a sale without a commission', () => {
  it.each(Object.entries(without))('is listed and traced with its reason: %s', async (reason, make) => {
    const id = await make();
    await record(id);
    expect((await sales('none')).map((one) => [one.id, one.reason, one.state])).toEqual([[id, reason, null]]);
    const { answer } = await trace(id);
    expect(answer.sale).toMatchObject({ id, reason, state: null, earnedCents: 0 });
    expect(answer).toMatchObject({ rate: null, entries: [] });
    expect((await sales()).map((one) => [one.id, one.reason])).toEqual([[id, reason]]);
  });

  it('of a buyer without a referral is found by no ambassador', async () => {
    const { id } = await registerMember();
    const invoice = await insertInvoice({ payerId: id, subscriptionId: await subscriptionOf(id, null) });
    await record(invoice);
    expect((await trace(invoice)).status).toBe(404);
    expect((await trace('in_unknown')).status).toBe(404);
    expect(await sales('none')).toEqual([]);
  });

  it('of the caller’s own is traced as such', async () => {
    const id = await insertInvoice({
      payerId: ambassador.id,
      subscriptionId: await subscriptionOf(ambassador.id, null),
    });
    await record(id);
    expect((await trace(id)).answer.sale.reason).toBe('self_referral');
  });
});

it('[A3] a promo code that was used before its owner accepted the terms is traced as inactive', async () => {
  const owner = await registerMember();
  const { answer } = await visitor().ask(billingContract.generatePromoCode, {
    bearer: owner.token,
    query: { firstName: 'Cal', lastName: 'Roe' },
  });
  const buyer = await registerMember({ form: { referredBy: answer.promoCode } });
  const id = await insertInvoice({ payerId: buyer.id, subscriptionId: await subscriptionOf(buyer.id, null) });
  await visitor().ask(referralsContract.acceptTerms, {
    bearer: owner.token,
    body: { version: currentPromoterTerms.version, showsName: false },
  });
  expect((await sales('none', owner)).map((one) => [one.id, one.reason])).toEqual([[id, 'inactive_link']]);
});
