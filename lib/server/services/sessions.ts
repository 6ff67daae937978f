import { randomId } from '@/lib/domain/ids';
import type { SessionRecord } from '@/lib/contracts/accounts';
import { sessionEnded } from '@/lib/content/messages';
import { now } from '../clock';
import { derive, hashOf, keyFor, randomToken } from '../crypto';
import { db, transaction, type Database, type Tx } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { recordAudit } from '../repositories/audit';
import type { Account } from '../repositories/accounts';
import { putInOutbox } from '../repositories/outbox';
import * as rows from '../repositories/sessions';
import { readAccessToken, signAccessToken } from './access-token';

/** However often it is refreshed, a session ends after this. */
const absoluteS = 30 * 86_400;

const later = (from: Date, seconds: number) => new Date(from.getTime() + seconds * 1000);

/** Opens a session for an account whose password was just proven; null when the account has changed since. */
export async function openSession(
  handle: Tx | Database,
  account: Account,
  event: 'login' | 'register',
  origin: Origin,
): Promise<SessionRecord | null> {
  const at = now();
  const sessionId = randomId();
  const refreshToken = randomToken();
  const isOpen = await rows.insertSession(handle, {
    session: { id: sessionId, accountId: account.id, at, expiresAt: later(at, absoluteS) },
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

/** The caller behind an access token, if its session row still lives: signing out counts at once. */
export async function findCaller(accessToken: string) {
  const claims = await readAccessToken(accessToken);
  return claims ? rows.findLiveCaller(db(), claims, now()) : null;
}

const ended = () => new AppError('unauthorized', sessionEnded);

/**
 * Trades a refresh token for its successor. Rotation is one statement, so of many at once one wins; within the grace
 * the others get the same successor; a token used again after it means two holders, and the family ends.
 */
export async function refreshSession(refreshToken: string, origin: Origin) {
  const at = now();
  const hash = hashOf(refreshToken);
  const successor = derive(keyFor(settings().authSecret, 'refresh-token'), refreshToken);
  const successorHash = hashOf(successor);
  const rotated = await rows.rotate(db(), {
    hash,
    successorHash,
    at,
    successorExpiresAt: later(at, settings().refreshTtlS),
  });
  if (rotated) return answer(rotated, successor);

  const found = await rows.findToken(db(), { hash, successorHash });
  if (!found || found.revokedAt || found.sessionExpiresAt <= at || !found.rotatedAt) throw ended();
  const isPastGrace = at.getTime() - found.rotatedAt.getTime() >= settings().refreshGraceS * 1000;
  if (isPastGrace) {
    await endReusedFamily(found, origin);
    throw ended();
  }
  // The successor is no longer the newest: a late retry, not a thief; refused, but nobody is signed out for it.
  if (found.successorIsCurrent !== true) throw ended();
  return answer(found, successor);
}

async function answer({ accountId, sessionId }: { accountId: string; sessionId: string }, refreshToken: string) {
  return { accessToken: await signAccessToken({ accountId, sessionId }), refreshToken };
}

async function endReusedFamily(found: rows.FoundToken, origin: Origin) {
  await transaction(async (tx) => {
    const wasLive = await rows.revokeSession(tx, { sessionId: found.sessionId, at: now(), reason: 'refresh_reuse' });
    if (!wasLive) return;
    await recordAudit(tx, { event: 'refresh_reuse', result: 'refused', subject: found.accountId, origin });
    await putInOutbox(tx, {
      topic: 'mail',
      payload: { template: 'session-revoked', to: found.email, data: { firstName: found.firstName } },
      dedupeKey: `session-revoked:${found.sessionId}`,
    });
  });
}

/** Ends the session of a refresh token, also of one that has been rotated, and the one of the bearer. */
export async function signOut(
  { refreshToken, sessionId }: { refreshToken: string | undefined; sessionId: string | undefined },
  origin: Origin,
) {
  const refreshHash = refreshToken === undefined ? null : hashOf(refreshToken);
  await rows.signOutSessions(db(), { sessionId: sessionId ?? null, refreshHash, at: now(), origin });
}
