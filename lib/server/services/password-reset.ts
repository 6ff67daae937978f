import { z } from 'zod';
import { accountKinds, type AccountKind } from '@/lib/contracts/accounts';
import { randomId } from '@/lib/domain/ids';
import { paths } from '@/lib/domain/paths';
import { resetLinkInvalid } from '@/lib/content/messages';
import { now } from '../clock';
import { hashOf, randomToken } from '../crypto';
import { db, transaction } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { findAccountByEmail, setPasswordHash } from '../repositories/accounts';
import { recordAudit } from '../repositories/audit';
import { takePoints, type Counter } from '../repositories/limits';
import { putInOutbox } from '../repositories/outbox';
import { findGoodReset, replaceReset, useReset } from '../repositories/password-resets';
import { revokeSessionsOf } from '../repositories/sessions';
import { enforceNetworkLimit } from './limits';
import { hashPassword, refuseEasyPassword } from './passwords';

export const resetRequest = z.object({
  kind: z.enum(accountKinds),
  email: z.string(),
  ip: z.string(),
  requestId: z.string(),
});

/** Only notes the wish: looking the account up happens later, so an answer cannot tell whether there is one. */
export async function requestReset(kind: AccountKind, email: string, origin: Origin) {
  await enforceNetworkLimit('resetRequestByIp', origin);
  await putInOutbox(db(), {
    topic: 'password-reset-request',
    payload: { kind, email, ip: origin.ip, requestId: origin.requestId },
  });
}

/** The later half: makes the link and its mail, at most one a minute and five an hour for an account. */
export async function handleResetRequest(payload: unknown) {
  const { kind, email, ip, requestId } = resetRequest.parse(payload);
  const account = await findAccountByEmail(db(), kind, email);
  if (!account || account.disabledAt) return;
  const token = randomToken();
  const at = now();
  const { resetTtlS, siteUrl } = settings();
  const expiresAt = new Date(at.getTime() + resetTtlS * 1000);
  await transaction(async (tx) => {
    // In the same transaction as the mail: if this fails and is tried again, the points are not spent.
    const [last] = (await takePoints(tx, mailLimits(account.id))).slice(-1);
    if (last?.isOver) return;
    await replaceReset(tx, { hash: hashOf(token), accountId: account.id, createdAt: at, expiresAt });
    await recordAudit(tx, {
      event: 'password_reset_requested',
      result: 'ok',
      subject: account.id,
      origin: { ip, requestId, userAgent: '' },
    });
    const path = kind === 'investor' ? paths.investorResetPassword(token) : paths.resetPassword(token);
    await putInOutbox(tx, {
      topic: 'mail',
      payload: {
        template: 'password-reset',
        to: account.email,
        // The link's base comes from our own settings, never from the request.
        data: { firstName: account.firstName, link: `${siteUrl}${path}`, minutes: Math.round(resetTtlS / 60), kind },
        goodUntil: expiresAt.toISOString(),
      },
      dedupeKey: `password-reset:${randomId()}`,
    });
  });
}

const mailLimits = (accountId: string): Counter[] => [
  { limit: 'resetMailPerMinute', key: accountId },
  { limit: 'resetMailPerHour', key: accountId },
];

/** Whether a link is good; asking never uses it up. */
export async function isResetGood(kind: AccountKind, token: string): Promise<boolean> {
  return (await findGoodReset(db(), { hash: hashOf(token), kind, at: now() })) !== null;
}

/** Sets the new password once, ends every session of the account and tells its owner; nobody is signed in by it. */
export async function resetPassword(kind: AccountKind, token: string, password: string, origin: Origin) {
  await enforceNetworkLimit('resetByIp', origin);
  const hash = hashOf(token);
  const refused = () => new AppError('bad_request', resetLinkInvalid);
  const account = await findGoodReset(db(), { hash, kind, at: now() });
  if (!account) throw refused();
  refuseEasyPassword(password, account.email);
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    const at = now();
    if (!(await useReset(tx, { hash, at }))) throw refused();
    await setPasswordHash(tx, account.accountId, passwordHash);
    await revokeSessionsOf(tx, { accountId: account.accountId, at, reason: 'password_reset' });
    await recordAudit(tx, { event: 'password_reset', result: 'ok', subject: account.accountId, origin });
    await putInOutbox(tx, {
      topic: 'mail',
      payload: { template: 'password-changed', to: account.email, data: { firstName: account.firstName } },
      dedupeKey: `password-changed:${hash}`,
    });
  });
}
