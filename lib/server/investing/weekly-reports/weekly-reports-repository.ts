import { asc, desc, eq, sql } from 'drizzle-orm';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import {
  weeklyReportDrafts,
  weeklyReports,
  type WeeklyReportRow,
} from '@/lib/server/platform/db/schema/weekly-reports';

export const listReports = (handle: Handle): Promise<WeeklyReportRow[]> =>
  handle.select().from(weeklyReports).orderBy(desc(weeklyReports.week), asc(weeklyReports.revision));

export const listRevisions = (handle: Handle, week: DateOnly) =>
  handle.select().from(weeklyReports).where(eq(weeklyReports.week, week)).orderBy(asc(weeklyReports.revision));

/** Serializes writers until the transaction ends. */
export async function lockReports(tx: Tx) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('weekly_reports', 0))`);
}

/** The hash of the latest report; null without reports. */
export async function findReportHead(handle: Handle): Promise<string | null> {
  const { rows } = await handle.execute<{ hash: string }>(sql`
    select hash from weekly_reports as last
     where not exists (select from weekly_reports as next where next.previous_hash = last.hash)`);
  return rows[0]?.hash ?? null;
}

export async function insertReport(tx: Tx, row: WeeklyReportRow) {
  await tx.insert(weeklyReports).values(row);
}

export const findDraft = async (handle: Handle, week: DateOnly) =>
  (await handle.select().from(weeklyReportDrafts).where(eq(weeklyReportDrafts.week, week)))[0];

export async function saveDraft(tx: Tx, draft: typeof weeklyReportDrafts.$inferInsert) {
  await tx.insert(weeklyReportDrafts).values(draft).onConflictDoUpdate({ target: weeklyReportDrafts.week, set: draft });
}

export async function deleteDraft(tx: Tx, week: DateOnly) {
  await tx.delete(weeklyReportDrafts).where(eq(weeklyReportDrafts.week, week));
}

type Counted = {
  membersOpen: number;
  membersJoined: number;
  membersLeft: number;
  revenueCents: number;
  churn: number;
  refundsCents: number;
  signalsIssued: number;
  signalsClosed: number;
  recordHeadHash: string | null;
  sharesEntries: number;
  sharesHeadHash: string | null;
  commissionsPaidCents: number;
  incidents: number;
};

/**
 * Counts a week's figures from accounts, invoices, the signal ledger, payouts, the cap table and incidents. Gifts have
 * no invoices, so revenue excludes them. A returned payout is deducted in the week of its return. Days are UTC. Sample
 * signals and sample cap table entries are excluded.
 */
export async function countReportWeek(handle: Handle, week: DateOnly): Promise<Counted> {
  const from = sql`(${week}::date at time zone 'UTC')`;
  const until = sql`((${week}::date + 7) at time zone 'UTC')`;
  const inWeek = (day: string) => sql`${sql.raw(day)} >= ${week}::date and ${sql.raw(day)} < ${week}::date + 7`;
  const { rows } = await handle.execute<Counted>(sql`
    select
      (select count(*)::int from accounts
        where created_at < ${until} and (deleted_at is null or deleted_at >= ${until})) as "membersOpen",
      (select count(*)::int from accounts where created_at >= ${from} and created_at < ${until}) as "membersJoined",
      (select count(*)::int from accounts where deleted_at >= ${from} and deleted_at < ${until}) as "membersLeft",
      (select coalesce(sum(paid_cents), 0)::float8 from billing_invoices
        where status = 'paid' and paid_at >= ${from} and paid_at < ${until}) as "revenueCents",
      (select count(*)::int from subscriptions
        where status = 'canceled' and ended_at >= ${from} and ended_at < ${until}) as churn,
      (select coalesce(sum(cents), 0)::float8 from billing_refunds where at >= ${from} and at < ${until}) as "refundsCents",
      (select count(*)::int from signal_entries
        where not is_sample and kind = 'signal' and at >= ${from} and at < ${until}) as "signalsIssued",
      (select count(*)::int from signal_entries
        where not is_sample and kind = 'close' and at >= ${from} and at < ${until}) as "signalsClosed",
      (select hash from signal_entries where not is_sample and at < ${until}
        order by number desc limit 1) as "recordHeadHash",
      (select count(*)::int from cap_table_entries where not is_sample and ${inWeek('on_day')}) as "sharesEntries",
      (select hash from cap_table_entries where not is_sample and on_day < ${week}::date + 7
        order by number desc limit 1) as "sharesHeadHash",
      (select coalesce(sum(case when state = 'paid' then cents else -cents end), 0)::float8 from payout_events
        where state in ('paid', 'returned') and at >= ${from} and at < ${until}) as "commissionsPaidCents",
      (select count(*)::int from incidents where began_at >= ${from} and began_at < ${until}) as incidents`);
  const [counted] = rows;
  if (!counted) throw new Error('A count returns one row.');
  return counted;
}
