import { and, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { memberOutcomes, outcomeMembers } from '@/lib/server/platform/db/schema/outcomes';
import type { MemberAverages } from '@/lib/domain/signals/outcomes/outcome-results';

/** Max closed signals listed for a member: enough for the past year. */
const maxSignals = 200;

export type ReportableSignal = {
  id: string;
  symbol: string;
  tradeType: 'Call' | 'Put';
  strikeCents: number;
  expiration: string;
  closeDate: string;
  roiBp: number;
  paidCents: number | null;
  receivedCents: number | null;
};

/** Averages per member over the trades reported before a time; a member's trades have equal weight. */
export async function listMemberAverages(handle: Handle, before: Date) {
  const { rows } = await handle.execute<MemberAverages & { isSample: boolean }>(sql`
    select count(*)::int as trades,
      avg((o.received_cents - o.paid_cents) * 100.0 / o.paid_cents)::float8 as own,
      avg(t.roi_bp / 100.0)::float8 as record,
      bool_or(m.is_sample or t.is_sample) as "isSample"
    from member_outcomes o
    join outcome_members m on m.id = o.member_id
    join trades t on t.id = o.signal_id and t.variant = 'live' and t.is_public and t.close_date is not null
    where o.reported_at < ${before.toISOString()}::timestamptz
    group by o.member_id order by o.member_id`);
  return rows;
}

export async function findOutcomeMember(handle: Handle, accountId: string): Promise<string | undefined> {
  const [row] = await handle
    .select({ id: outcomeMembers.id })
    .from(outcomeMembers)
    .where(eq(outcomeMembers.accountId, accountId));
  return row?.id;
}

/**
 * Closed signals that had not closed before the account was opened, with the member's reports, latest first. Undefined
 * for an account that has not joined the survey.
 */
export async function listReportable(handle: Handle, accountId: string): Promise<ReportableSignal[] | undefined> {
  // A single row without a signal means that the member has none to report on.
  const { rows } = await handle.execute<Omit<ReportableSignal, 'id'> & { id: string | null }>(sql`
    select t.id, t.symbol, t.trade_type as "tradeType", t.strike_cents as "strikeCents", t.expiration::text,
      t.close_date::text as "closeDate", t.roi_bp as "roiBp", o.paid_cents as "paidCents", o.received_cents as "receivedCents"
    from outcome_members m
    join accounts a on a.id = m.account_id
    left join trades t on ${isReportable}
    left join member_outcomes o on o.member_id = m.id and o.signal_id = t.id
    where m.account_id = ${accountId}
    order by t.close_date desc, t.number desc limit ${maxSignals}`);
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ id, ...row }) => (id === null ? [] : [{ ...row, id }]));
}

/** Joins the survey; false if the account had already joined. */
export async function joinSurvey(tx: Tx, member: { id: string; accountId: string; at: Date }) {
  const { id, accountId, at } = member;
  const { rowCount } = await tx.insert(outcomeMembers).values({ id, accountId, joinedAt: at }).onConflictDoNothing();
  return rowCount === 1;
}

/** Leaves the survey and deletes the member's reports. */
export async function leaveSurvey(tx: Tx, accountId: string) {
  const { rowCount } = await tx.delete(outcomeMembers).where(eq(outcomeMembers.accountId, accountId));
  return rowCount === 1;
}

type Report = { memberId: string; signalId: string; paidCents: number; receivedCents: number; at: Date };

/** Inserts or replaces a report; false if the member cannot report on this signal. */
export async function saveOutcome(tx: Tx, { memberId, signalId, paidCents, receivedCents, at }: Report) {
  const { rowCount } = await tx.execute(sql`
    insert into member_outcomes (member_id, signal_id, paid_cents, received_cents, reported_at)
    select m.id, t.id, ${paidCents}::int, ${receivedCents}::int, ${at.toISOString()}::timestamptz
    from outcome_members m
    join accounts a on a.id = m.account_id
    join trades t on ${isReportable}
    where m.id = ${memberId} and t.id = ${signalId}
    on conflict (member_id, signal_id) do update set paid_cents = excluded.paid_cents,
      received_cents = excluded.received_cents, reported_at = excluded.reported_at`);
  return rowCount === 1;
}

export async function deleteOutcome(tx: Tx, { memberId, signalId }: Pick<Report, 'memberId' | 'signalId'>) {
  const { rowCount } = await tx
    .delete(memberOutcomes)
    .where(and(eq(memberOutcomes.memberId, memberId), eq(memberOutcomes.signalId, signalId)));
  return rowCount === 1;
}

/** Public closed live signals `t` that did not close before account `a` was opened. */
const isReportable = sql.raw(
  `t.variant = 'live' and t.is_public and t.close_date is not null
    and t.close_date >= (a.created_at at time zone 'America/New_York')::date`,
);
