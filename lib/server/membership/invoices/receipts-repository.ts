import { and, eq, isNotNull } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { gifts } from '@/lib/server/platform/db/schema/grants';
import { billingInvoices, subscriptions } from '@/lib/server/platform/db/schema/billing';

/** An account's invoice with its plan and the account's name; null for other accounts. */
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

/** A gift that an account bought and paid for, with the account's name; null for other accounts. */
export async function findGiftReceipt(handle: Handle, accountId: string, id: string) {
  const { firstName, lastName, email } = accounts;
  const [row] = await handle
    .select({ gift: gifts, firstName, lastName, email })
    .from(gifts)
    .innerJoin(accounts, eq(accounts.id, gifts.buyerId))
    .where(and(eq(gifts.id, id), eq(gifts.buyerId, accountId), isNotNull(gifts.paidAt)));
  return row ?? null;
}
