import { randomId } from '@/lib/domain/shared/ids';
import type { SessionRecord } from '@/lib/contracts/accounts/accounts';
import { sessionEnded } from '@/lib/content/shared/messages';
import { now } from '@/lib/server/platform/clock';
import { derive, hashOf, keyFor, randomToken } from '@/lib/server/platform/sealing/crypto';
import { db, type Handle, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { lockAccount, type Account } from './accounts-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import * as tokens from './refresh-tokens-repository';
import * as rows from './sessions-repository';
import { readAccessToken, signAccessToken } from './access-token';

/** Max lifetime of a session in seconds, however often it is refreshed. */
const absoluteS = 30 * 86_400;

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

/** For a session opened without a password: when the password was last checked, and when the session expires. */
type Inherited = { authenticatedAt: Date; endsBy: Date };

/** Opens a session for an account whose password was just checked. Returns null if the account has changed since. */
export async function openSession(
  handle: Handle,
  account: Account,
  event: 'login' | 'register' | 'account_switched',
  origin: Origin,
  inherited?: Inherited,
): Promise<SessionRecord | null> {
  const at = now();
  const authenticatedAt = inherited?.authenticatedAt ?? at;
  const expiresAt = inherited?.endsBy ?? later(at, absoluteS);
  const sessionId = randomId();
  const refreshToken = randomToken();
  const isOpen = await rows.insertSession(handle, {
    session: { id: sessionId, accountId: account.id, at, authenticatedAt, expiresAt },
    token: { hash: hashOf(refreshToken), expiresAt: later(at, settings().refreshTtlS) },
    passwordHash: account.passwordHash,
    event,
    origin,
  });
  if (!isOpen) return null;
  const token = await signAccessToken({ accountId: account.id, sessionId });
  const { id, email, firstName, lastName, phone } = account;
  return { id, email, firstName, lastName, phone, token, refreshToken };
}

/** The caller that an access token identifies, if its session is still active. Signing out takes effect immediately. */
export async function findCaller(accessToken: string) {
  const claims = await readAccessToken(accessToken);
  return claims ? rows.findLiveCaller(claims, now()) : null;
}

/**
 * Locks the caller's account until the transaction ends. Throws 401 if the session ended during the request. Used
 * before inserting rows that must not be added while `endOutstandingLinks` runs.
 */
export async function lockCaller(tx: Tx, caller: { accountId: string; sessionId: string }): Promise<Account> {
  const account = await lockAccount(tx, caller.accountId);
  if (!account || !(await rows.isLiveCaller(tx, caller, now()))) throw ended();
  return account;
}

const ended = () => new AppError('unauthorized', sessionEnded);

/**
 * Exchanges a refresh token for its successor. Rotation is one statement, so one of several concurrent calls wins.
 * During the grace period the others get the same successor. A token reused after that has two holders, so the session
 * ends.
 */
export async function refreshSession(refreshToken: string, origin: Origin) {
  const at = now();
  const hash = hashOf(refreshToken);
  const successor = derive(keyFor(settings().authSecret, 'refresh-token'), refreshToken);
  const successorHash = hashOf(successor);
  const rotated = await tokens.rotateRefreshToken(db(), {
    hash,
    successorHash,
    at,
    successorExpiresAt: later(at, settings().refreshTtlS),
  });
  if (rotated) return answer(rotated, successor);

  const found = await tokens.findToken(db(), { hash, successorHash });
  if (!found || found.revokedAt || found.sessionExpiresAt <= at || !found.rotatedAt) throw ended();
  const isPastGrace = at.getTime() - found.rotatedAt.getTime() >= settings().refreshGraceS * 1000;
  if (isPastGrace) {
    await endReusedFamily(found, origin);
    throw ended();
  }
  // If the successor has been used as well, this is a late retry rather than theft: reject it but keep the session.
  if (found.successorIsCurrent !== true) throw ended();
  return answer(found, successor);
}

/** Whether a refresh token is the session's latest, or was until a moment ago because another tab refreshed it. */
export async function ownsRefreshToken(tx: Tx, { sessionId }: { sessionId: string }, refreshToken: string) {
  const at = now();
  const rotatedAfter = later(at, -settings().refreshGraceS);
  return tokens.hasRefreshToken(tx, { sessionId, hash: hashOf(refreshToken), at, rotatedAfter });
}

async function answer({ accountId, sessionId }: { accountId: string; sessionId: string }, refreshToken: string) {
  return { accessToken: await signAccessToken({ accountId, sessionId }), refreshToken };
}

async function endReusedFamily(found: tokens.FoundToken, origin: Origin) {
  await transaction(async (tx) => {
    const wasLive = await rows.revokeSession(tx, { sessionId: found.sessionId, at: now(), reason: 'refresh_reuse' });
    if (!wasLive) return;
    await recordAudit(tx, { event: 'refresh_reuse', result: 'refused', subject: found.accountId, origin });
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: { template: 'session-revoked', to: found.email, data: { firstName: found.firstName } },
      dedupeKey: `session-revoked:${found.sessionId}`,
    });
  });
}

/** Ends the session of a refresh token, even a rotated one, and the session of the access token. */
export async function signOut(
  { refreshToken, sessionId }: { refreshToken: string | undefined; sessionId: string | undefined },
  origin: Origin,
) {
  const refreshHash = refreshToken === undefined ? null : hashOf(refreshToken);
  await rows.signOutSessions(db(), { sessionId: sessionId ?? null, refreshHash, at: now(), origin });
}
