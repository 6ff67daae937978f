import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { AlertKind } from '@/lib/domain/research/research';
import { type Handle, preparedRead, type Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { symbolFigures } from '@/lib/server/platform/db/schema/figures';
import { symbols } from '@/lib/server/platform/db/schema/market';
import { watchAlerts } from '@/lib/server/platform/db/schema/watchlists';

export const listAlerts = preparedRead<{ accountId: string }, (typeof watchAlerts.$inferSelect)[]>(
  'watch_alerts',
  (database) =>
    database
      .select()
      .from(watchAlerts)
      .where(eq(watchAlerts.accountId, sql.placeholder('accountId')))
      .orderBy(asc(watchAlerts.createdAt), asc(watchAlerts.id)),
);

export const countAlerts = (tx: Tx, accountId: string) => tx.$count(watchAlerts, eq(watchAlerts.accountId, accountId));

/** A covered stock's last close, with nulls if there is none; undefined for other tickers. */
export async function findLastClose(tx: Tx, ticker: string) {
  const [found] = await tx
    .select({ priceCents: symbolFigures.priceCents, priceDay: symbolFigures.priceDay })
    .from(symbols)
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, symbols.ticker))
    .where(eq(symbols.ticker, ticker));
  return found;
}

export async function insertAlert(tx: Tx, alert: typeof watchAlerts.$inferInsert) {
  await tx.insert(watchAlerts).values(alert);
}

/** A member's alert with the last close of its stock. */
export async function findAlert(tx: Tx, { id, accountId }: { id: string; accountId: string }) {
  const [found] = await tx
    .select({ alert: watchAlerts, priceCents: symbolFigures.priceCents, priceDay: symbolFigures.priceDay })
    .from(watchAlerts)
    .leftJoin(symbolFigures, eq(symbolFigures.ticker, watchAlerts.ticker))
    .where(and(eq(watchAlerts.id, id), eq(watchAlerts.accountId, accountId)));
  return found;
}

/** Changes the condition of an alert; false if it was sent in the meantime. */
export async function updateAlert(
  tx: Tx,
  id: string,
  terms: { kind: AlertKind; priceCents: number | null; daysBefore: number | null },
) {
  const changed = await tx
    .update(watchAlerts)
    .set(terms)
    .where(and(eq(watchAlerts.id, id), isNull(watchAlerts.firedAt)))
    .returning({ id: watchAlerts.id });
  return changed.length === 1;
}

export async function deleteAlert(tx: Tx, { id, accountId }: { id: string; accountId: string }) {
  const gone = await tx
    .delete(watchAlerts)
    .where(and(eq(watchAlerts.id, id), eq(watchAlerts.accountId, accountId)))
    .returning({ id: watchAlerts.id });
  return gone.length === 1;
}

/** A due alert with the data for its email. */
export type DueAlert = {
  id: string;
  kind: AlertKind;
  ticker: string;
  name: string;
  priceCents: number | null;
  closeCents: number | null;
  /** The date of the close for a price alert, the expiration for an alert about a signal. */
  day: string;
  isSample: boolean;
  accountId: string;
  isConfirmed: boolean;
  email: string;
  firstName: string;
};

/** Accounts with a confirmed email and a pending alert about a signal's expiration. */
export async function listSignalWatchers(handle: Handle): Promise<string[]> {
  const found = await handle
    .selectDistinct({ id: watchAlerts.accountId })
    .from(watchAlerts)
    .innerJoin(accounts, eq(accounts.id, watchAlerts.accountId))
    .where(and(eq(watchAlerts.kind, 'expiry'), isNull(watchAlerts.firedAt), isNotNull(accounts.emailConfirmedAt)));
  return found.map(({ id }) => id);
}

type Asked = {
  at: Date;
  today: string;
  limit: number;
  /** Accounts with a plan, which may know of signals that are not public yet. */
  planHolders: readonly string[];
  /** Accounts that get no more emails today. */
  paused: readonly string[];
};

/**
 * Alerts that are due. A price alert needs a close after the alert was created. An expiration alert is due from
 * `days_before` days before a signal's expiration until that day, in the market's time zone.
 */
export async function listDueAlerts(handle: Handle, { at, today, limit, planHolders, paused }: Asked) {
  const { rows } = await handle.execute<DueAlert>(sql`
    select a.id, a.kind, a.ticker, s.name, a.price_cents as "priceCents",
      case when a.kind <> 'expiry' then f.price_cents end as "closeCents",
      coalesce(t.expiration, f.price_day)::text as day,
      coalesce(t.is_sample, f.is_sample) as "isSample",
      a.account_id as "accountId", o.email_confirmed_at is not null as "isConfirmed", o.email, o.first_name as "firstName"
    from watch_alerts a
    join accounts o on o.id = a.account_id and o.deleted_at is null and o.disabled_at is null
    join symbols s on s.ticker = a.ticker
    left join symbol_figures f on f.ticker = a.ticker and a.kind <> 'expiry'
    left join lateral (
      select min(expiration) as expiration, bool_or(is_sample) as is_sample from trades
      where a.kind = 'expiry' and variant = 'live' and symbol = a.ticker and close_date is null
        and expiration between ${today}::date and ${today}::date + a.days_before
        and (is_public or a.account_id = any(${sql.param([...planHolders])}::text[]))
    ) t on true
    where a.fired_at is null and a.account_id <> all(${sql.param([...paused])}::text[]) and case a.kind
      when 'expiry' then t.expiration is not null
      when 'above' then f.price_cents > a.price_cents
      else f.price_cents < a.price_cents end
      and (a.kind = 'expiry' or (f.price_day + time '21:00') at time zone 'UTC' > a.created_at)
      and a.created_at <= ${at.toISOString()}::timestamptz
    order by a.created_at, a.id limit ${limit}`);
  return rows;
}

/** Marks an alert as sent; false if it was already sent or is deleted. */
export async function markAlertFired(tx: Tx, id: string, at: Date) {
  const fired = await tx
    .update(watchAlerts)
    .set({ firedAt: at })
    .where(and(eq(watchAlerts.id, id), isNull(watchAlerts.firedAt)))
    .returning({ id: watchAlerts.id });
  return fired.length === 1;
}
