import { z } from 'zod';
import { subscriptionStatuses } from '@/lib/domain/membership';
import { intervalOf } from './plan-keys';
import type { Intent, PaidCard, PaidInvoice, PaidSubscription, PaymentEvent } from './payments';

/** What we read of Stripe's answers; it says much more. An answer of another shape is nobody's word. */
export const id = z.string().regex(/^[\w-]{1,255}$/);
export const time = z.number().transform((value) => new Date(value * 1000));
const maybeTime = time.nullish().transform((value) => value ?? null);
/** A field that is an id, or the whole object when it was asked for. */
export const reference = z
  .union([id, z.object({ id })])
  .nullish()
  .transform((value) => (typeof value === 'string' ? value : (value?.id ?? null)));

/** An answer of which we need nothing more than that it is one. */
export const named = z.object({ id });

/** A page of a list: what is no list is nobody's word either. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), has_more: z.boolean().default(false) });

export const customer = z.object({
  id,
  invoice_settings: z.object({ default_payment_method: reference }).nullish(),
});

export const intent = z
  .object({
    id,
    client_secret: z.string(),
    status: z.string(),
    customer: reference,
    payment_method: reference,
    amount: z.number().default(0),
  })
  .transform((value): Intent => ({
    id: value.id,
    clientSecret: value.client_secret,
    status: value.status,
    customerId: value.customer,
    cardId: value.payment_method,
    amountCents: value.amount,
  }));

export const card = z
  .object({
    id,
    customer: reference,
    card: z.object({
      brand: z.string().max(40),
      last4: z.string().regex(/^\d{4}$/),
      exp_month: z.number().int(),
      exp_year: z.number().int(),
      fingerprint: z.string().nullish(),
    }),
  })
  .transform((value): PaidCard => ({
    id: value.id,
    customerId: value.customer,
    brand: value.card.brand,
    last4: value.card.last4,
    expMonth: value.card.exp_month,
    expYear: value.card.exp_year,
    fingerprint: value.card.fingerprint ?? null,
  }));

const item = z.object({
  id,
  current_period_start: time,
  current_period_end: time,
  price: z.object({ id, lookup_key: z.string().nullish() }),
});

const invoiceReference = z
  .union([
    id,
    z.object({
      id,
      status: z.string().nullish(),
      confirmation_secret: z.object({ client_secret: z.string() }).nullish(),
    }),
  ])
  .nullish();

export const subscription = z
  .object({
    id,
    customer: reference,
    status: z.enum(subscriptionStatuses),
    items: z.object({ data: z.array(item).min(1) }),
    discounts: z.array(z.unknown()).default([]),
    cancel_at_period_end: z.boolean(),
    cancel_at: maybeTime,
    canceled_at: maybeTime,
    ended_at: maybeTime,
    trial_end: maybeTime,
    created: time,
    latest_invoice: invoiceReference,
    metadata: z.record(z.string(), z.string()).default({}),
  })
  .transform((value): PaidSubscription => {
    const [first] = value.items.data;
    if (!first || value.customer === null) throw new Error('A subscription without an item or a customer.');
    const invoice = value.latest_invoice;
    const whole = typeof invoice === 'string' ? undefined : invoice;
    return {
      id: value.id,
      customerId: value.customer,
      status: value.status,
      interval: intervalOf(first.price.lookup_key ?? null),
      itemId: first.id,
      hasFounderDiscount: value.discounts.length > 0,
      periodStart: first.current_period_start,
      periodEnd: first.current_period_end,
      trialEnd: value.trial_end,
      // A date set at Stripe itself ends it as well.
      cancelsAtPeriodEnd:
        value.cancel_at_period_end || (value.cancel_at !== null && value.cancel_at <= first.current_period_end),
      canceledAt: value.canceled_at,
      endedAt: value.ended_at,
      createdAt: value.created,
      latestInvoiceId: typeof invoice === 'string' ? invoice : (invoice?.id ?? null),
      clientSecret: whole?.status === 'open' ? (whole.confirmation_secret?.client_secret ?? null) : null,
      ourId: value.metadata.subscriptionId ?? null,
    };
  });

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
    attempt_count: z.number().default(0),
    next_payment_attempt: maybeTime,
    hosted_invoice_url: z.string().nullish(),
    invoice_pdf: z.string().nullish(),
    discounts,
    lines: z.object({ data: z.array(z.object({ discounts })) }).nullish(),
  })
  .transform((value): PaidInvoice => ({
    id: value.id,
    customerId: value.customer,
    subscriptionId: value.parent?.subscription_details?.subscription ?? null,
    number: value.number ?? null,
    status: value.status,
    totalCents: Math.max(0, value.total),
    paidCents: value.amount_paid,
    periodStart: value.period_start,
    periodEnd: value.period_end,
    createdAt: value.created,
    paidAt: value.status_transitions?.paid_at ?? null,
    attempts: value.attempt_count,
    nextAttemptAt: value.next_payment_attempt,
    pageUrl: webAddress(value.hosted_invoice_url),
    pdfUrl: webAddress(value.invoice_pdf),
    promotionCodes: [...value.discounts, ...(value.lines?.data ?? []).flatMap((line) => line.discounts)],
  }));

const webAddress = (url: string | null | undefined) => (url?.startsWith('https://') ? url : null);

export const event = z
  .object({
    id,
    type: z.string().regex(/^[\w.]{1,100}$/),
    created: time,
    livemode: z.boolean(),
    data: z.object({ object: z.object({ id: id.optional(), object: z.string().optional(), customer: reference }) }),
  })
  .transform((value): PaymentEvent & { livemode: boolean } => ({
    id: value.id,
    type: value.type,
    createdAt: value.created,
    objectId: value.data.object.id ?? null,
    customerId:
      value.data.object.customer ?? (value.data.object.object === 'customer' ? (value.data.object.id ?? null) : null),
    livemode: value.livemode,
  }));

export const price = z.object({ id, lookup_key: z.string() });
