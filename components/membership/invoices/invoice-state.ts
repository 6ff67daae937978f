import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnInvoice } from '@/lib/contracts/membership/billing';
import { usdExact } from '@/lib/domain/shared/money';

type InvoiceFacts = Pick<OwnInvoice, 'status' | 'dispute' | 'paidCents' | 'refundedCents'>;

/** The state to show for an invoice; a refund takes precedence over the payment. */
export function invoiceState({ status, dispute, paidCents, refundedCents }: InvoiceFacts) {
  if (dispute) return copy.disputes[dispute];
  if (refundedCents === 0) return copy.invoiceStatus[status];
  return refundedCents >= paidCents ? copy.paidBack : copy.paidBackPart(usdExact(refundedCents));
}
