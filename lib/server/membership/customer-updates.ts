import { z } from 'zod';
import { randomId } from '@/lib/domain/shared/ids';
import { db, type Database, type Tx } from '@/lib/server/platform/db/pool';
import { PaymentError } from '@/lib/server/providers/payments/payment-error';
import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import { findCustomer } from './billing-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { requirePayments } from './payments';

/**
 * Queues an update of the Stripe customer, in the transaction that changes the email. Does nothing for accounts without
 * a customer.
 */
export async function enqueueCustomerUpdate(tx: Tx, accountId: string) {
  if ((await findCustomer(tx, accountId)) !== null)
    await enqueueMessage(tx, { topic: 'customer-update', payload: { accountId } });
}

/** Sends the account's current email and name to Stripe, and sends them again if they changed during the call. */
export async function handleCustomerUpdate(payload: unknown) {
  const { accountId } = z.object({ accountId: z.string() }).parse(payload);
  let sent: string | undefined;
  for (;;) {
    const customer = await readCustomer(db(), accountId);
    const next = JSON.stringify(customer);
    if (customer === null || next === sent) return;
    try {
      await (await requirePayments()).updateCustomer(customer, `customer:${randomId()}`);
    } catch (error) {
      // The customer was deleted at Stripe, so there is nothing to update.
      if (error instanceof PaymentError && error.outcome === 'missing') return;
      throw error;
    }
    sent = next;
  }
}

async function readCustomer(handle: Database, accountId: string) {
  const customerId = await findCustomer(handle, accountId);
  const account = await findAccountById(handle, accountId);
  if (customerId === null || !account || account.email === '') return null;
  return { customerId, email: account.email, name: `${account.firstName} ${account.lastName}` };
}
