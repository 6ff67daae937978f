import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import { syncInvoice } from './invoice-sync';
import { requirePayments } from './payments';
import { recordSubscriptionEnd, syncSubscription } from './subscription-sync';
import type { SubscriptionRow } from './subscriptions-repository';

type Unpaid = SubscriptionRow & { stripeId: string };

/**
 * Ends a subscription whose first invoice was never paid. The invoice is voided first: a payment that was confirmed
 * meanwhile, in another tab, keeps its subscription, and none can be confirmed afterwards.
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
    // It is no longer open: paid, or voided by a concurrent request.
    if (!(error instanceof PaymentError) || error.outcome !== 'refused') throw error;
    return (await payments.readInvoice(invoiceId)).status === 'paid';
  }
}
