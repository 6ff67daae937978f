import { sessionEnded } from '@/lib/content/messages';
import { randomId } from '@/lib/domain/ids';
import { now } from '../clock';
import { derive, keyFor } from '../crypto';
import { db, transaction } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { PaidCard } from '../providers/payments/payments';
import { findAccountById } from '../repositories/accounts';
import {
  claimCardsAnswer,
  findCustomer,
  insertCustomer,
  numberCardsQuestion,
  replaceCards,
} from '../repositories/billing';
import { requirePayments } from './payments';

/** The caller at Stripe: made when first needed, and once. */
export async function ensureCustomer(accountId: string): Promise<string> {
  const known = await findCustomer(db(), accountId);
  if (known !== null) return known;
  const account = await findAccountById(db(), accountId);
  if (!account) throw new AppError('unauthorized', sessionEnded);
  const payments = await requirePayments();
  const name = `${account.firstName} ${account.lastName}`;
  const stripeId = await payments.createCustomer({ accountId, email: account.email, name }, `cust:${accountId}`);
  await insertCustomer(db(), { accountId, stripeId, createdAt: now() });
  return (await findCustomer(db(), accountId)) ?? stripeId;
}

/**
 * Takes over the cards that Stripe has of a customer, and which of them pays. An event and its owner may ask at the same
 * time: what was asked first is not written over what was asked later.
 */
export async function syncCards(accountId: string, customerId: string) {
  const payments = await requirePayments();
  const question = await numberCardsQuestion(db(), accountId);
  const { cards, defaultId } = await payments.listCards(customerId);
  const at = now();
  const rows = cards.map((card) => ({
    stripeId: card.id,
    accountId,
    brand: card.brand,
    last4: card.last4,
    expMonth: card.expMonth,
    expYear: card.expYear,
    fingerprintHash: fingerprintOf(card),
    isDefault: card.id === defaultId,
    createdAt: at,
  }));
  await transaction(async (tx) => {
    if (await claimCardsAnswer(tx, accountId, question)) await replaceCards(tx, accountId, rows);
  });
}

/** Tells one card from another without being worth anything elsewhere. */
const fingerprintOf = ({ fingerprint }: PaidCard) =>
  fingerprint === null ? null : derive(keyFor(settings().authSecret, 'card fingerprints'), fingerprint);

/** A key for a call that nobody asks twice. */
export const freshKey = () => randomId();
