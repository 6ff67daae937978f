import type Stripe from 'stripe';
import { z } from 'zod';
import { paymentRequestInvalid } from '@/lib/content/membership/payment-messages';
import type { DisputeState } from '@/lib/domain/membership/plans';
import { PaymentError } from './payment-error';
import type { PaidRefund, PaymentsProvider } from './payments';
import { id, named, page, reference, time } from './stripe-shapes';

type Ask = <T>(work: () => Promise<T>) => Promise<T>;
/** Helpers for requests that move money. */
type Charging = { charge: Ask; patient: (key: string) => Stripe.RequestOptions };

const charge = z.object({ id, payment_intent: reference, amount: z.number() });
const refund = z.object({ id, charge: reference, amount: z.number(), status: z.string().nullable() });

/** Links an invoice to its payments. */
const invoicePayment = z.object({ invoice: reference, payment: z.object({ payment_intent: reference }) });

/**
 * Stripe has eight dispute states; those not listed are still open. A warning that was closed never became a dispute.
 */
const outcomes: Record<string, DisputeState> = { won: 'won', lost: 'lost', warning_closed: 'won', prevented: 'won' };
const dispute = z.object({ id, charge: id, status: z.string(), created: time });

/** Refunds and disputes. */
export function createCharges(
  stripe: Stripe,
  ask: Ask,
  { charge: take, patient }: Charging,
): Pick<PaymentsProvider, 'readCharge' | 'chargeOfRefund' | 'readDispute' | 'refundInvoice'> {
  const paymentsOf = async (of: Stripe.InvoicePaymentListParams) =>
    page(invoicePayment).parse(await stripe.invoicePayments.list({ ...of, status: 'paid', limit: 1 })).data;

  // Refunds are listed, because a charge's own total does not show which of them failed.
  const refundsOf = async (chargeId: string): Promise<PaidRefund[]> =>
    page(refund)
      .parse(await stripe.refunds.list({ charge: chargeId, limit: 100 }))
      .data.map((one) => ({
        id: one.id,
        amountCents: one.amount,
        state: one.status === 'failed' || one.status === 'canceled' ? 'failed' : 'given',
      }));

  return {
    readCharge: (chargeId) =>
      ask(async () => {
        const read = charge.parse(await stripe.charges.retrieve(chargeId));
        const { payment_intent: payment } = read;
        const [paid] =
          payment === null ? [] : await paymentsOf({ payment: { type: 'payment_intent', payment_intent: payment } });
        const refunds = await refundsOf(chargeId);
        const refundedCents = refunds.reduce((sum, one) => sum + (one.state === 'given' ? one.amountCents : 0), 0);
        const amountCents = read.amount;
        return {
          id: read.id,
          paymentId: payment,
          invoiceId: paid?.invoice ?? null,
          amountCents,
          refundedCents,
          refunds,
        };
      }),
    chargeOfRefund: (refundId) => ask(async () => refund.parse(await stripe.refunds.retrieve(refundId)).charge),
    readDispute: (disputeId) =>
      ask(async () => {
        const { charge: chargeId, status, created, ...read } = dispute.parse(await stripe.disputes.retrieve(disputeId));
        return { id: read.id, chargeId, state: outcomes[status] ?? 'open', openedAt: created };
      }),
    refundInvoice: (invoice, amount, idempotencyKey) =>
      take(async () => {
        const [paid] = await paymentsOf({ invoice });
        const payment = paid?.payment.payment_intent;
        if (!payment) throw new PaymentError('missing', 'not_found', paymentRequestInvalid);
        const params = { payment_intent: payment, ...(amount === undefined ? {} : { amount }) };
        named.parse(await stripe.refunds.create(params, patient(idempotencyKey)));
      }),
  };
}
