import { z } from 'zod';
import { accountKinds, type AccountKind } from '@/lib/contracts/accounts/accounts';
import { randomId } from '@/lib/domain/shared/ids';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { resetLinkInvalid } from '@/lib/content/accounts/messages';
import { now } from '@/lib/server/platform/clock';
import { hashOf, randomToken } from '@/lib/server/platform/sealing/crypto';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { findAccountByEmail, lockAccount, setPasswordHash } from './accounts-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { consumePoints, type Counter } from '@/lib/server/platform/limits/limits-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { recordFirstProof } from './first-proof-repository';
import { findValidReset, replaceReset, consumeReset } from './password-resets-repository';
import { revokeSessionsOf } from './sessions-repository';
import { enforceNetworkLimit } from '@/lib/server/platform/limits/limits';
import { requireMail } from '@/lib/server/providers/mail/mail-links';
import { lockLinked } from './linked-accounts-repository';
import { secureLinked } from './linked-security';
import { endOutstandingLinks } from './outstanding-links';
import { hashPassword, assertStrongPassword } from './passwords';

export const resetRequest = z.object({
  kind: z.enum(accountKinds),
  email: z.string(),
  ip: z.string(),
  requestId: z.string(),
});

/** Only queues the request. The account is looked up later, so that the response cannot reveal whether it exists. */
export async function requestReset(kind: AccountKind, email: string, origin: Origin) {
  requireMail();
  await enforceNetworkLimit('resetRequestByIp', origin);
  await enqueueMessage(db(), {
    topic: 'password-reset-request',
    payload: { kind, email, ip: origin.ip, requestId: origin.requestId },
  });
}

/**
 * Handles a queued request: creates the link and its mail, at most once a minute and five times an hour per account.
 */
export async function handleResetRequest(payload: unknown) {
  const { kind, email, ip, requestId } = resetRequest.parse(payload);
  const account = await findAccountByEmail(db(), kind, email);
  if (!account || account.disabledAt) return;
  const token = randomToken();
  const at = now();
  const { resetTtlS } = settings();
  const expiresAt = new Date(at.getTime() + resetTtlS * 1000);
  await transaction(async (tx) => {
    // The address may have changed since; a link is never mailed to a former address.
    if ((await lockAccount(tx, account.id))?.emailKey !== account.emailKey) return;
    // In the same transaction as the mail, so that a failed attempt that is retried does not consume points.
    const [last] = (await consumePoints(tx, mailLimits(account.id))).slice(-1);
    if (last?.isOver) return;
    await replaceReset(tx, { hash: hashOf(token), accountId: account.id, createdAt: at, expiresAt });
    await recordAudit(tx, {
      event: 'password_reset_requested',
      result: 'ok',
      subject: account.id,
      origin: { ip, requestId, userAgent: '' },
    });
    const path = kind === 'investor' ? mailedPaths.investorResetPassword(token) : mailedPaths.resetPassword(token);
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: {
        template: 'password-reset',
        to: account.email,
        // The base URL of the link comes from the site's settings, never from the request.
        data: {
          firstName: account.firstName,
          link: `${siteAddress()}${path}`,
          minutes: Math.round(resetTtlS / 60),
          kind,
        },
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

/** Whether a link is valid. Checking does not use it up. */
export async function isResetGood(kind: AccountKind, token: string): Promise<boolean> {
  return (await findValidReset(db(), { hash: hashOf(token), kind, at: now() })) !== null;
}

/**
 * Sets a new password, ends every session and outstanding link of the account, and notifies the owner. The link works
 * once and proves ownership of the address. If the address was not confirmed before, details that another person may
 * have added are removed. Does not sign in.
 */
export async function resetPassword(kind: AccountKind, token: string, password: string, origin: Origin) {
  await enforceNetworkLimit('resetByIp', origin);
  const hash = hashOf(token);
  const refused = () => new AppError('bad_request', resetLinkInvalid);
  const account = await findValidReset(db(), { hash, kind, at: now() });
  if (!account) throw refused();
  assertStrongPassword(password, account.email);
  const passwordHash = await hashPassword(password);
  await transaction(async (tx) => {
    const at = now();
    const { accountId } = account;
    const { own, other } = await lockLinked(tx, accountId);
    if (!own || !(await consumeReset(tx, { hash, at }))) throw refused();
    await setPasswordHash(tx, accountId, passwordHash);
    // Linked accounts share the mailbox that was just proven, and an intruder may have set the other account's
    // password, so it is replaced too.
    await secureLinked(tx, { other, at, reason: 'password_reset', origin, password: { hash: passwordHash } });
    await revokeSessionsOf(tx, { accountId, at, reason: 'password_reset' });
    const { hadFeed } = await endOutstandingLinks(tx, accountId, at);
    const isFirstProof = own.emailConfirmedAt === null;
    const { hadDetails } = isFirstProof ? await recordFirstProof(tx, accountId, at) : { hadDetails: false };
    for (const event of isFirstProof ? (['password_reset', 'email_confirmed'] as const) : (['password_reset'] as const))
      await recordAudit(tx, { event, result: 'ok', subject: accountId, origin });
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: {
        template: 'password-changed',
        to: account.email,
        data: { firstName: account.firstName, hadFeed, hadDetails },
      },
      dedupeKey: `password-changed:${hash}`,
    });
  });
}
