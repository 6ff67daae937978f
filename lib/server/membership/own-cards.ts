import { cardNotYours } from '@/lib/content/membership/payment-messages';
import { ownCard, type OwnCard, type PaymentIntent } from '@/lib/contracts/membership/transactions';
import type { TypedCard } from '@/lib/contracts/membership/billing';
import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import type { Intent, PaidCard, PaymentsProvider } from '@/lib/server/providers/payments/payments';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { findCustomer, listCards } from './billing-repository';
import { findCurrentSubscription } from './subscriptions-repository';
import { ensureCustomer, syncCards } from './billing-customers';
import { once } from './billing-operations';
import { changeDefaultCard } from './default-card';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { shownCard } from './own-subscription';
import { requirePayments } from './payments';
import { payOpen } from './subscribing';

export const shownIntent = (
  intent: Intent,
  { publishableKey, isReal }: PaymentsProvider,
  collectsAddress = false,
): PaymentIntent => ({
  id: intent.id,
  clientSecret: intent.clientSecret,
  status: intent.status,
  amountCents: intent.amountCents,
  publishableKey,
  isSimulated: !isReal,
  collectsAddress,
});

export async function beginCard(
  accountId: string,
  clientKey: string | undefined,
  origin: Origin,
): Promise<PaymentIntent> {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  const payments = await requirePayments();
  const customerId = await ensureCustomer(accountId);
  const key = clientKey === undefined ? undefined : `setup:${accountId}:${clientKey}`;
  const intent = await payments.createSetup({ customerId, accountId }, key ?? `setup:${crypto.randomUUID()}`);
  return shownIntent(intent, payments, payments.collectsTax);
}

type Attached = { accountId: string; cardId: string; clientKey: string | undefined; origin: Origin };

/**
 * Makes a card the default and pays open invoices with it. Another account's card gets the same error as an unknown
 * one.
 */
export async function attachCard({ accountId, cardId, clientKey, origin }: Attached): Promise<OwnCard> {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  const payments = await requirePayments();
  const operation = { accountId, operation: 'attach', clientKey, request: { cardId }, answer: ownCard };
  return once(operation, async (key) => {
    const customerId = await ensureCustomer(accountId);
    const card = await payments.readCard(cardId).catch((error: unknown) => {
      throw error instanceof PaymentError && error.outcome === 'missing'
        ? new AppError('unprocessable', cardNotYours, { cause: error })
        : error;
    });
    if (card.customerId !== null && card.customerId !== customerId) throw new AppError('unprocessable', cardNotYours);
    if (card.customerId === null) await payments.attachCard({ customerId, cardId }, key);
    await changeDefaultCard({ customerId, cardId }, `default:${key}`);
    await detachDuplicates(customerId, card);
    await syncCards(accountId, customerId);
    await recordAudit(db(), { event: 'card_added', result: 'ok', subject: accountId, origin });
    const live = await findCurrentSubscription(db(), accountId);
    if (live && (live.status === 'past_due' || live.status === 'unpaid')) await payOpen(live);
    const kept = (await listCards(db(), accountId)).find(({ stripeId }) => stripeId === cardId);
    if (!kept) throw new Error('The card just attached is missing.');
    return shownCard(kept);
  });
}

/** Detaches other copies of a card, so that a card saved twice is listed once. */
async function detachDuplicates(customerId: string, { id, fingerprint }: PaidCard) {
  if (fingerprint === null) return;
  const payments = await requirePayments();
  const { cards } = await payments.listCards(customerId);
  for (const one of cards.filter((card) => card.fingerprint === fingerprint && card.id !== id))
    await payments.detachCard(one.id).catch((error: unknown) => {
      // The new card is saved; a duplicate that could not be detached is removed with the next change.
      if (!(error instanceof PaymentError)) throw error;
      log.warn({ err: error }, 'a duplicate card could not be detached');
    });
}

export const listOwnCards = async (accountId: string) => ({
  items: (await listCards(db(), accountId)).map(shownCard),
});

/** Removes a card. Throws 409 for the default card of a current subscription. */
export async function removeCard(accountId: string, cardId: string, origin: Origin) {
  const card = (await listCards(db(), accountId)).find(({ stripeId }) => stripeId === cardId);
  const customerId = await findCustomer(db(), accountId);
  if (!card || customerId === null) throw new AppError('not_found', cardNotYours);
  if (card.isDefault && (await findCurrentSubscription(db(), accountId)) !== null)
    throw new AppError('conflict', 'This card pays for your subscription. Add another one first.');
  await (await requirePayments()).detachCard(cardId);
  await syncCards(accountId, customerId);
  await recordAudit(db(), { event: 'card_removed', result: 'ok', subject: accountId, origin });
  return listOwnCards(accountId);
}

/**
 * Replaces Stripe Elements in the demo: confirms a setup or payment intent by its client secret. Without a new card, a
 * payment is confirmed with the default card.
 */
export async function playCard(
  accountId: string,
  { intentId, clientSecret, card }: { intentId: string; clientSecret: string; card?: TypedCard | undefined },
  origin: Origin,
) {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  const { sample } = await requirePayments();
  if (!sample || !clientSecret.startsWith(`${intentId}_secret_`)) throw new AppError('not_found', cardNotYours);
  const isSetup = intentId.startsWith('seti_');
  const saved = (await listCards(db(), accountId)).find(({ isDefault }) => isDefault);
  const given = card ?? saved?.stripeId;
  if (given === undefined || (isSetup && !card)) throw new AppError('unprocessable', cardNotYours);
  const { status, cardId } = await (isSetup && card
    ? sample.confirmSetup(intentId, card)
    : sample.confirmPayment(intentId, given));
  return { status, paymentMethodId: cardId };
}
