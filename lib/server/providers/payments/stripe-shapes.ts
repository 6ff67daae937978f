import { z } from 'zod';
import { subscriptionStatuses } from '@/lib/domain/membership/membership';
import { tiers } from '@/lib/domain/membership/plans';
import { intervalOf } from './plan-keys';
import type { PaymentEvent } from './payments';
import type { PaidSubscription } from './paid-subscription';

/** The parts of Stripe's responses that we read. A response of another shape is an error. */
export const id = z.string().regex(/^[\w-]{1,255}$/);
export const time = z.number().transform((value) => new Date(value * 1000));
export const maybeTime = time.nullish().transform((value) => value ?? null);
/** A field that is an id or, when expanded, the whole object. */
export const reference = z
  .union([id, z.object({ id })])
  .nullish()
  .transform((value) => (typeof value === 'string' ? value : (value?.id ?? null)));

/** Any object of which only the id is needed. */
export const named = z.object({ id });

/** A page of a list. */
export const page = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), has_more: z.boolean().default(false) });

export const customer = z.object({
  id,
  balance: z.number().int().default(0),
  invoice_settings: z.object({ default_payment_method: reference }).nullish(),
});

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
    default_payment_method: reference,
    created: time,
    latest_invoice: invoiceReference,
    metadata: z.record(z.string(), z.string()).default({}),
  })
  .transform((value): PaidSubscription => {
    const [first] = value.items.data;
    if (!first || value.customer === null) throw new Error('A subscription has no item or no customer.');
    const invoice = value.latest_invoice;
    const whole = typeof invoice === 'string' ? undefined : invoice;
    return {
      id: value.id,
      customerId: value.customer,
      status: value.status,
      interval: intervalOf(first.price.lookup_key ?? null),
      tier: tiers.find((one) => one === value.metadata.subscriptionType),
      itemId: first.id,
      hasFounderDiscount: value.discounts.length > 0,
      periodStart: first.current_period_start,
      periodEnd: first.current_period_end,
      trialEnd: value.trial_end,
      // A cancellation date set at Stripe ends the subscription as well.
      cancelsAtPeriodEnd:
        value.cancel_at_period_end || (value.cancel_at !== null && value.cancel_at <= first.current_period_end),
      canceledAt: value.canceled_at,
      endedAt: value.ended_at,
      createdAt: value.created,
      ownCardId: value.default_payment_method,
      latestInvoiceId: typeof invoice === 'string' ? invoice : (invoice?.id ?? null),
      clientSecret: whole?.status === 'open' ? (whole.confirmation_secret?.client_secret ?? null) : null,
      ourId: value.metadata.subscriptionId ?? null,
    };
  });

export const event = z
  .object({
    id,
    type: z.string().regex(/^[\w.]{1,100}$/),
    created: time,
    livemode: z.boolean(),
    /** The payee's account, for events that happen in one. */
    account: id.nullish(),
    data: z.object({
      object: z.object({ id: id.optional(), object: z.string().optional(), customer: reference }),
      // A detached card no longer has a customer, so the previous one is read.
      previous_attributes: z.object({ customer: reference }).nullish(),
    }),
  })
  .transform((value): PaymentEvent & { livemode: boolean } => ({
    id: value.id,
    type: value.type,
    createdAt: value.created,
    objectId: value.data.object.id ?? null,
    customerId:
      value.data.object.customer ??
      value.data.previous_attributes?.customer ??
      (value.data.object.object === 'customer' ? value.data.object.id : null) ??
      value.account ??
      null,
    livemode: value.livemode,
  }));

export const price = z.object({ id, lookup_key: z.string(), unit_amount: z.number().nullish() });
