import type { z } from 'zod';
import type { SessionRecord } from '@/lib/contracts/accounts/accounts';
import type { investorContinuation } from '@/lib/contracts/accounts/linked-accounts';
import { confirmEmailFirst, investorPasswordNeeded, passwordWrong } from '@/lib/content/accounts/messages';
import { sessionEnded } from '@/lib/content/shared/messages';
import { emailKey } from '@/lib/domain/shared/email';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { enforceLimits, enforceNetworkLimit } from '@/lib/server/platform/limits/limits';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { recordEvent } from '@/lib/server/visits/events';
import { findAccountByEmail, insertAccount, lockAccount, type Account } from './accounts-repository';
import { agreeToTerms } from './agreements';
import { findSessionEnd, insertAccountLink, lockLinked } from './linked-accounts-repository';
import { consumeLoginAttempt } from './login-limits';
import { provePassword } from './own-password';
import { verifyPassword } from './passwords';
import { lockCaller, openSession, ownsRefreshToken } from './sessions';
import { isLiveCaller } from './sessions-repository';

type Caller = { accountId: string; sessionId: string; authenticatedAt: Date };
type Form = z.output<typeof investorContinuation>;

/**
 * Opens an investor account for a member, with the member's name, confirmed address and password. If an investor
 * account with that address exists, links it instead, provided that its own password is given. Returns a session of the
 * investor account; repeated calls use the same account.
 */
export async function continueAsInvestor(caller: Caller, form: Form, origin: Origin): Promise<SessionRecord> {
  const member = await provePassword(caller.accountId, form.password, origin);
  if (!member.emailConfirmedAt)
    throw new AppError('conflict', confirmEmailFirst, { fields: { email: confirmEmailFirst } });
  const existing = await findAccountByEmail(db(), 'investor', member.email);
  if (existing) await proveInvestor(existing, form, origin);
  else await enforceNetworkLimit('registerByIp', origin);
  return transaction(async (tx) => {
    const current = await lockCaller(tx, caller);
    // Checked again under the lock, because it may have changed since.
    if (
      current.passwordHash !== member.passwordHash ||
      !current.emailConfirmedAt ||
      current.emailKey !== member.emailKey
    )
      throw new AppError('conflict', passwordWrong, { fields: { password: passwordWrong } });
    const { other } = await lockLinked(tx, caller.accountId);
    const investor = other ?? (await linkInvestor(tx, { member: current, existing, origin }));
    return openLinked(tx, { caller: { ...caller, authenticatedAt: now() }, own: current, other: investor, origin });
  });
}

/** Checks the password of an existing investor account, which may belong to another person. */
async function proveInvestor(investor: Account, { password, investorPassword }: Form, origin: Origin) {
  const chance = await consumeLoginAttempt(`investor:${emailKey(investor.email)}`, origin);
  const hash = investor.disabledAt ? null : investor.passwordHash;
  if (!(await verifyPassword(hash, investorPassword ?? password))) {
    const sentence = investorPassword === undefined ? investorPasswordNeeded : passwordWrong;
    throw new AppError('bad_request', sentence, { fields: { investorPassword: sentence } });
  }
  await chance.returnIt();
}

type Linking = { member: Account; existing: Account | null; origin: Origin };

async function linkInvestor(tx: Tx, { member, existing, origin }: Linking): Promise<Account> {
  const at = now();
  const investor = existing ? await lockProven(tx, existing) : await openInvestor(tx, member, origin);
  if (!investor || !(await insertAccountLink(tx, { userId: member.id, investorId: investor.id, linkedAt: at })))
    throw new AppError('conflict', investorPasswordNeeded, { fields: { investorPassword: investorPasswordNeeded } });
  for (const { id } of [member, investor])
    await recordAudit(tx, { event: 'accounts_linked', result: 'ok', subject: id, origin });
  await enqueueMessage(tx, {
    topic: 'mail',
    payload: { template: 'accounts-linked', to: member.email, data: { firstName: member.firstName } },
    dedupeKey: `accounts-linked:${member.id}:${investor.id}`,
  });
  return investor;
}

/** Locks an account whose password was checked. Returns null if its password or address has changed since. */
async function lockProven(tx: Tx, { id, passwordHash, emailKey: key }: Account) {
  const current = await lockAccount(tx, id);
  const isSame = current?.passwordHash === passwordHash && current.emailKey === key;
  return isSame && !current.disabledAt ? current : null;
}

/** Opens an investor account. Returns null if one with the address was opened in the meantime. */
async function openInvestor(tx: Tx, member: Account, origin: Origin) {
  const { email, emailConfirmedAt, passwordHash, firstName, lastName, phone, uniqueId } = member;
  const id = randomId();
  const contact = { email, emailConfirmedAt, firstName, lastName, phone };
  const made = await insertAccount(tx, {
    id,
    kind: 'investor',
    ...contact,
    passwordHash,
    referredBy: null,
    uniqueId,
    createdAt: now(),
  });
  if (!made) return null;
  await agreeToTerms(tx, id, origin, 'tick');
  await recordEvent(tx, { name: 'sign_up', key: id, detail: 'investor', uniqueId: uniqueId ?? undefined });
  return made;
}

/**
 * Switches to the linked account of the other kind without a password. Returns null if there is none. An access token
 * alone is not enough (401), because it is valid for minutes but the new session for weeks.
 */
export async function switchAccount(
  caller: Caller,
  refreshToken: string,
  origin: Origin,
): Promise<SessionRecord | null> {
  await enforceLimits([{ limit: 'switchesByAccount', key: caller.accountId }], origin);
  return transaction(async (tx) => {
    const { own, other } = await lockLinked(tx, caller.accountId);
    if (!own || !(await isLiveCaller(tx, caller, now())) || !(await ownsRefreshToken(tx, caller, refreshToken)))
      throw new AppError('unauthorized', sessionEnded);
    return other && !other.disabledAt ? openLinked(tx, { caller, own, other, origin }) : null;
  });
}

type Opening = { caller: Caller; own: Account; other: Account; origin: Origin };

/**
 * Opens a session of the linked account. It expires no later than the caller's session, and its password counts as
 * recently checked only if both accounts have the same password.
 */
async function openLinked(tx: Tx, { caller, own, other, origin }: Opening): Promise<SessionRecord> {
  const endsBy = await findSessionEnd(tx, caller.sessionId);
  const authenticatedAt = other.passwordHash === own.passwordHash ? caller.authenticatedAt : new Date(0);
  const session = endsBy && (await openSession(tx, other, 'account_switched', origin, { authenticatedAt, endsBy }));
  if (!session) throw new AppError('unauthorized', sessionEnded);
  return session;
}
