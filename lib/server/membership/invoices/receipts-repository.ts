import { and, eq } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { billingInvoices, subscriptions } from '@/lib/server/platform/db/schema/billing';

/** An account's own invoice with its plan and the account's name; null for other accounts. */
export async function findReceipt(handle: Handle, accountId: string, stripeId: string) {
  const { firstName, lastName, email } = accounts;
  const [row] = await handle
    .select({ invoice: billingInvoices, tier: subscriptions.tier, firstName, lastName, email })
    .from(billingInvoices)
    .innerJoin(accounts, eq(accounts.id, billingInvoices.accountId))
    .leftJoin(subscriptions, eq(subscriptions.id, billingInvoices.subscriptionId))
    .where(and(eq(billingInvoices.stripeId, stripeId), eq(billingInvoices.accountId, accountId)));
  return row ?? null;
}
