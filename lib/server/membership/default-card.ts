import { hasEnded } from '@/lib/domain/membership/membership';
import type { PaidInvoice } from '@/lib/server/providers/payments/payments';
import type { PaidSubscription } from '../providers/payments/paid-subscription';
import { requirePayments } from './payments';

/**
 * Makes a card the one that Stripe charges for renewals, retries and open invoices. A default card of a subscription or
 * an invoice takes precedence over the customer's, so those are cleared.
 */
export async function changeDefaultCard({ customerId, cardId }: { customerId: string; cardId: string }, key: string) {
  await (await requirePayments()).makeDefault({ customerId, cardId }, key);
  await clearOwnCards(customerId, () => true);
}

/** Clears defaults of subscriptions and invoices that name a detached card: Stripe would try to charge it and fail. */
export async function clearDetachedCards(customerId: string) {
  const { cards } = await (await requirePayments()).listCards(customerId);
  const attached = new Set(cards.map(({ id }) => id));
  await clearOwnCards(customerId, (cardId) => !attached.has(cardId));
}

/**
 * A customer's cards and credit, and the card that Stripe charges for our subscription: the subscription's own default
 * or, without one, the customer's.
 */
export async function readChargedCard(customerId: string) {
  const payments = await requirePayments();
  const { cards, defaultId, creditCents } = await payments.listCards(customerId);
  const subscription = (await payments.listSubscriptions(customerId)).find(
    (one) => isOurs(one) && one.ownCardId !== null,
  );
  const ownId = cards.some(({ id }) => id === subscription?.ownCardId) ? subscription?.ownCardId : undefined;
  return { cards, chargedId: ownId ?? defaultId, creditCents };
}

const isOurs = ({ interval, status }: PaidSubscription) => interval !== undefined && !hasEnded(status);
const isUnpaid = ({ status }: PaidInvoice) => status === 'draft' || status === 'open';

async function clearOwnCards(customerId: string, isOutdated: (cardId: string) => boolean) {
  const payments = await requirePayments();
  const isToClear = ({ ownCardId }: { ownCardId: string | null }) => ownCardId !== null && isOutdated(ownCardId);
  const subscriptions = (await payments.listSubscriptions(customerId)).filter(isOurs);
  for (const one of subscriptions.filter(isToClear)) await payments.clearOwnCard({ subscriptionId: one.id });
  const ids = new Set(subscriptions.map(({ id }) => id));
  for (const one of (await payments.listInvoices(customerId)).filter(isUnpaid).filter(isToClear))
    if (one.subscriptionId !== null && ids.has(one.subscriptionId)) await payments.clearOwnCard({ invoiceId: one.id });
}
