import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts, refreshTokens, sessions } from '@/lib/server/platform/db/schema/accounts';
import { watchAlerts } from '@/lib/server/platform/db/schema/watchlists';

export type ChangedAccount = { firstName: string; lastName: string; phone: string | null };

export async function updateAccount(handle: Handle, id: string, changed: ChangedAccount) {
  await handle
    .update(accounts)
    .set(changed)
    .where(and(eq(accounts.id, id), isNull(accounts.deletedAt)));
}

/**
 * Active sessions, most recently used first. A browser in use refreshes its access token regularly, which updates the
 * time.
 */
export async function findSessions(handle: Handle, accountId: string, at: Date) {
  const { rows } = await handle.execute<{
    id: string;
    userAgent: string | null;
    ip: string | null;
    signedInAt: string;
    lastSeenAt: string;
  }>(sql`
    select s.id, s.user_agent as "userAgent", s.ip, s.created_at::text as "signedInAt",
      coalesce(max(t.created_at), s.created_at)::text as "lastSeenAt"
    from ${sessions} s left join ${refreshTokens} t on t.session_id = s.id
    where s.account_id = ${accountId} and s.revoked_at is null and s.expires_at > ${at.toISOString()}::timestamptz
    group by s.id
    having coalesce(max(t.expires_at), s.expires_at) > ${at.toISOString()}::timestamptz
    order by max(t.created_at) desc nulls last, s.id limit 100`);
  return rows.map((row) => ({
    ...row,
    signedInAt: new Date(row.signedInAt).toISOString(),
    lastSeenAt: new Date(row.lastSeenAt).toISOString(),
  }));
}

/** Ends one active session of an account. Returns false if there is none with this id. */
export async function endSession(tx: Tx, of: { accountId: string; sessionId: string; at: Date }) {
  const { rowCount } = await tx
    .update(sessions)
    .set({ revokedAt: of.at, revokedFor: 'owner' })
    .where(and(eq(sessions.id, of.sessionId), eq(sessions.accountId, of.accountId), isNull(sessions.revokedAt)));
  return rowCount === 1;
}

/** Ends every active session of an account except one. Returns how many were ended. */
export async function endOtherSessions(tx: Tx, of: { accountId: string; sessionId: string; at: Date; reason: string }) {
  const { rowCount } = await tx
    .update(sessions)
    .set({ revokedAt: of.at, revokedFor: of.reason })
    .where(
      and(eq(sessions.accountId, of.accountId), isNull(sessions.revokedAt), sql`${sessions.id} <> ${of.sessionId}`),
    );
  return rowCount ?? 0;
}

export const countWaitingAlerts = (handle: Database, accountId: string) =>
  handle.$count(watchAlerts, and(eq(watchAlerts.accountId, accountId), isNull(watchAlerts.firedAt)));
