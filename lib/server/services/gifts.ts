import { giftUnknown } from '@/lib/content/payment-messages';
import type { PaymentIntent } from '@/lib/contracts/transactions';
import { randomId } from '@/lib/domain/ids';
import { giftCents, giftMonths, type GiftMonths } from '@/lib/domain/plans';
import { sessionEnded } from '@/lib/content/messages';
import { now } from '../clock';
import { derive, hashOf, keyFor } from '../crypto';
import { db, transaction } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { findAccountById } from '../repositories/accounts';
import { recordAudit } from '../repositories/audit';
import {
  findGiftByPayment,
  insertGift,
  insertGrant,
  lastGrantEnd,
  payGift,
  redeem,
  type GiftRow,
} from '../repositories/gifts';
import { lockBilling } from '../repositories/subscriptions';
import { ensureCustomer } from './billing-customers';
import { enforceLimits } from './limits';
import { shownIntent } from './own-cards';
import { requirePayments } from './payments';

type Wish = { accountId: string; months: GiftMonths; clientKey: string | undefined; origin: Origin };

/** Begins the payment of a gift; the same key is the same payment, and the price is ours. */
export async function beginGift({ accountId, months, clientKey, origin }: Wish): Promise<PaymentIntent> {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  const payments = await requirePayments();
  const account = await findAccountById(db(), accountId);
  if (!account) throw new AppError('unauthorized', sessionEnded);
  const customerId = await ensureCustomer(accountId);
  const key = clientKey === undefined ? `gift:${randomId()}` : `gift:${accountId}:${clientKey}`;
  const amountCents = giftCents(months);
  const description = months === 1 ? 'A gift of one month' : `A gift of ${months} months`;
  const intent = await payments.createPayment(
    { customerId, amountCents, description, email: account.email, metadata: { gift: String(months) } },
    key,
  );
  const id = randomId();
  const gift = { id, buyerId: accountId, months, amountCents, paymentIntentId: intent.id, createdAt: now() };
  await insertGift(db(), { ...gift, codeHash: hashOf(codeOf(intent.id)) });
  return shownIntent(intent, payments);
}

/** Notes that a gift was paid, when Stripe says so. */
export async function finishGiftOf(paymentIntentId: string): Promise<boolean> {
  const gift = await findGiftByPayment(db(), paymentIntentId);
  if (!gift) return false;
  const payment = await (await requirePayments()).readPayment(paymentIntentId);
  if (payment.status !== 'succeeded' || payment.amountCents !== gift.amountCents) return false;
  await payGift(db(), gift.id, now());
  return true;
}

/** The code of a gift, for whoever paid; nothing while it is not paid. */
export async function readGift(accountId: string, paymentIntentId: string) {
  const gift = await findGiftByPayment(db(), paymentIntentId);
  if (gift?.buyerId !== accountId) throw new AppError('not_found', giftUnknown);
  const isPaid = gift.paidAt !== null || (await finishGiftOf(paymentIntentId));
  return { code: isPaid ? codeOf(paymentIntentId) : null, months: toMonths(gift.months) };
}

type PaidGift = Pick<GiftRow, 'months' | 'paymentIntentId' | 'paidAt' | 'redeemedAt' | 'refundedAt'>;

/** A gift as its buyer sees it, the code along: they may have closed the page that showed it first. */
export const shownGift = ({ months, paymentIntentId, paidAt, redeemedAt, refundedAt }: PaidGift) => ({
  months: toMonths(months),
  code: paymentIntentId === null ? null : codeOf(paymentIntentId),
  paidAt: paidAt?.toISOString() ?? null,
  state: refundedAt ? ('refunded' as const) : redeemedAt ? ('used' as const) : ('open' as const),
});

/** Uses a gift: from now, or from where the last one ends. */
export async function redeemGift(accountId: string, code: string, origin: Origin) {
  await enforceLimits([{ limit: 'giftsByAccount', key: accountId }], origin);
  return transaction(async (tx) => {
    await lockBilling(tx, accountId);
    const at = now();
    const gift = await redeem(tx, hashOf(code.trim().toUpperCase()), accountId, at);
    if (!gift) throw new AppError('unprocessable', giftUnknown, { fields: { code: giftUnknown } });
    const last = await lastGrantEnd(tx, accountId);
    const startsAt = last !== null && last > at ? last : at;
    const endsAt = new Date(startsAt);
    endsAt.setUTCMonth(endsAt.getUTCMonth() + gift.months);
    const grant = { id: randomId(), accountId, tier: 'member' as const, kind: 'gift' as const, reason: 'A gift' };
    await insertGrant(tx, { ...grant, giftId: gift.id, startsAt, endsAt, createdAt: at });
    await recordAudit(tx, { event: 'gift_redeemed', result: 'ok', subject: accountId, origin });
    return { until: endsAt.toISOString() };
  });
}

/** Drawn from the payment by our secret: only whoever paid is told it, and only its hash is kept. */
const codeOf = (paymentIntentId: string) =>
  `GIFT${derive(keyFor(settings().authSecret, 'gift codes'), paymentIntentId).replaceAll(/[-_]/g, '').slice(0, 16)}`.toUpperCase();

const toMonths = (months: number): GiftMonths => giftMonths.find((one) => one === months) ?? 1;
