import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts, refreshTokens, sessions } from '@/lib/server/platform/db/schema/accounts';

/**
 * Rotates a token in one statement: marks it as used and inserts its successor. Returns null if it was already used or
 * has expired, or if its session has ended. Of concurrent calls, exactly one gets the row.
 */
export async function rotateRefreshToken(
  handle: Handle,
  {
    hash,
    successorHash,
    at,
    successorExpiresAt,
  }: { hash: string; successorHash: string; at: Date; successorExpiresAt: Date },
): Promise<{ accountId: string; sessionId: string } | null> {
  const time = at.toISOString();
  const result = await handle.execute<{ account_id: string; session_id: string }>(sql`
    with won as (
      update ${refreshTokens} t set rotated_at = ${time}::timestamptz
      from ${sessions} s join ${accounts} a on a.id = s.account_id
      where t.hash = ${hash} and t.rotated_at is null and t.expires_at > ${time}::timestamptz
        and s.id = t.session_id and s.revoked_at is null and s.expires_at > ${time}::timestamptz
        and a.disabled_at is null and a.deleted_at is null
      returning t.session_id, s.account_id, s.expires_at
    ), born as (
      insert into ${refreshTokens} (hash, session_id, created_at, expires_at)
      select ${successorHash}, session_id, ${time}::timestamptz, least(expires_at, ${successorExpiresAt.toISOString()}::timestamptz) from won
    )
    select account_id, session_id from won`);
  const row = result.rows[0];
  return row ? { accountId: row.account_id, sessionId: row.session_id } : null;
}

export type FoundToken = NonNullable<Awaited<ReturnType<typeof findToken>>>;

/** A refresh token in any state, with its session and whether its successor is still unused. */
export async function findToken(handle: Handle, { hash, successorHash }: { hash: string; successorHash: string }) {
  const successor = alias(refreshTokens, 'successor');
  const [row] = await handle
    .select({
      sessionId: sessions.id,
      accountId: accounts.id,
      email: accounts.email,
      firstName: accounts.firstName,
      rotatedAt: refreshTokens.rotatedAt,
      revokedAt: sessions.revokedAt,
      sessionExpiresAt: sessions.expiresAt,
      successorIsCurrent: sql<boolean | null>`${successor.hash} is not null and ${successor.rotatedAt} is null`,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .leftJoin(successor, eq(successor.hash, successorHash))
    .where(eq(refreshTokens.hash, hash));
  return row ?? null;
}

/** Whether a session has this unexpired refresh token, and it is either unused or was rotated after `rotatedAfter`. */
export async function hasRefreshToken(
  tx: Tx,
  { sessionId, hash, at, rotatedAfter }: { sessionId: string; hash: string; at: Date; rotatedAfter: Date },
): Promise<boolean> {
  const found = await tx
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(
      and(
        eq(refreshTokens.hash, hash),
        eq(refreshTokens.sessionId, sessionId),
        gt(refreshTokens.expiresAt, at),
        or(isNull(refreshTokens.rotatedAt), gt(refreshTokens.rotatedAt, rotatedAfter)),
      ),
    );
  return found.length === 1;
}
