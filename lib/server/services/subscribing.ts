import type { z } from 'zod';
import { founderHad, noCard, testDriveConsent, testDriveHad } from '@/lib/content/payment-messages';
import { ownSubscription, type newSubscription, type OwnSubscription } from '@/lib/contracts/transactions';
import { randomId } from '@/lib/domain/ids';
import { testDriveDays } from '@/lib/domain/plans';
import { now } from '../clock';
import { db, transaction, type Tx } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { recordAudit } from '../repositories/audit';
import { listCards, type CardRow } from '../repositories/billing';
import { recordConsent } from '../repositories/consents';
import {
  findLive,
  founderStanding,
  insertSubscription,
  insertTestDrive,
  lockBilling,
  lockFounder,
  readMoment,
  type SubscriptionRow,
} from '../repositories/subscriptions';
import { ensureCustomer } from './billing-customers';
import { once } from './billing-operations';
import { enforceLimits } from './limits';
import { shownSubscription } from './own-subscription';
import { creditOwner } from './promo-codes';
import { requirePayments } from './payments';
import { keepAnswer, syncSubscription } from './subscription-sync';
import { syncInvoices } from './invoice-sync';

type Form = z.output<typeof newSubscription>;
type Asked = { accountId: string; form: Form; clientKey: string | undefined; origin: Origin };

/**
 * Subscribes. The row stands before the call and its id is the key of it: however many ask at once, and however often an
 * answer is lost, Stripe makes one subscription. One that lives already is answered; one whose first payment was
 * refused is paid with the card that is there now.
 */
export async function subscribe({ accountId, form, clientKey, origin }: Asked): Promise<OwnSubscription> {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  await requirePayments();
  return once({ accountId, operation: 'subscribe', clientKey, request: form, answer: ownSubscription }, async () => {
    const customerId = await ensureCustomer(accountId);
    const row = await transaction((tx) => takeRow(tx, { accountId, form, origin }));
    if (row.stripeId === null) return start(row, customerId);
    if (row.status === 'incomplete' || row.status === 'past_due' || row.status === 'unpaid') return payOpen(row);
    return shownSubscription(row);
  });
}

/** The row of the one subscription that the account may have: the one that is there, or a new one. */
async function takeRow(tx: Tx, { accountId, form, origin }: Omit<Asked, 'clientKey'>): Promise<SubscriptionRow> {
  await lockBilling(tx, accountId);
  const live = await findLive(tx, accountId);
  if (live) return live;
  const card = await payingCard(tx, accountId);
  const { subscriptionType: tier, interval, uniqueId, promoCode } = form;
  const at = now();
  const id = randomId();
  if (tier === 'cofounder') {
    if ((await founderStanding(tx, accountId)) === 'lost') throw new AppError('conflict', founderHad);
    await lockFounder(tx, accountId, at);
  }
  if (form.isTestDrive) {
    if (!form.agreesToTestDrive) throw new AppError('unprocessable', testDriveConsent);
    const drive = {
      accountId,
      subscriptionId: id,
      startedAt: at,
      fingerprintHash: card.fingerprintHash ?? card.stripeId,
    };
    if (!(await insertTestDrive(tx, drive))) throw new AppError('conflict', testDriveHad);
    await recordConsent(tx, { name: 'test-drive', subject: accountId, given: 'tick', page: undefined, origin });
  }
  const trialEnd = form.isTestDrive ? new Date(at.getTime() + testDriveDays * 86_400_000) : null;
  const row = { id, accountId, tier, interval, trialEnd, uniqueId: uniqueId ?? null, createdAt: at };
  if (!(await insertSubscription(tx, { ...row, status: 'incomplete' })))
    throw new Error('A subscription appeared in spite of the lock.');
  await creditOwner(tx, { subscriptionId: id, accountId, code: promoCode });
  await recordAudit(tx, {
    event: 'subscription_asked',
    result: 'ok',
    subject: accountId,
    origin,
    detail: { tier, interval },
  });
  const made = await findLive(tx, accountId);
  if (!made) throw new Error('A subscription that was just kept is not there.');
  return made;
}

/** Everything that Stripe is told stands in the row, so that a repeat under the row's key is the very same call. */
async function start(row: SubscriptionRow, customerId: string): Promise<OwnSubscription> {
  const { id: ourId, tier, interval, uniqueId, trialEnd } = row;
  const asked = await readMoment(db());
  const payments = await requirePayments();
  const trialDays = trialEnd === null ? undefined : testDriveDays;
  const paid = await payments.createSubscription(
    { customerId, ourId, tier, interval, trialDays, uniqueId },
    `sub:${ourId}`,
  );
  // Its answer may be the kept one of an earlier try: how it stands now is asked, unless it is new.
  const kept = await keepAnswer(paid, asked);
  await syncInvoices(row.accountId);
  if (kept?.status === 'incomplete' && paid.clientSecret === null) return shownSubscription(kept);
  return shownSubscription(kept ?? row, kept?.status === 'incomplete' ? paid.clientSecret : null);
}

/** Pays what is open with the card that pays now. What its bank wants to ask is answered by its owner. */
export async function payOpen(row: SubscriptionRow): Promise<OwnSubscription> {
  const payments = await requirePayments();
  const card = await payingCard(db(), row.accountId);
  const { latestInvoiceId: invoice, accountId } = row;
  if (invoice === null) return shownSubscription(row);
  // A minute's clicks are one try; a later one may have another end, with the same card.
  const key = `pay:${invoice}:${card.stripeId}:${Math.floor(now().getTime() / 60_000)}`;
  const paying = payments.payInvoice(invoice, card.stripeId, key);
  const [tried] = await Promise.allSettled([paying]);
  await syncInvoices(accountId);
  const fresh = row.stripeId === null ? row : await syncSubscription(row.stripeId);
  // Of two tries at once the second finds it paid: what counts is how it stands.
  if (tried.status === 'rejected' && fresh?.status !== 'active') await paying;
  return shownSubscription(fresh ?? row);
}

async function payingCard(handle: Parameters<typeof listCards>[0], accountId: string): Promise<CardRow> {
  const card = (await listCards(handle, accountId)).find(({ isDefault }) => isDefault);
  if (!card) throw new AppError('conflict', noCard);
  return card;
}
