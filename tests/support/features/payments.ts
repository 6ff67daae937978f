import { currentPromoterTerms } from '@/lib/content/referrals/promoter-terms';
import { billingContract } from '@/lib/contracts/membership/billing';
import { referralsContract } from '@/lib/contracts/referrals/referrals';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { requirePayments } from '@/lib/server/membership/payments';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';

export type Payer = Pick<Member, 'token' | 'id' | 'email'>;

export const goodCard = '4242424242424242';
/** A card that can be saved but is declined at every payment. */
export const decliningCard = '4000000000000341';
/** A card whose bank requires confirmation of each payment. */
export const askingCard = '4000002760003184';

const typed = (number: string) => ({ number, expMonth: 12, expYear: 2040, cvc: '123' });

/** Enters a card in the demo's form, and returns the payment method to attach. */
export async function typeCard({ token: bearer }: Payer, number = goodCard) {
  const from = visitor();
  const { answer: intent } = await from.ask(transactionsContract.setupIntent, { bearer, headers: {} });
  const body = {
    intentId: intent.id,
    clientSecret: intent.clientSecret,
    card: typed(number),
  };
  return from.ask(billingContract.sampleCard, { bearer, body });
}

export async function addCard(member: Payer, number = goodCard) {
  const typed = (await typeCard(member, number)).answer;
  const body = { paymentMethodId: typed.paymentMethodId ?? '' };
  return visitor().ask(transactionsContract.attachPaymentMethod, { bearer: member.token, body, headers: {} });
}

export const subscribe = (member: Payer, body: object = {}, headers: Record<string, string> = {}) =>
  visitor().ask(transactionsContract.subscribe, {
    bearer: member.token,
    body: { subscriptionType: 'member', ...body },
    headers,
  });

/** A member with a card and a subscription. */
export async function payingMember(body: object = {}, number?: string, form: Record<string, unknown> = {}) {
  const member = await registerMember({ form });
  await addCard(member, number);
  const { answer: subscription } = await subscribe(member, body);
  return { member, subscription };
}

/** Buys a gift of three months. */
export async function buyGift({ token: bearer }: Pick<Payer, 'token'>, number = goodCard) {
  const from = visitor();
  const { answer: intent } = await from.ask(transactionsContract.paymentIntent, {
    bearer,
    headers: {},
    body: { months: 3 },
  });
  const { id: intentId, clientSecret, amountCents } = intent;
  const finish = async () =>
    (await from.ask(billingContract.finishGift, { bearer, body: { paymentIntentId: intentId } })).answer.code;
  const unpaid = await finish();
  await from.ask(billingContract.sampleCard, { bearer, body: { intentId, clientSecret, card: typed(number) } });
  return { code: (await finish()) ?? '', unpaid, amountCents, intentId };
}

export const redeemGift = ({ token: bearer }: Pick<Payer, 'token'>, code: string) =>
  visitor().ask(billingContract.redeemGift, { bearer, body: { code } });

export const checkGift = ({ token: bearer }: Pick<Payer, 'token'>, code: string) =>
  visitor().ask(billingContract.checkGift, { bearer, body: { code } });

/** An ambassador with an active link and promo code. */
export async function promoter() {
  const member = await registerMember();
  const { token: bearer } = member;
  const body = { version: currentPromoterTerms.version, showsName: false };
  const { answer } = await visitor().ask(referralsContract.acceptTerms, { bearer, body });
  const query = { firstName: 'Ann', lastName: 'Lee' };
  const { promoCode } = (await visitor().ask(billingContract.generatePromoCode, { bearer, query })).answer;
  return { member, link: answer.code ?? '', code: promoCode };
}

export const readBilling = async ({ token: bearer }: Payer) =>
  (await visitor().ask(billingContract.read, { bearer })).answer;

export const cancel = ({ token: bearer }: Payer, id: string) =>
  visitor().ask(transactionsContract.cancel, { bearer, params: { id } });
export const unCancel = ({ token: bearer }: Payer, id: string) =>
  visitor().ask(transactionsContract.unCancel, { bearer, params: { id } });

/** Processes the outbox, including Stripe's events. */
export const hearAll = () => drainOutbox();

export const customerOf = async ({ id }: Pick<Payer, 'id'>) => {
  const found = await pool().query<{ stripe_id: string }>(
    'select stripe_id from billing_customers where account_id = $1',
    [id],
  );
  return found.rows[0]?.stripe_id ?? '';
};
/** A member's subscriptions at Stripe. */
export const upstream = async (member: Pick<Payer, 'id'>) =>
  (await requirePayments()).listSubscriptions(await customerOf(member));
/** The kinds of payment mails to an address, oldest first, taken from their deduplication keys. */
export const kindsTo = async (email: string) =>
  (
    await pool().query<{ kind: string }>(
      `select split_part(dedupe_key, ':', 2) as kind from outbox where topic = 'mail' and payload ->> 'to' = $1
         and dedupe_key like 'billing:%' order by created_at, id`,
      [email],
    )
  ).rows.map(({ kind }) => kind);
