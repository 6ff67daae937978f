import { z } from 'zod';
import type { Intent, PaidCard } from './payments';
import { id, reference } from './stripe-shapes';

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

/** A payment method of any type. */
export const typed = z.object({ id, type: z.string() });

const line = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** The billing address of a payment method, in the format of a customer's address; undefined without a country. */
export const billingAddress = z
  .object({
    billing_details: z.object({
      address: z
        .object({ line1: line, line2: line, city: line, state: line, postal_code: line, country: line })
        .nullish(),
    }),
  })
  .transform(({ billing_details: { address } }) => (address?.country ? address : undefined));

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
