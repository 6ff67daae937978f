import type Stripe from 'stripe';
import { z } from 'zod';
import { paymentRefused } from '@/lib/content/payment-messages';
import type { DisputeState } from '@/lib/domain/plans';
import { PaymentFault } from './payment-fault';
import type { PaymentsProvider } from './payments';
import { id, named, page, reference, time } from './stripe-shapes';

type Ask = <T>(work: () => Promise<T>) => Promise<T>;

const charge = z.object({ id, payment_intent: reference, amount: z.number(), amount_refunded: z.number() });

/** What ties an invoice to the payments that were made for it. */
const invoicePayment = z.object({ invoice: reference, payment: z.object({ payment_intent: reference }) });

/** Stripe has eight words for how far a bank is; a warning that came to nothing never was a dispute. */
const outcomes: Record<string, DisputeState> = { won: 'won', lost: 'lost', warning_closed: 'won', prevented: 'won' };
const dispute = z.object({ id, charge: id, status: z.string(), created: time });

/** Money that goes back: by us, or by the payer's bank. */
export function createCharges(
  stripe: Stripe,
  ask: Ask,
): Pick<PaymentsProvider, 'readCharge' | 'readDispute' | 'refundInvoice'> {
  const paymentsOf = async (of: Stripe.InvoicePaymentListParams) =>
    page(invoicePayment).parse(await stripe.invoicePayments.list({ ...of, status: 'paid', limit: 1 })).data;

  return {
    readCharge: (chargeId) =>
      ask(async () => {
        const read = charge.parse(await stripe.charges.retrieve(chargeId));
        const { payment_intent: payment } = read;
        const [paid] =
          payment === null ? [] : await paymentsOf({ payment: { type: 'payment_intent', payment_intent: payment } });
        const { amount: amountCents, amount_refunded: refundedCents } = read;
        return { id: read.id, paymentId: payment, invoiceId: paid?.invoice ?? null, amountCents, refundedCents };
      }),
    readDispute: (disputeId) =>
      ask(async () => {
        const { charge: chargeId, status, created, ...read } = dispute.parse(await stripe.disputes.retrieve(disputeId));
        return { id: read.id, chargeId, state: outcomes[status] ?? 'open', openedAt: created };
      }),
    refundInvoice: (invoice, amount, idempotencyKey) =>
      ask(async () => {
        const [paid] = await paymentsOf({ invoice });
        const payment = paid?.payment.payment_intent;
        if (!payment) throw new PaymentFault('missing', 'not_found', paymentRefused);
        const params = { payment_intent: payment, ...(amount === undefined ? {} : { amount }) };
        named.parse(await stripe.refunds.create(params, { idempotencyKey }));
      }),
  };
}
