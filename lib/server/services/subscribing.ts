import type { z } from 'zod';
import { founderHad, noCard, testDriveConsent, testDriveHad } from '@/lib/content/payment-messages';
import { ownSubscription, type newSubscription, type OwnSubscription } from '@/lib/contracts/transactions';
import { randomId } from '@/lib/domain/ids';
import { testDriveDays } from '@/lib/domain/plans';
import { now } from '../clock';
import { db, transaction, type Tx } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { PaymentFault } from '../providers/payments/payment-fault';
import { insertTouches } from '../repositories/attribution';
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
import { keepAnswer, keepEnd } from './subscription-sync';
import { syncInvoices } from './invoice-sync';

type Form = z.output<typeof newSubscription>;
type Asked = { accountId: string; form: Form; clientKey: string | undefined; origin: Origin };

/**
 * Subscribes. The row stands before the call and its id is the key of it: however many ask at once, and however often an
 * answer is lost, Stripe makes one subscription. It is made unpaid and then paid with the card on file, as what is open
 * later is: one that lives already is answered, one whose payment was refused is paid with the card that is there now.
 */
export async function subscribe({ accountId, form, clientKey, origin }: Asked): Promise<OwnSubscription> {
  await enforceLimits([{ limit: 'paymentsByAccount', key: accountId }], origin);
  await requirePayments();
  return once({ accountId, operation: 'subscribe', clientKey, request: form, answer: ownSubscription }, async () => {
    const customerId = await ensureCustomer(accountId);
    await makeRoom({ accountId, form, customerId });
    const row = await transaction((tx) => takeRow(tx, { accountId, form, origin }));
    const begun = row.stripeId === null ? await begin(row, customerId) : row;
    return isOpen(begun) ? payOpen(begun) : shownSubscription(begun);
  });
}

const isOpen = ({ status }: SubscriptionRow) => status === 'incomplete' || status === 'past_due' || status === 'unpaid';

/** What was never paid, and is not what is asked for now, is ended: whoever chooses anew gets what the button says. */
async function makeRoom({ accountId, form, customerId }: Pick<Asked, 'accountId' | 'form'> & { customerId: string }) {
  const live = await findLive(db(), accountId);
  if (live?.status !== 'incomplete') return;
  const isSame = live.tier === form.subscriptionType && live.interval === form.interval;
  if (isSame && (live.trialEnd !== null) === form.isTestDrive) return;
  const begun = live.stripeId === null ? await begin(live, customerId) : live;
  if (begun.status === 'incomplete' && begun.stripeId !== null) await keepEnd(begun.stripeId);
}

/** The row of the one subscription that the account may have: the one that is there, or a new one. */
async function takeRow(tx: Tx, { accountId, form, origin }: Omit<Asked, 'clientKey'>): Promise<SubscriptionRow> {
  await lockBilling(tx, accountId);
  const live = await findLive(tx, accountId);
  if (live) return live;
  const card = await payingCard(tx, accountId);
  const { subscriptionType: tier, interval, uniqueId, promoCode, attribution, ledBy } = form;
  const at = now();
  const id = randomId();
  if (tier === 'cofounder') {
    if ((await founderStanding(tx, accountId)) === 'lost') throw new AppError('conflict', founderHad);
    await lockFounder(tx, accountId, at);
  }
  if (form.isTestDrive) {
    if (!form.agreesToTestDrive)
      throw new AppError('unprocessable', testDriveConsent, { fields: { agreesToTestDrive: testDriveConsent } });
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
  const row = {
    id,
    accountId,
    tier,
    interval,
    trialEnd,
    uniqueId: uniqueId ?? null,
    ledByPost: ledBy ?? null,
    createdAt: at,
  };
  if (!(await insertSubscription(tx, { ...row, status: 'incomplete' })))
    throw new Error('A subscription appeared in spite of the lock.');
  await insertTouches(tx, { kind: 'subscription', id }, attribution);
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
async function begin(row: SubscriptionRow, customerId: string): Promise<SubscriptionRow> {
  const { id: ourId, tier, interval, uniqueId, trialEnd } = row;
  const asked = await readMoment(db());
  const payments = await requirePayments();
  const trialDays = trialEnd === null ? undefined : testDriveDays;
  const wish = { customerId, ourId, tier, interval, trialDays, uniqueId };
  // Its answer may be the kept one of an earlier try: an older one never replaces what was written since.
  const kept = await keepAnswer(await payments.createSubscription(wish, `sub:${ourId}`), asked);
  if (kept?.status === 'trialing') await syncInvoices(row.accountId);
  return kept ?? row;
}

/** Pays what is open with the card that pays now. What its bank wants to ask is answered by its owner, with the secret. */
export async function payOpen(row: SubscriptionRow): Promise<OwnSubscription> {
  const payments = await requirePayments();
  const card = await payingCard(db(), row.accountId);
  const { latestInvoiceId: invoice, accountId, stripeId } = row;
  if (invoice === null || stripeId === null) return shownSubscription(row);
  // A minute's clicks are one try; a later one may have another end, with the same card.
  const key = `pay:${invoice}:${card.stripeId}:${Math.floor(now().getTime() / 60_000)}`;
  const paying = payments.payInvoice(invoice, card.stripeId, key);
  const [tried] = await Promise.allSettled([paying]);
  await syncInvoices(accountId);
  const asked = await readMoment(db());
  const paid = await payments.readSubscription(stripeId);
  const fresh = (await keepAnswer(paid, asked)) ?? row;
  // Of two tries at once the second finds it paid: what counts is how it stands.
  if (!isOpen(fresh)) return shownSubscription(fresh);
  const isAsked =
    tried.status === 'rejected' && tried.reason instanceof PaymentFault && tried.reason.outcome === 'asks';
  if (!isAsked) await paying;
  return shownSubscription(fresh, paid.clientSecret);
}

async function payingCard(handle: Parameters<typeof listCards>[0], accountId: string): Promise<CardRow> {
  const card = (await listCards(handle, accountId)).find(({ isDefault }) => isDefault);
  if (!card) throw new AppError('conflict', noCard);
  return card;
}
