import type { z } from 'zod';
import type { AccountKind, registration, SessionRecord } from '@/lib/contracts/accounts/accounts';
import { emailKey } from '@/lib/domain/shared/email';
import { randomId } from '@/lib/domain/shared/ids';
import { emailTaken, wrongCredentials } from '@/lib/content/accounts/messages';
import { now } from '@/lib/server/platform/clock';
import { hashOf } from '@/lib/server/platform/sealing/crypto';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { findAccountByEmail, insertAccount, upgradePasswordHash } from './accounts-repository';
import { insertTouches } from '@/lib/server/visits/attribution-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { agreeToTerms } from './agreements';
import { recordEvent } from '@/lib/server/visits/events';
import { countReached } from '@/lib/server/visits/experiments';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';
import { consumeLoginAttempt } from './login-limits';
import { hashPassword, isWeakerThanToday, assertStrongPassword, verifyPassword } from './passwords';
import { toE164 } from '@/lib/server/leads/phones';
import { recordSignUpNetwork, signUpNetwork } from '@/lib/server/referrals/partners/fraud';
import { bindReferral } from '@/lib/server/referrals/referrals';
import { openSession } from './sessions';

/** The subject of audit entries about an unknown caller: a hash, never the address itself. */
const nameOf = (kind: AccountKind, email: string) => `${kind}:${hashOf(emailKey(email)).slice(0, 16)}`;

/** Opens an account and its first session. Throws 409 if another account of its kind uses the address. */
export async function register(
  kind: AccountKind,
  form: z.output<typeof registration>,
  origin: Origin,
): Promise<SessionRecord> {
  await enforceNetworkLimit('registerByIp', origin);
  assertStrongPassword(form.password, form.email);
  const passwordHash = await hashPassword(form.password);
  const networkKey = await signUpNetwork(origin);
  const { email, firstName, lastName, phone, referredBy, uniqueId } = form;
  return transaction(async (tx) => {
    const id = randomId();
    const account = await insertAccount(tx, {
      id,
      kind,
      email,
      passwordHash,
      firstName,
      lastName,
      phone: phone === undefined || phone.trim() === '' ? null : toE164(phone),
      referredBy: referredBy ?? null,
      uniqueId: uniqueId ?? null,
      createdAt: now(),
    });
    if (!account) {
      throw new AppError('conflict', emailTaken, { fields: { email: emailTaken } });
    }
    await bindReferral(tx, id, referredBy);
    await recordSignUpNetwork(tx, id, networkKey);
    await agreeToTerms(tx, id, origin);
    await recordEvent(tx, { name: 'sign_up', key: id, detail: kind, uniqueId });
    await insertTouches(tx, { kind: 'account', id }, form.attribution);
    await countReached(tx, 'sign-up', uniqueId);
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: { template: 'welcome', to: email, data: { firstName } },
      dedupeKey: `welcome:${id}`,
    });
    const session = await openSession(tx, account, 'register', origin);
    if (!session) throw new Error('The account just created is missing.');
    return session;
  });
}

type Credentials = { email: string; password: string };

/**
 * Signs in. An unknown address, a wrong password and a closed account all get the same response after the same time.
 */
export async function login(kind: AccountKind, credentials: Credentials, origin: Origin): Promise<SessionRecord> {
  const chance = await consumeLoginAttempt(`${kind}:${emailKey(credentials.email)}`, origin);
  let entered = await enter(kind, credentials, origin);
  // Retried once, because a login on another device may have upgraded the hash in the meantime.
  if (entered === 'changed') entered = await enter(kind, credentials, origin);
  if (typeof entered === 'string') {
    await recordAudit(db(), { event: 'login', result: 'refused', subject: nameOf(kind, credentials.email), origin });
    throw new AppError('unauthorized', wrongCredentials);
  }
  await chance.returnIt();
  return entered;
}

/** Checks the password and opens a session. Returns 'changed' if the account changed in between. */
async function enter(
  kind: AccountKind,
  { email, password }: Credentials,
  origin: Origin,
): Promise<SessionRecord | 'refused' | 'changed'> {
  const account = await findAccountByEmail(db(), kind, email);
  const isOpen = account !== null && account.disabledAt === null;
  const isRight = await verifyPassword(isOpen ? account.passwordHash : null, password);
  if (!isOpen || !isRight) return 'refused';
  const session = await openSession(db(), account, 'login', origin);
  if (!session) return 'changed';
  if (isWeakerThanToday(account.passwordHash)) {
    await upgradePasswordHash(db(), account, await hashPassword(password));
  }
  return session;
}
