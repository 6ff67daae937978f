import { now } from '@/lib/server/platform/clock';
import { save } from './events';
import { check } from './form';
import { listOf, need, newId, record, invalid, seconds, type Fields, type StripeStore } from './state';

const shape = {
  email: 'text',
  name: 'text',
  phone: 'text',
  metadata: 'anything',
  invoice_settings: 'anything',
} as const;

export async function createCustomer(store: StripeStore, fields: Fields) {
  check(fields, shape);
  const customer = {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: seconds(now()),
    currency: 'usd',
    default_source: null,
    delinquent: false,
    description: null,
    email: fields.email ?? null,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: record(fields.metadata),
    name: fields.name ?? null,
    phone: fields.phone ?? null,
  };
  await save(store, customer, 'customer.created');
  return customer;
}

export async function updateCustomer(store: StripeStore, fields: Fields, id: string) {
  check(fields, shape);
  const customer = await need(store, 'customer', id);
  const { default_payment_method: card } = record(fields.invoice_settings);
  if (card !== undefined) {
    const method = await need(store, 'payment_method', card);
    if (method.customer !== id)
      throw invalid('The customer does not have this payment method.', 'invoice_settings[default_payment_method]');
  }
  const next = {
    ...customer,
    ...('email' in fields ? { email: fields.email } : {}),
    ...('name' in fields ? { name: fields.name } : {}),
    invoice_settings: {
      ...record(customer.invoice_settings),
      ...(card === undefined ? {} : { default_payment_method: card }),
    },
  };
  await save(store, next, 'customer.updated');
  return next;
}

export const readCustomer = (store: StripeStore, _: Fields, id: string) => need(store, 'customer', id);

export async function listCards(store: StripeStore, fields: Fields, id: string) {
  check(fields, { type: 'text', limit: 'whole', starting_after: 'text' });
  await need(store, 'customer', id);
  return listOf((await store.list('pm_', id)).toReversed(), `/v1/customers/${id}/payment_methods`);
}
