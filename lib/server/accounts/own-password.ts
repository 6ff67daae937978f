import { passwordUnchanged, passwordWrong } from '@/lib/content/accounts/messages';
import { loginNeeded } from '@/lib/content/shared/messages';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { updatePasswordHash, type Account, findAccountById } from './accounts-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { refundPoints } from '@/lib/server/platform/limits/limits-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { lockLinked } from './linked-accounts-repository';
import { secureLinked } from './linked-security';
import { endOutstandingLinks } from './outstanding-links';
import { hashPassword, assertStrongPassword, verifyPassword } from './passwords';
import { openSession } from './sessions';
import { revokeSessionsOf } from './sessions-repository';

/**
 * Returns the caller's account after checking the password. A wrong password throws a 400 for `field`; the session
 * stays valid.
 */
export async function provePassword(
  accountId: string,
  password: string,
  origin: Origin,
  field = 'password',
): Promise<Account> {
  const taken = await enforceLimits([{ limit: 'passwordProofsByAccount', key: accountId }], origin);
  const account = await findAccountById(db(), accountId);
  if (!account) throw new AppError('unauthorized', loginNeeded);
  if (!(await verifyPassword(account.passwordHash, password)))
    throw new AppError('bad_request', passwordWrong, { fields: { [field]: passwordWrong } });
  await refundPoints(db(), taken);
  return account;
}

/**
 * Changes the password after checking the current one. Ends every session and outstanding link of the account, opens a
 * new session for the caller, and mails the owner.
 */
export async function changePassword(
  accountId: string,
  { currentPassword, password }: { currentPassword: string; password: string },
  origin: Origin,
) {
  const account = await provePassword(accountId, currentPassword, origin, 'currentPassword');
  if (password === currentPassword)
    throw new AppError('bad_request', passwordUnchanged, { fields: { password: passwordUnchanged } });
  assertStrongPassword(password, account.email);
  const passwordHash = await hashPassword(password);
  return transaction(async (tx) => {
    const at = now();
    const { other } = await lockLinked(tx, accountId);
    // Of two concurrent changes, the second fails because the hash that it checked has been replaced.
    if (!(await updatePasswordHash(tx, account, passwordHash)))
      throw new AppError('conflict', passwordWrong, { fields: { currentPassword: passwordWrong } });
    await revokeSessionsOf(tx, { accountId, at, reason: 'password_changed' });
    const replaced = { hash: passwordHash, onlyFor: account.passwordHash };
    await secureLinked(tx, { other, at, reason: 'password_changed', origin, password: replaced });
    const { hadFeed } = await endOutstandingLinks(tx, accountId, at);
    await recordAudit(tx, { event: 'password_changed', result: 'ok', subject: accountId, origin });
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: { template: 'password-replaced', to: account.email, data: { firstName: account.firstName, hadFeed } },
      dedupeKey: `password-replaced:${origin.requestId}`,
    });
    const session = await openSession(tx, { ...account, passwordHash }, 'login', origin);
    if (!session) throw new AppError('unauthorized', loginNeeded);
    return session;
  });
}
