import { emailKey } from '@/lib/domain/email';
import { paths } from '@/lib/domain/paths';
import { emailLinkInvalid, emailTaken } from '@/lib/content/messages';
import { now } from '../clock';
import { hashOf, randomToken } from '../crypto';
import { transaction } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { recordAudit } from '../repositories/audit';
import { replaceEmailLink, setProvenEmail, useEmailLink } from '../repositories/email-links';
import { putInOutbox } from '../repositories/outbox';
import { enforceLimits, enforceNetworkLimit } from './limits';
import { provePassword } from './own-password';

const linkHours = 24;

/**
 * Mails a link to the address that an account has or is to have. Whether another account has it is not said here: only
 * whoever reads that mailbox gets to know.
 */
export async function requestEmail(
  accountId: string,
  { email, password }: { email: string; password: string },
  origin: Origin,
) {
  const account = await provePassword(accountId, password, origin);
  await enforceLimits([{ limit: 'emailLinksByAccount', key: accountId }], origin);
  const token = randomToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + linkHours * 3_600_000);
  await transaction(async (tx) => {
    await replaceEmailLink(tx, { hash: hashOf(token), accountId, email, createdAt: at, expiresAt });
    await recordAudit(tx, { event: 'email_requested', result: 'ok', subject: accountId, origin });
    await putInOutbox(tx, {
      topic: 'mail',
      payload: {
        template: 'email-confirm',
        to: email,
        data: {
          firstName: account.firstName,
          link: `${settings().siteUrl}${paths.confirmEmail(token)}`,
          hours: linkHours,
          isNew: emailKey(email) !== account.emailKey,
        },
        goodUntil: expiresAt.toISOString(),
      },
      dedupeKey: `email-confirm:${hashOf(token)}`,
    });
  });
}

/** Uses a link: the address is the account's own from now on, and the one before it is told. */
export async function confirmEmail(token: string, origin: Origin) {
  await enforceNetworkLimit('emailConfirmByIp', origin);
  const hash = hashOf(token);
  await transaction(async (tx) => {
    const at = now();
    const used = await useEmailLink(tx, hash, at);
    if (!used) throw new AppError('bad_request', emailLinkInvalid);
    const { accountId, email, oldEmail, firstName } = used;
    if (!(await setProvenEmail(tx, { accountId, email, at }))) throw new AppError('conflict', emailTaken);
    await recordAudit(tx, { event: 'email_confirmed', result: 'ok', subject: accountId, origin });
    if (emailKey(email) === emailKey(oldEmail)) return;
    await putInOutbox(tx, {
      topic: 'mail',
      payload: { template: 'email-changed', to: oldEmail, data: { firstName } },
      dedupeKey: `email-changed:${hash}`,
    });
  });
}
