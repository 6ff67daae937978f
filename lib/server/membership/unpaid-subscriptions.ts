import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import { syncInvoice } from './invoice-sync';
import { requirePayments } from './payments';
import { recordSubscriptionEnd, syncSubscription } from './subscription-sync';
import type { SubscriptionRow } from './subscriptions-repository';

type Unpaid = SubscriptionRow & { stripeId: string };

/**
 * Ends a subscription whose first invoice was never paid. The invoice is voided first, so that no payment can be
 * confirmed afterward; if one was confirmed in another tab, the subscription is kept.
 */
export async function endUnpaid({ stripeId, latestInvoiceId }: Unpaid): Promise<void> {
  if (latestInvoiceId !== null) {
    const isPaid = await voidOrFindPaid(latestInvoiceId);
    await syncInvoice(latestInvoiceId);
    if (isPaid) return void (await syncSubscription(stripeId));
  }
  const left = await syncSubscription(stripeId);
  if (left?.status === 'incomplete') await recordSubscriptionEnd(stripeId);
}

async function voidOrFindPaid(invoiceId: string): Promise<boolean> {
  const payments = await requirePayments();
  try {
    await payments.voidInvoice(invoiceId);
    return false;
  } catch (error) {
    // The invoice is no longer open: it was paid, or a concurrent request voided it.
    if (!(error instanceof PaymentError) || error.outcome !== 'refused') throw error;
    return (await payments.readInvoice(invoiceId)).status === 'paid';
  }
}
