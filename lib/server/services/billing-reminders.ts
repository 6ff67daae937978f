import { graceDays, graceEnd } from '@/lib/domain/membership';
import { priceCents } from '@/lib/domain/plans';
import { now } from '../clock';
import { db, transaction } from '../db/pool';
import { expireGrants } from '../repositories/gifts';
import { findAccountById } from '../repositories/accounts';
import { listCards } from '../repositories/billing';
import { listByStatus, type SubscriptionRow } from '../repositories/subscriptions';
import { writeBilling } from './billing-mails';

const dayMs = 86_400_000;
/** The first reminder is the word that the card was refused; the second and the third come on these days after. */
const remindOn = { 'payment-reminder': 3, 'payment-last-reminder': graceDays - 1 } as const;
const trialNoticeDays = 3;
const cardNoticeDays = 20;

/** Writes what is due to be written, each letter once: before the first charge, while a payment is open, when a card ends. */
export async function remindPayers(): Promise<number> {
  const at = now();
  let written = 0;
  for (const row of await listByStatus(db(), ['trialing', 'active', 'past_due'])) {
    for (const letter of await lettersFor(row, at)) written += Number(await write(row, letter));
  }
  return written + (await endGrants(at));
}

type Due = { kind: Parameters<typeof writeBilling>[1]['kind']; key: string; at: Date };

async function lettersFor(row: SubscriptionRow, at: Date): Promise<Due[]> {
  const { periodEnd, pastDueSince, status } = row;
  const daysLeft = periodEnd ? (periodEnd.getTime() - at.getTime()) / dayMs : Infinity;
  if (status === 'past_due' && pastDueSince) {
    const days = (at.getTime() - pastDueSince.getTime()) / dayMs;
    return (Object.keys(remindOn) as (keyof typeof remindOn)[]).flatMap((kind) =>
      days >= remindOn[kind] && days < graceDays
        ? [{ kind, key: `${pastDueSince.getTime()}`, at: graceEnd(pastDueSince) }]
        : [],
    );
  }
  if (!periodEnd || row.cancelsAtPeriodEnd || daysLeft < 0) return [];
  if (status === 'trialing' && daysLeft <= trialNoticeDays)
    return [{ kind: 'trial-ending', key: 'trial', at: periodEnd }];
  if (daysLeft > cardNoticeDays) return [];
  const card = (await listCards(db(), row.accountId)).find(({ isDefault }) => isDefault);
  // A card is good to the last day of its month.
  const isOut = card !== undefined && Date.UTC(card.expYear, card.expMonth, 1) <= periodEnd.getTime();
  return isOut
    ? [{ kind: 'card-expiring', key: `${card.stripeId}:${card.expYear}-${card.expMonth}`, at: periodEnd }]
    : [];
}

async function write(row: SubscriptionRow, { kind, key, at }: Due): Promise<boolean> {
  const account = await findAccountById(db(), row.accountId);
  if (!account) return false;
  const payer = { accountId: account.id, email: account.email, firstName: account.firstName };
  const { tier, interval, id } = row;
  const amountCents = priceCents(tier, interval);
  return transaction((tx) => writeBilling(tx, { payer, kind, key: `${id}:${key}`, amountCents, interval, at }));
}

/** Notes gifts and grants that are over, and tells their owners. */
async function endGrants(at: Date): Promise<number> {
  return transaction(async (tx) => {
    const ended = await expireGrants(tx, at);
    for (const { id, accountId, endsAt } of ended) {
      const account = await findAccountById(tx, accountId);
      if (!account) continue;
      const payer = { accountId, email: account.email, firstName: account.firstName };
      await writeBilling(tx, { payer, kind: 'grant-ended', key: id, amountCents: 0, interval: 'month', at: endsAt });
    }
    return ended.length;
  });
}
