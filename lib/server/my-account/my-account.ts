import type { z } from 'zod';
import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import type { myAccountContract, OwnAccount, OwnSession } from '@/lib/contracts/my-account/my-account';
import { sessionGone } from '@/lib/content/accounts/messages';
import { loginNeeded } from '@/lib/content/shared/messages';
import { describeDevice } from '@/lib/domain/accounts/describe-device';
import { now } from '@/lib/server/platform/clock';
import { db, type Handle, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { lockLinked } from '@/lib/server/accounts/linked-accounts-repository';
import { secureLinked } from '@/lib/server/accounts/linked-security';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { findPendingEmail } from '@/lib/server/accounts/email-links-repository';
import * as rows from '@/lib/server/accounts/my-account-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { endOutstandingLinks } from '@/lib/server/accounts/outstanding-links';
import { toE164 } from '@/lib/server/leads/phones';
import { requireRecentProof } from '@/lib/server/accounts/recent-proof';

/** The session that makes the request. */
type Caller = { accountId: string; sessionId: string };

export async function readAccount(accountId: string, handle: Handle = db()): Promise<OwnAccount> {
  const account = await findAccountById(handle, accountId);
  if (!account) throw new AppError('unauthorized', loginNeeded);
  const { kind, email, firstName, lastName, phone, createdAt, emailConfirmedAt } = account;
  return {
    kind,
    email,
    isEmailConfirmed: emailConfirmedAt !== null,
    pendingEmail: await findPendingEmail(handle, accountId, now()),
    firstName,
    lastName,
    phone,
    createdAt: createdAt.toISOString(),
  };
}

export async function changeAccount(
  { accountId, authenticatedAt }: Caller & { authenticatedAt: Date },
  { firstName, lastName, phone = '' }: z.output<typeof myAccountContract.change.body>,
  origin: Origin,
) {
  await enforceLimits([{ limit: 'accountChangesByAccount', key: accountId }], origin);
  const changed = { firstName, lastName, phone: phone.trim() === '' ? null : toE164(phone) };
  return transaction(async (tx) => {
    // A new phone number needs a recent password check, so that access to an open page is not enough to change it.
    const before = await findAccountById(tx, accountId);
    if (before?.phone !== changed.phone) requireRecentProof({ authenticatedAt });
    await rows.updateAccount(tx, accountId, changed);
    await recordAudit(tx, { event: 'account_changed', result: 'ok', subject: accountId, origin });
    return readAccount(accountId, tx);
  });
}

/** The account's active sessions, with the current one first. */
export async function listSessions({ accountId, sessionId }: Caller): Promise<{ items: OwnSession[] }> {
  const found = await rows.findSessions(db(), accountId, now());
  const items = found.map(({ userAgent, ...session }) => ({
    ...session,
    isCurrent: session.id === sessionId,
    device: describeDevice(userAgent),
  }));
  return { items: items.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent)) };
}

export async function endSession(caller: Caller, id: string, origin: Origin) {
  const { accountId } = caller;
  await transaction(async (tx) => {
    if (!(await rows.endSession(tx, { accountId, sessionId: id, at: now() })))
      throw new AppError('not_found', sessionGone);
    await recordAudit(tx, { event: 'sessions_ended', result: 'ok', subject: accountId, origin, detail: { ended: 1 } });
  });
  return listSessions(caller);
}

/**
 * Ends every session except the caller's, of this account and the linked one, and invalidates every outstanding link of
 * both.
 */
export async function endOtherSessions(caller: Caller, origin: Origin) {
  const { accountId, sessionId } = caller;
  await transaction(async (tx) => {
    const at = now();
    const { other } = await lockLinked(tx, accountId);
    await secureLinked(tx, { other, at, reason: 'owner', origin });
    const ended = await rows.endOtherSessions(tx, { accountId, sessionId, at, reason: 'owner' });
    await endOutstandingLinks(tx, accountId, at);
    if (ended === 0) return;
    await recordAudit(tx, { event: 'sessions_ended', result: 'ok', subject: accountId, origin, detail: { ended } });
  });
  return listSessions(caller);
}
