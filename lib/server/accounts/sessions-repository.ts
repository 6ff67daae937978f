import { and, eq, isNull, sql, type Placeholder } from 'drizzle-orm';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { type Handle, preparedRead, type Tx } from '@/lib/server/platform/db/pool';
import { accounts, refreshTokens, sessions } from '@/lib/server/platform/db/schema/accounts';
import type { Origin } from '@/lib/server/platform/http/origin';
import { auditLineOf } from '@/lib/server/platform/audit/audit-repository';

type NewSession = {
  session: { id: string; accountId: string; at: Date; authenticatedAt: Date; expiresAt: Date };
  token: { hash: string; expiresAt: Date };
  /** The account's hash when the password was checked. */
  passwordHash: string;
  event: 'login' | 'register' | 'account_switched';
  origin: Origin;
};

/**
 * Opens a session with its first refresh token and its audit entry, in one statement. Returns false if the account was
 * closed or its password changed since the check. The account's row is locked, so a concurrent password reset either
 * ends this session or prevents it.
 */
export async function insertSession(
  handle: Handle,
  { session, token, passwordHash, event, origin }: NewSession,
): Promise<boolean> {
  const at = sql`${session.at.toISOString()}::timestamptz`;
  const { rows } = await handle.execute(sql`
    with owner as (
      select id from ${accounts}
      where id = ${session.accountId} and password_hash = ${passwordHash} and disabled_at is null and deleted_at is null
      for share
    ), opened as (
      insert into ${sessions} (id, account_id, created_at, authenticated_at, expires_at, user_agent, ip)
      select ${session.id}, id, ${at}, ${session.authenticatedAt.toISOString()}::timestamptz, ${session.expiresAt.toISOString()}::timestamptz, ${origin.userAgent}, ${origin.ip}
      from owner
    ), given as (
      insert into ${refreshTokens} (hash, session_id, created_at, expires_at)
      select ${token.hash}, ${session.id}, ${at}, ${token.expiresAt.toISOString()}::timestamptz from owner
    ), noted as (${auditLineOf({ event, result: 'ok', origin }, { subject: sql`id`, from: sql`owner` })})
    select id from owner`);
  return rows.length === 1;
}

/**
 * The account of an active session: one that is neither revoked nor expired, and whose account is neither disabled nor
 * deleted.
 */
const liveCaller = (handle: Handle, { accountId, sessionId, at }: Record<keyof Live, Live[keyof Live] | Placeholder>) =>
  handle
    .select({
      accountId: accounts.id,
      kind: accounts.kind,
      sessionId: sessions.id,
      authenticatedAt: sessions.authenticatedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        sql`${sessions.id} = ${sessionId}`,
        sql`${sessions.accountId} = ${accountId}`,
        isNull(sessions.revokedAt),
        sql`${sessions.expiresAt} > ${at}`,
        isNull(accounts.disabledAt),
        isNull(accounts.deletedAt),
      ),
    );

type Live = { accountId: string; sessionId: string; at: string };

const readLiveCaller = preparedRead<Live, LiveCaller[]>('live_caller', (database) =>
  liveCaller(database, {
    accountId: sql.placeholder('accountId'),
    sessionId: sql.placeholder('sessionId'),
    at: sql.placeholder('at'),
  }),
);

type LiveCaller = { accountId: string; kind: AccountKind; sessionId: string; authenticatedAt: Date };
type Claims = Pick<Live, 'accountId' | 'sessionId'>;

export async function findLiveCaller({ accountId, sessionId }: Claims, at: Date): Promise<LiveCaller | null> {
  const [row] = await readLiveCaller({ accountId, sessionId, at: at.toISOString() });
  return row ?? null;
}

/** Like `findLiveCaller`, but in a transaction and without the prepared statement. */
export async function isLiveCaller(tx: Tx, { accountId, sessionId }: Claims, at: Date): Promise<boolean> {
  return (await liveCaller(tx, { accountId, sessionId, at: at.toISOString() })).length === 1;
}

/** Sets the time of the session's last password check. */
export async function renewProof(handle: Handle, sessionId: string, at: Date) {
  await handle
    .update(sessions)
    .set({ authenticatedAt: at })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)));
}

/** Ends a session. Returns its account's id if it was active, otherwise null. */
export async function revokeSession(
  tx: Tx,
  { sessionId, at, reason }: { sessionId: string; at: Date; reason: string },
) {
  const [row] = await tx
    .update(sessions)
    .set({ revokedAt: at, revokedFor: reason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revokedAt)))
    .returning({ accountId: sessions.accountId });
  return row?.accountId ?? null;
}

/**
 * Ends a session by its id and another by its refresh token, used or not, and writes an audit entry for each that was
 * active.
 */
export async function signOutSessions(
  handle: Handle,
  {
    sessionId,
    refreshHash,
    at,
    origin,
  }: { sessionId: string | null; refreshHash: string | null; at: Date; origin: Origin },
) {
  await handle.execute(sql`
    with ended as (
      update ${sessions} set revoked_at = ${at.toISOString()}::timestamptz, revoked_for = 'logout'
      where revoked_at is null
        and id in (${sessionId}::text, (select session_id from ${refreshTokens} where hash = ${refreshHash}::text))
      returning account_id
    )
    ${auditLineOf({ event: 'logout', result: 'ok', origin }, { subject: sql`account_id`, from: sql`ended` })}`);
}

/** Ends every active session of an account. */
export async function revokeSessionsOf(
  tx: Tx,
  { accountId, at, reason }: { accountId: string; at: Date; reason: string },
) {
  await tx
    .update(sessions)
    .set({ revokedAt: at, revokedFor: reason })
    .where(and(eq(sessions.accountId, accountId), isNull(sessions.revokedAt)));
}
