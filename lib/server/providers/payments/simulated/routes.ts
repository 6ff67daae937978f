import { now } from '@/lib/server/platform/clock';
import { closeDispute, listInvoicePayments, readCharge, readDispute } from './charges';
import {
  createAccount,
  createAccountLink,
  createTransfer,
  listTransfers,
  readAccount,
  readTransfer,
  reverseTransfer,
} from './connect';
import { createCustomer, listCards, readCustomer, updateCustomer } from './customers';
import { confirmPayment, confirmSetup, createPayment, createSetup, readPayment, readSetup } from './intents';
import { markPaid, payInvoice } from './invoice-payments';
import { listInvoices, readInvoice, updateInvoice } from './invoices';
import { attachMethod, createMethod, detachMethod, readMethod, updateMethod } from './methods';
import { previewInvoice } from './preview';
import { simulatedPrices } from './prices';
import { createRefund, listRefunds, readRefund } from './refunds';
import { listOf, need, record, seconds, text, type Fields, type StripeStore } from './state';
import { voidInvoice } from './void-invoices';
import {
  createSubscription,
  endSubscription,
  listSubscriptions,
  readSubscription,
  updateSubscription,
} from './subscriptions';

type Route = (store: StripeStore, fields: Fields, id: string) => Promise<object>;

/** The routes of Stripe's API that we use; ':' stands for an id. */
const routes: Readonly<Record<string, Route>> = {
  'POST /v1/customers': createCustomer,
  'GET /v1/customers/:': readCustomer,
  'POST /v1/customers/:': updateCustomer,
  'GET /v1/customers/:/payment_methods': listCards,
  'POST /v1/setup_intents': createSetup,
  'GET /v1/setup_intents/:': readSetup,
  'POST /v1/setup_intents/:/confirm': confirmSetup,
  'POST /v1/payment_intents': createPayment,
  'GET /v1/payment_intents/:': readPayment,
  'POST /v1/payment_intents/:/confirm': payAndClose,
  'POST /v1/payment_methods': createMethod,
  'GET /v1/payment_methods/:': readMethod,
  'POST /v1/payment_methods/:': updateMethod,
  'POST /v1/payment_methods/:/attach': attachMethod,
  'POST /v1/payment_methods/:/detach': detachMethod,
  'POST /v1/subscriptions': createSubscription,
  'GET /v1/subscriptions': listSubscriptions,
  'GET /v1/subscriptions/:': readSubscription,
  'POST /v1/subscriptions/:': updateSubscription,
  'DELETE /v1/subscriptions/:': endSubscription,
  'GET /v1/invoices': listInvoices,
  'POST /v1/invoices/create_preview': previewInvoice,
  'GET /v1/invoices/:': readInvoice,
  'POST /v1/invoices/:': updateInvoice,
  'POST /v1/invoices/:/pay': payInvoice,
  'POST /v1/invoices/:/void': voidInvoice,
  'GET /v1/charges/:': readCharge,
  'GET /v1/disputes/:': readDispute,
  'POST /v1/disputes/:/close': closeDispute,
  'GET /v1/invoice_payments': listInvoicePayments,
  'POST /v1/refunds': createRefund,
  'GET /v1/refunds': listRefunds,
  'GET /v1/refunds/:': readRefund,
  'POST /v1/accounts': createAccount,
  'GET /v1/accounts/:': readAccount,
  'POST /v1/account_links': createAccountLink,
  'POST /v1/transfers': createTransfer,
  'GET /v1/transfers': listTransfers,
  'GET /v1/transfers/:': readTransfer,
  'POST /v1/transfers/:/reversals': reverseTransfer,
  'GET /v1/prices': (_, fields) => {
    const keys = Object.values(record(fields.lookup_keys)).map(String);
    return Promise.resolve(
      listOf(
        simulatedPrices.filter(({ lookup_key }) => keys.includes(String(lookup_key))),
        '/v1/prices',
      ),
    );
  },
};

export function routeOf(method: string, path: string): { run: Route; id: string } | undefined {
  const [root = '', kind = '', id = '', ...rest] = path.replace(/^\//, '').split('/');
  const pattern = `/${[root, kind, ...(id === '' ? [] : [':']), ...rest].join('/')}`;
  const run = routes[`${method} ${path}`] ?? routes[`${method} ${pattern}`];
  return run ? { run, id } : undefined;
}

/** Confirms a payment and marks its invoice, if any, as paid. */
async function payAndClose(store: StripeStore, fields: Fields, id: string) {
  const intent = await confirmPayment(store, fields, id);
  const invoiceId = record(intent).simulated_invoice;
  if (typeof invoiceId === 'string')
    await markPaid(store, await need(store, 'invoice', text(invoiceId)), seconds(now()), text(fields.payment_method));
  return intent;
}
