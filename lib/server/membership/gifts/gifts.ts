import { giftUnknown } from '@/lib/content/membership/payment-messages';
import type { PaymentIntent } from '@/lib/contracts/membership/transactions';
import { addMonths } from '@/lib/domain/shared/calendar/calendar-months';
import { randomId } from '@/lib/domain/shared/ids';
import { giftCents, giftMonths, type GiftMonths } from '@/lib/domain/membership/plans';
import { sessionEnded } from '@/lib/content/shared/messages';
import { now } from '@/lib/server/platform/clock';
import { derive, hashOf, keyFor } from '@/lib/server/platform/sealing/crypto';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import {
  findGiftByPayment,
  findRedeemableGift,
  insertGift,
  insertGrant,
  lastGrantEnd,
  payGift,
  markGiftRedeemed,
  type GiftRow,
} from './gifts-repository';
import { lockBilling } from '../subscriptions-repository';
import { ensureCustomer } from '../billing-customers';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { shownIntent } from '../own-cards';
import { requirePayments } from '../payments';

type Wish = { accountId: string; months: GiftMonths; clientKey: string | undefined; origin: Origin };

/** Starts the payment for a gift. The server sets the price; the same client key returns the same payment. */
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

/** Marks a gift as paid once Stripe confirms the payment; false if it does not. */
export async function completeGift(paymentIntentId: string): Promise<boolean> {
  const gift = await findGiftByPayment(db(), paymentIntentId);
  if (!gift) return false;
  const payment = await (await requirePayments()).readPayment(paymentIntentId);
  if (payment.status !== 'succeeded' || payment.amountCents !== gift.amountCents) return false;
  await payGift(db(), gift.id, now());
  return true;
}

/** A gift's code, for its buyer; null until the gift is paid. Throws 404 for other accounts. */
export async function readGift(accountId: string, paymentIntentId: string) {
  const gift = await findGiftByPayment(db(), paymentIntentId);
  if (gift?.buyerId !== accountId) throw new AppError('not_found', giftUnknown);
  const isPaid = gift.paidAt !== null || (await completeGift(paymentIntentId));
  return { code: isPaid ? codeOf(paymentIntentId) : null, months: toMonths(gift.months) };
}

type PaidGift = Pick<GiftRow, 'id' | 'months' | 'paymentIntentId' | 'paidAt' | 'redeemedAt' | 'refundedAt'>;

/** A gift as shown to its buyer, with the code, which they may not have saved. */
export const shownGift = ({ id, months, paymentIntentId, paidAt, redeemedAt, refundedAt }: PaidGift) => ({
  id,
  months: toMonths(months),
  code: paymentIntentId === null ? null : codeOf(paymentIntentId),
  paidAt: paidAt?.toISOString() ?? null,
  state: refundedAt ? ('refunded' as const) : redeemedAt ? ('used' as const) : ('open' as const),
});

/** Returns the length of the gift that a code can redeem. Limited like redeeming, so that codes cannot be guessed. */
export async function checkGift(accountId: string, code: string, origin: Origin) {
  await enforceLimits([{ limit: 'giftsByAccount', key: accountId }], origin);
  const gift = await findRedeemableGift(db(), typedHash(code));
  if (!gift) throw unknownCode();
  return { months: toMonths(gift.months) };
}

/** Redeems a gift. It starts when the account's last grant ends, or now. */
export async function redeemGift(accountId: string, code: string, origin: Origin) {
  await enforceLimits([{ limit: 'giftsByAccount', key: accountId }], origin);
  return transaction(async (tx) => {
    await lockBilling(tx, accountId);
    const at = now();
    const gift = await markGiftRedeemed(tx, typedHash(code), accountId, at);
    if (!gift) throw unknownCode();
    const last = await lastGrantEnd(tx, accountId);
    const startsAt = last !== null && last > at ? last : at;
    const endsAt = addMonths(startsAt, gift.months);
    const grant = { id: randomId(), accountId, tier: 'member' as const, kind: 'gift' as const, reason: 'A gift' };
    await insertGrant(tx, { ...grant, giftId: gift.id, startsAt, endsAt, createdAt: at });
    await recordAudit(tx, { event: 'gift_redeemed', result: 'ok', subject: accountId, origin });
    return { until: endsAt.toISOString() };
  });
}

const typedHash = (code: string) => hashOf(code.trim().toUpperCase());

const unknownCode = () => new AppError('unprocessable', giftUnknown, { fields: { code: giftUnknown } });

/** Derived from the payment with our secret: only the buyer sees the code, and only its hash is stored. */
const codeOf = (paymentIntentId: string) =>
  `GIFT${derive(keyFor(settings().authSecret, 'gift codes'), paymentIntentId).replaceAll(/[-_]/g, '').slice(0, 16)}`.toUpperCase();

const toMonths = (months: number): GiftMonths => giftMonths.find((one) => one === months) ?? 1;
