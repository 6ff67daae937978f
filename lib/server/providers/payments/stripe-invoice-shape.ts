import { z } from 'zod';
import type { PaidInvoice } from './payments';
import type { PreviewedInvoice } from './plan-changes';
import { id, maybeTime, reference, time } from './stripe-shapes';

const promotion = z.object({ promotion_code: z.union([id, z.object({ code: z.string() })]).nullish() });
const discounts = z
  .array(z.union([z.string(), promotion]))
  .nullish()
  .transform((list) =>
    (list ?? []).flatMap((one) => {
      const code = typeof one === 'string' ? undefined : one.promotion_code;
      return typeof code === 'object' && code !== null ? [code.code] : [];
    }),
  );

const line = z.object({
  discounts,
  amount: z.number().int().default(0),
  discount_amounts: z.array(z.object({ amount: z.number().int() })).nullish(),
  description: z.string().nullish(),
  period: z.object({ start: time, end: time }).nullish(),
});

/** The payments of an invoice with their cards; only in the response to a request for a single invoice. */
const payments = z.object({
  data: z.array(
    z.object({
      status: z.string(),
      payment: z.object({
        payment_intent: z.union([id, z.object({ payment_method: reference })]).nullish(),
      }),
    }),
  ),
});

export const invoice = z
  .object({
    id,
    customer: reference,
    parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
    number: z.string().nullish(),
    status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
    total: z.number(),
    amount_paid: z.number(),
    period_start: time,
    period_end: time,
    created: time,
    status_transitions: z.object({ paid_at: maybeTime }).nullish(),
    default_payment_method: reference,
    attempt_count: z.number().default(0),
    next_payment_attempt: maybeTime,
    hosted_invoice_url: z.string().nullish(),
    invoice_pdf: z.string().nullish(),
    discounts,
    lines: z.object({ data: z.array(line) }).nullish(),
    starting_balance: z.number().int().default(0),
    ending_balance: z.number().int().nullish(),
    payments: payments.nullish(),
  })
  .transform((value): PaidInvoice => ({
    id: value.id,
    customerId: value.customer,
    subscriptionId: value.parent?.subscription_details?.subscription ?? null,
    number: value.number ?? null,
    status: value.status,
    totalCents: Math.max(0, value.total),
    paidCents: value.amount_paid,
    // Stripe's own period of an invoice is the previous one; the period that is paid for is on its lines.
    periodStart: value.lines?.data.at(-1)?.period?.start ?? value.period_start,
    periodEnd: value.lines?.data.at(-1)?.period?.end ?? value.period_end,
    createdAt: value.created,
    paidAt: value.status_transitions?.paid_at ?? null,
    ownCardId: value.default_payment_method,
    paidByCardId: payerCardOf(value.payments?.data ?? []),
    lines: shownLines(value.lines?.data ?? []),
    creditCents: creditUsed(value),
    attempts: value.attempt_count,
    nextAttemptAt: value.next_payment_attempt,
    pageUrl: webAddress(value.hosted_invoice_url),
    pdfUrl: webAddress(value.invoice_pdf),
    promotionCodes: [...value.discounts, ...(value.lines?.data ?? []).flatMap((line) => line.discounts)],
  }));

/** A preview: an invoice that was not created, without a number, a status or payments. */
export const invoicePreview = z
  .object({
    total: z.number().int(),
    amount_due: z.number().int().nonnegative(),
    starting_balance: z.number().int().default(0),
    ending_balance: z.number().int().nullish(),
    lines: z.object({ data: z.array(line.extend({ period: z.object({ start: time, end: time }) })).min(1) }),
  })
  .transform((value): PreviewedInvoice => ({
    lines: shownLines(value.lines.data),
    dueCents: value.amount_due,
    creditCents: creditUsed(value),
    creditLeftCents: Math.max(0, -(value.ending_balance ?? value.starting_balance + value.total)),
    periodEnd: value.lines.data.reduce((last, { period }) => (period.end > last ? period.end : last), new Date(0)),
  }));

/** Lines with their discounts deducted, because Stripe's amount of a line is before discounts. */
const shownLines = (lines: readonly z.output<typeof line>[]) =>
  lines.map(({ description, amount, discount_amounts: off }) => ({
    description: description ?? '',
    amountCents: (off ?? []).reduce((sum, one) => sum - one.amount, amount),
  }));

function payerCardOf(list: z.infer<typeof payments>['data']) {
  const intent = list.find(({ status }) => status === 'paid')?.payment.payment_intent;
  return typeof intent === 'object' ? (intent?.payment_method ?? null) : null;
}

/** The credit that an invoice used. A credit is a negative balance, which payment from it raises toward zero. */
function creditUsed({
  total,
  starting_balance: before,
  ending_balance: after,
}: {
  total: number;
  starting_balance: number;
  ending_balance?: number | null | undefined;
}) {
  const used = Math.min(after ?? before, 0) - Math.min(before, 0);
  return Math.max(0, Math.min(used, total));
}

const webAddress = (url: string | null | undefined) => (url?.startsWith('https://') ? url : null);
