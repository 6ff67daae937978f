import type { z } from 'zod';
import type { myAccountContract, OwnAccount, OwnSession } from '@/lib/contracts/my-account';
import { loginNeeded, sessionGone } from '@/lib/content/messages';
import { deviceWords } from '@/lib/domain/device-words';
import { now } from '../clock';
import { db, transaction, type Database, type Tx } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { recordAudit } from '../repositories/audit';
import { findPendingEmail } from '../repositories/email-links';
import * as rows from '../repositories/my-account';
import { enforceLimits } from './limits';
import { toE164 } from './phones';
import { requireRecentProof } from './recent-proof';

/** Whose session asks. */
type Caller = { accountId: string; sessionId: string };

export async function readAccount(accountId: string, handle: Tx | Database = db()): Promise<OwnAccount> {
  const account = await rows.findAccount(handle, accountId);
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
    // Whoever merely finds an open page does not change where its owner is reached.
    const before = await rows.findAccount(tx, accountId);
    if (before?.phone !== changed.phone) requireRecentProof({ authenticatedAt });
    await rows.changeAccount(tx, accountId, changed);
    await recordAudit(tx, { event: 'account_changed', result: 'ok', subject: accountId, origin });
    return readAccount(accountId, tx);
  });
}

/** Where the account is signed in; the session that asks stands first. */
export async function listSessions({ accountId, sessionId }: Caller): Promise<{ items: OwnSession[] }> {
  const found = await rows.findSessions(db(), accountId, now());
  const items = found.map(({ userAgent, ...session }) => ({
    ...session,
    isCurrent: session.id === sessionId,
    device: deviceWords(userAgent),
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

export async function endOtherSessions(caller: Caller, origin: Origin) {
  const { accountId, sessionId } = caller;
  await transaction(async (tx) => {
    const ended = await rows.endOtherSessions(tx, { accountId, sessionId, at: now(), reason: 'owner' });
    if (ended === 0) return;
    await recordAudit(tx, { event: 'sessions_ended', result: 'ok', subject: accountId, origin, detail: { ended } });
  });
  return listSessions(caller);
}
