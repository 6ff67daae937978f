import { sessionEnded } from '@/lib/content/shared/messages';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { derive, keyFor } from '@/lib/server/platform/sealing/crypto';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { PaidCard } from '@/lib/server/providers/payments/payments';
import { findAccountById, lockAccount } from '@/lib/server/accounts/accounts-repository';
import {
  claimCardsAnswer,
  findCustomer,
  insertCustomer,
  numberCardsQuestion,
  replaceCards,
} from './billing-repository';
import { enqueueCustomerUpdate } from './customer-updates';
import { readChargedCard } from './default-card';
import { attempt } from './payment-attempts';
import { requirePayments } from './payments';

/** Gets the caller's Stripe customer, or creates it. */
export async function ensureCustomer(accountId: string): Promise<string> {
  const known = await findCustomer(db(), accountId);
  if (known !== null) return known;
  const account = await findAccountById(db(), accountId);
  if (!account) throw new AppError('unauthorized', sessionEnded);
  const payments = await requirePayments();
  const name = `${account.firstName} ${account.lastName}`;
  // If the response is lost, a duplicate customer may be created; it holds no data and is never charged.
  const request = {
    accountId,
    operation: 'customer',
    subject: accountId,
    lookUp: () => Promise.resolve(null),
  } as const;
  const stripeId = await attempt<string>(request, (key) =>
    payments.createCustomer({ accountId, email: account.email, name }, key),
  );
  await transaction(async (tx) => {
    // A concurrent change of the email waits for this lock: it then either finds the customer or is noticed here.
    const current = await lockAccount(tx, accountId);
    await insertCustomer(tx, { accountId, stripeId, createdAt: now() });
    if (current && current.email !== account.email) await enqueueCustomerUpdate(tx, accountId);
  });
  return (await findCustomer(db(), accountId)) ?? stripeId;
}

/**
 * Stores a customer's cards, default card and credit as they are at Stripe. Requests may run concurrently, so a
 * response never overwrites that of a later request.
 */
export async function syncCards(accountId: string, customerId: string) {
  const question = await numberCardsQuestion(db(), accountId);
  const { cards, chargedId, creditCents } = await readChargedCard(customerId);
  const at = now();
  const rows = cards.map((card) => ({
    stripeId: card.id,
    accountId,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.expMonth,
    expYear: card.expYear,
    fingerprintHash: fingerprintOf(card),
    isDefault: card.id === chargedId,
    createdAt: at,
  }));
  await transaction(async (tx) => {
    if (await claimCardsAnswer(tx, accountId, { question, creditCents })) await replaceCards(tx, accountId, rows);
  });
}

/** Keyed hash of Stripe's card fingerprint, so that the fingerprint itself is not stored. */
const fingerprintOf = ({ fingerprint }: PaidCard) =>
  fingerprint === null ? null : derive(keyFor(settings().authSecret, 'card fingerprints'), fingerprint);

/** An idempotency key for a call that is not retried. */
export const freshKey = () => randomId();
