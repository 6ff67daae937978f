import type { z } from 'zod';
import { newYorkDay } from '@/lib/domain/shared/new-york';
import type { watchlistsContract } from '@/lib/contracts/research/watchlists';
import { randomId } from '@/lib/domain/shared/ids';
import { membershipOf } from '@/lib/domain/membership/membership';
import { emailKey } from '@/lib/domain/shared/email';
import { fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';
import { consumePoints } from '@/lib/server/platform/limits/limits-repository';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { listMemberAccess } from '@/lib/server/membership/memberships-repository';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { AppError } from '@/lib/server/platform/errors';
import {
  countAlerts,
  deleteAlert,
  findAlert,
  findLastClose,
  insertAlert,
  listDueAlerts,
  listSignalWatchers,
  markAlertFired,
  updateAlert,
  type DueAlert,
} from './watch-alerts-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { change, noSuchList, type Member } from './watchlists';

const maxAlerts = 50;
/** Alerts per batch; a run processes all batches. */
const batch = 200;

export const addAlert = (member: Member, alert: z.output<typeof watchlistsContract.addAlert.body>) =>
  change(member, async (tx) => {
    if ((await countAlerts(tx, member.accountId)) >= maxAlerts)
      throw new AppError('unprocessable', `You’ve reached the limit of ${maxAlerts} alerts. Delete one first.`);
    const stock = await findLastClose(tx, alert.ticker);
    if (!stock) throw refused('ticker', `We do not cover ${alert.ticker} yet.`);
    if (alert.kind !== 'expiry') refusePassed(alert, stock);
    await insertAlert(tx, {
      ...{ id: randomId(), accountId: member.accountId, ticker: alert.ticker, createdAt: now() },
      ...termsOf(alert),
    });
  });

type Terms = { kind: 'expiry'; daysBefore: number } | PriceAlert;

const termsOf = (alert: Terms) =>
  alert.kind === 'expiry'
    ? { kind: alert.kind, daysBefore: alert.daysBefore, priceCents: null }
    : { kind: alert.kind, daysBefore: null, priceCents: toCents(alert.price) };

const toCents = (price: number) => Math.round(price * 100);

/** Changes a pending alert. Throws 409 if it was sent or changed elsewhere since it was shown. */
export const editAlert = (
  member: Member,
  id: string,
  { from, ...to }: z.output<typeof watchlistsContract.editAlert.body>,
) =>
  change(member, async (tx) => {
    const found = await findAlert(tx, { id, accountId: member.accountId });
    if (!found) throw noSuchList();
    const { alert } = found;
    if (alert.firedAt) throw new AppError('conflict', alertSent);
    const isSame =
      alert.kind === from.kind &&
      alert.daysBefore === from.daysBefore &&
      alert.priceCents === (from.price === null ? null : toCents(from.price));
    if (!isSame) throw new AppError('conflict', alertChanged);
    if (to.kind !== 'expiry') refusePassed(to, found);
    if (!(await updateAlert(tx, id, termsOf(to)))) throw new AppError('conflict', alertSent);
  });

const alertSent = 'This alert was already sent. Create a new one.';
const alertChanged = 'This alert changed in another tab or on another device. Check it and save again.';

type PriceAlert = { kind: 'above' | 'below'; price: number };
type LastClose = Pick<NonNullable<Awaited<ReturnType<typeof findLastClose>>>, 'priceCents' | 'priceDay'>;

/** Rejects a price that the last close has already crossed, because the alert would be sent at the next close. */
function refusePassed({ kind, price }: PriceAlert, { priceCents, priceDay }: LastClose) {
  if (priceCents === null || priceDay === null) return;
  const cents = toCents(price);
  if (kind === 'above' ? priceCents <= cents : priceCents >= cents) return;
  throw refused('price', `Enter a price ${kind} the last close: ${usdExact(priceCents)} on ${fullDate(priceDay)}.`);
}

const refused = (field: string, sentence: string) =>
  new AppError('unprocessable', sentence, { fields: { [field]: sentence } });

export const removeAlert = (member: Member, id: string) =>
  change(member, async (tx) => {
    if (!(await deleteAlert(tx, { id, accountId: member.accountId }))) throw noSuchList();
  });

/**
 * Emails every due alert. Each is marked in the transaction that queues its email: a crash leaves both or neither, and
 * a second process finds it marked. Accounts with an unconfirmed address get only a few emails a day; their other
 * alerts wait.
 */
export async function fireAlerts(): Promise<number> {
  const at = now();
  // The date in New York, where it may still be the previous day.
  const today = newYorkDay(at);
  const planHolders = await amongPlanHolders(await listSignalWatchers(db()), at);
  const paused = new Set<string>();
  let fired = 0;
  for (;;) {
    const due = await listDueAlerts(db(), { at, today, limit: batch, planHolders, paused: [...paused] });
    for (const alert of due) {
      if (paused.has(alert.accountId)) continue;
      const outcome = await fire(alert, at);
      if (outcome === 'paused') paused.add(alert.accountId);
      else if (outcome === 'fired') fired += 1;
    }
    if (due.length < batch) return fired;
  }
}

/**
 * Filters accounts to those with a plan, by the rule that shows open signals on the site: a subscription past its grace
 * period gives no plan.
 */
async function amongPlanHolders(accountIds: readonly string[], at: Date) {
  const accessByMember = await listMemberAccess(db(), accountIds, at);
  return [...accessByMember]
    .filter(([, memberAccess]) => membershipOf(memberAccess, at).tier !== null)
    .map(([id]) => id);
}

const fire = (alert: DueAlert, at: Date) =>
  transaction(async (tx) => {
    const isOver = !alert.isConfirmed && (await consumePoints(tx, [mailLimit(alert)])).some((count) => count.isOver);
    if (isOver) return 'paused';
    if (!(await markAlertFired(tx, alert.id, at))) return 'gone';
    const { kind, ticker, name, day, isSample, firstName } = alert;
    const siteUrl = siteAddress();
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: {
        template: 'watch-alert',
        to: alert.email,
        data: {
          ...{ firstName, kind, ticker, name, day, isSample },
          price: alert.priceCents === null ? null : alert.priceCents / 100,
          close: alert.closeCents === null ? null : alert.closeCents / 100,
          link: siteUrl + paths.stock(ticker),
        },
      },
      dedupeKey: `watch-alert:${alert.id}`,
    });
    return 'fired';
  });

const mailLimit = ({ email }: DueAlert) => ({
  limit: 'alertMailUnconfirmed' as const,
  key: hashOf(emailKey(email)).slice(0, 22),
});
