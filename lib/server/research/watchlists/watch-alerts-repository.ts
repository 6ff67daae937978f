import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { AlertKind } from '@/lib/domain/research/research';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { preparedRead } from '@/lib/server/platform/db/prepared-read';
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

export async function insertAlert(tx: Tx, alert: typeof watchAlerts.$inferInsert) {
  await tx.insert(watchAlerts).values(alert);
}

export async function deleteAlert(tx: Tx, { id, accountId }: { id: string; accountId: string }) {
  const gone = await tx
    .delete(watchAlerts)
    .where(and(eq(watchAlerts.id, id), eq(watchAlerts.accountId, accountId)))
    .returning({ id: watchAlerts.id });
  return gone.length === 1;
}

/** A due alert with the data of its mail. */
export type DueAlert = {
  id: string;
  kind: AlertKind;
  ticker: string;
  name: string;
  priceCents: number | null;
  closeCents: number | null;
  /** The day of the close, or of the signal's expiration. */
  day: string;
  isSample: boolean;
  email: string;
  firstName: string;
};

/**
 * Due alerts. A price alert requires a close after it was set; a signal alert is due from a number of days before
 * expiration to that day, by the market's calendar.
 */
export async function listDueAlerts(handle: Handle, { at, today, limit }: { at: Date; today: string; limit: number }) {
  const { rows } = await handle.execute<DueAlert>(sql`
    select a.id, a.kind, a.ticker, s.name, a.price_cents as "priceCents",
      case when a.kind <> 'expiry' then f.price_cents end as "closeCents",
      coalesce(t.expiration, f.price_day)::text as day,
      coalesce(t.is_sample, f.is_sample) as "isSample", o.email, o.first_name as "firstName"
    from watch_alerts a
    join accounts o on o.id = a.account_id and o.deleted_at is null and o.disabled_at is null
    join symbols s on s.ticker = a.ticker
    left join symbol_figures f on f.ticker = a.ticker and a.kind <> 'expiry'
    left join lateral (
      select min(expiration) as expiration, bool_or(is_sample) as is_sample from trades
      where a.kind = 'expiry' and variant = 'live' and symbol = a.ticker and close_date is null
        and expiration between ${today}::date and ${today}::date + a.days_before
        and (is_public or ${hasPlan(at)})
    ) t on true
    where a.fired_at is null and case a.kind
      when 'expiry' then t.expiration is not null
      when 'above' then f.price_cents > a.price_cents
      else f.price_cents < a.price_cents end
      and (a.kind = 'expiry' or (f.price_day + time '21:00') at time zone 'UTC' > a.created_at)
      and a.created_at <= ${at.toISOString()}::timestamptz
    order by a.created_at, a.id limit ${limit}`);
  return rows;
}

/** Open signals are shown to members with a plan first. */
const hasPlan = (at: Date) => sql`(
  exists (select from subscriptions p where p.account_id = a.account_id and p.status in ('trialing', 'active', 'past_due'))
  or exists (select from membership_grants g where g.account_id = a.account_id and g.revoked_at is null
    and g.starts_at <= ${at.toISOString()}::timestamptz and g.ends_at > ${at.toISOString()}::timestamptz))`;

/** Marks an alert as fired; false when it was already, or is deleted. */
export async function markFired(tx: Tx, id: string, at: Date) {
  const fired = await tx
    .update(watchAlerts)
    .set({ firedAt: at })
    .where(and(eq(watchAlerts.id, id), isNull(watchAlerts.firedAt)))
    .returning({ id: watchAlerts.id });
  return fired.length === 1;
}
