import { and, desc, eq, gt, inArray, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import {
  billingCards,
  billingCustomers,
  billingInvoices,
  billingOperations,
} from '@/lib/server/platform/db/schema/billing';

export type CardRow = typeof billingCards.$inferSelect;
export type InvoiceRow = typeof billingInvoices.$inferSelect;

export async function findCustomer(handle: Handle, accountId: string): Promise<string | null> {
  const [row] = await handle
    .select({ stripeId: billingCustomers.stripeId })
    .from(billingCustomers)
    .where(eq(billingCustomers.accountId, accountId));
  return row?.stripeId ?? null;
}

/** The account of a Stripe customer, with its email, which is empty for a deleted account. */
export async function findPayer(handle: Handle, customerId: string) {
  const [row] = await handle
    .select({ accountId: accounts.id, email: accounts.email, firstName: accounts.firstName })
    .from(billingCustomers)
    .innerJoin(accounts, eq(accounts.id, billingCustomers.accountId))
    .where(eq(billingCustomers.stripeId, customerId));
  return row ?? null;
}

/** Like `findPayer`, by account id. */
export async function findPayerOf(handle: Handle, accountId: string) {
  const [row] = await handle
    .select({ accountId: accounts.id, email: accounts.email, firstName: accounts.firstName })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return row ?? null;
}

/** The account of a Stripe customer whose stored credit is above zero; null otherwise. */
export async function findCreditHolder(handle: Handle, customerId: string): Promise<string | null> {
  const [row] = await handle
    .select({ accountId: billingCustomers.accountId })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.stripeId, customerId), gt(billingCustomers.creditCents, 0)));
  return row?.accountId ?? null;
}

export async function insertCustomer(handle: Handle, customer: typeof billingCustomers.$inferInsert) {
  await handle.insert(billingCustomers).values(customer).onConflictDoNothing();
}

export const listCards = (handle: Handle, accountId: string): Promise<CardRow[]> =>
  handle
    .select()
    .from(billingCards)
    .where(eq(billingCards.accountId, accountId))
    .orderBy(desc(billingCards.isDefault), desc(billingCards.createdAt));

/** Numbers a request for an account's cards, before it is sent. */
export async function numberCardsQuestion(handle: Handle, accountId: string): Promise<number> {
  const [row] = await handle
    .update(billingCustomers)
    .set({ cardsAsked: sql`${billingCustomers.cardsAsked} + 1` })
    .where(eq(billingCustomers.accountId, accountId))
    .returning({ asked: billingCustomers.cardsAsked });
  return row?.asked ?? 0;
}

/**
 * Stores a response's credit and returns whether its cards may be stored too: false if the response to a later request
 * was already stored.
 */
export async function claimCardsAnswer(
  tx: Tx,
  accountId: string,
  { question, creditCents }: { question: number; creditCents: number },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(billingCustomers)
    .set({ cardsTold: question, creditCents })
    .where(and(eq(billingCustomers.accountId, accountId), lt(billingCustomers.cardsTold, question)));
  return rowCount === 1;
}

/** Replaces an account's stored cards with those at Stripe. */
export async function replaceCards(tx: Tx, accountId: string, cards: (typeof billingCards.$inferInsert)[]) {
  const ids = cards.map(({ stripeId }) => stripeId);
  await tx
    .delete(billingCards)
    .where(
      and(eq(billingCards.accountId, accountId), ids.length > 0 ? notInArray(billingCards.stripeId, ids) : undefined),
    );
  await tx.update(billingCards).set({ isDefault: false }).where(eq(billingCards.accountId, accountId));
  for (const card of cards) {
    const { expMonth, expYear, isDefault } = card;
    await tx
      .insert(billingCards)
      .values(card)
      .onConflictDoUpdate({ target: billingCards.stripeId, set: { expMonth, expYear, isDefault } });
  }
}

export const listInvoices = (handle: Handle, accountId: string, max = 60): Promise<InvoiceRow[]> =>
  handle
    .select()
    .from(billingInvoices)
    .where(eq(billingInvoices.accountId, accountId))
    .orderBy(desc(billingInvoices.createdAt))
    .limit(max);

/** Whether any invoice of a subscription was paid. */
export async function hasPaid(handle: Handle, subscriptionId: string): Promise<boolean> {
  const rows = await handle
    .select({ id: billingInvoices.stripeId })
    .from(billingInvoices)
    .where(and(eq(billingInvoices.subscriptionId, subscriptionId), gt(billingInvoices.paidCents, 0)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Stores an invoice as it is at Stripe, unless the response to a later request was stored. Returns the previous row.
 */
export async function saveInvoice(tx: Tx, row: typeof billingInvoices.$inferInsert): Promise<InvoiceRow | null> {
  const before = await lockInvoice(tx, row.stripeId);
  const { stripeId: _, ...rest } = row;
  await tx
    .insert(billingInvoices)
    .values(row)
    .onConflictDoUpdate({
      target: billingInvoices.stripeId,
      set: rest,
      setWhere: sql`${billingInvoices.syncedAt} <= ${row.syncedAt.toISOString()}::timestamptz`,
    });
  return before;
}

export async function findInvoice(handle: Handle, stripeId: string): Promise<InvoiceRow | null> {
  const [row] = await handle.select().from(billingInvoices).where(eq(billingInvoices.stripeId, stripeId));
  return row ?? null;
}

/** Locks an invoice's row until the transaction ends. */
export async function lockInvoice(tx: Tx, stripeId: string): Promise<InvoiceRow | null> {
  const [row] = await tx.select().from(billingInvoices).where(eq(billingInvoices.stripeId, stripeId)).for('update');
  return row ?? null;
}

export async function updateInvoiceRow(tx: Tx, stripeId: string, change: Partial<typeof billingInvoices.$inferInsert>) {
  await tx.update(billingInvoices).set(change).where(eq(billingInvoices.stripeId, stripeId));
}

type Operation = typeof billingOperations.$inferSelect;
type OperationName = Pick<Operation, 'accountId' | 'operation' | 'clientKey'>;

const named = ({ accountId, operation, clientKey }: OperationName) =>
  and(
    eq(billingOperations.accountId, accountId),
    eq(billingOperations.operation, operation),
    eq(billingOperations.clientKey, clientKey),
  );

/** Stores an operation before it is carried out. If it already exists, returns the stored one. */
export async function beginOperation(handle: Handle, row: typeof billingOperations.$inferInsert): Promise<Operation> {
  await handle.insert(billingOperations).values(row).onConflictDoNothing();
  const [found] = await handle.select().from(billingOperations).where(named(row));
  if (!found) throw new Error('The payment operation just saved is missing.');
  return found;
}

export async function endOperation(
  handle: Handle,
  key: string,
  end: { state: 'done' | 'refused'; answer: Record<string, unknown> | null; at: Date },
) {
  const { state, answer, at } = end;
  await handle.update(billingOperations).set({ state, answer, finishedAt: at }).where(eq(billingOperations.key, key));
}

/** Payments and subscriptions that were started before a time and whose outcome is unknown, oldest first. */
export const listOpenAttempts = (handle: Handle, before: Date) =>
  handle
    .select()
    .from(billingOperations)
    .where(
      and(
        eq(billingOperations.state, 'open'),
        inArray(billingOperations.operation, ['begin', 'pay']),
        lte(billingOperations.createdAt, before),
      ),
    )
    .orderBy(billingOperations.createdAt)
    .limit(50);

/** Deletes an operation, so that it can be retried with the same client key. */
export async function deleteOperation(handle: Handle, key: string) {
  await handle.delete(billingOperations).where(eq(billingOperations.key, key));
}
