import { loginNeeded, passwordWrong } from '@/lib/content/messages';
import { now } from '../clock';
import { db, transaction } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { changePasswordHash, type Account } from '../repositories/accounts';
import { recordAudit } from '../repositories/audit';
import { returnPoints } from '../repositories/limits';
import { endSessions, findAccount } from '../repositories/my-account';
import { putInOutbox } from '../repositories/outbox';
import { enforceLimits } from './limits';
import { hashPassword, refuseEasyPassword, verifyPassword } from './passwords';
import { openSession } from './sessions';

/** The caller's account, once the password was typed anew. A wrong one is a 400 at its field: the session is not in doubt. */
export async function provePassword(
  accountId: string,
  password: string,
  origin: Origin,
  field = 'password',
): Promise<Account> {
  const taken = await enforceLimits([{ limit: 'passwordProofsByAccount', key: accountId }], origin);
  const account = await findAccount(db(), accountId);
  if (!account) throw new AppError('unauthorized', loginNeeded);
  if (!(await verifyPassword(account.passwordHash, password)))
    throw new AppError('bad_request', passwordWrong, { fields: { [field]: passwordWrong } });
  await returnPoints(db(), taken);
  return account;
}

/**
 * Sets a new password by the old one. Every session ends, so that no copy of a token outlives the change; whoever made it
 * gets a new one, and the owner is told.
 */
export async function changePassword(
  accountId: string,
  { currentPassword, password }: { currentPassword: string; password: string },
  origin: Origin,
) {
  const account = await provePassword(accountId, currentPassword, origin, 'currentPassword');
  refuseEasyPassword(password, account.email);
  const passwordHash = await hashPassword(password);
  return transaction(async (tx) => {
    // Of two changes at once the second no longer finds the password that was proven.
    if (!(await changePasswordHash(tx, account, passwordHash)))
      throw new AppError('conflict', passwordWrong, { fields: { currentPassword: passwordWrong } });
    await endSessions(tx, { accountId, at: now(), reason: 'password_changed' });
    await recordAudit(tx, { event: 'password_changed', result: 'ok', subject: accountId, origin });
    await putInOutbox(tx, {
      topic: 'mail',
      payload: { template: 'password-replaced', to: account.email, data: { firstName: account.firstName } },
      dedupeKey: `password-replaced:${origin.requestId}`,
    });
    const session = await openSession(tx, { ...account, passwordHash }, 'login', origin);
    if (!session) throw new AppError('unauthorized', loginNeeded);
    return session;
  });
}
