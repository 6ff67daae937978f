import { emailKey } from '@/lib/domain/shared/email';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { emailCancelLinkInvalid, emailLinkInvalid, emailTaken } from '@/lib/content/accounts/messages';
import { fieldsMarked } from '@/lib/content/shared/messages';
import { now } from '@/lib/server/platform/clock';
import { hashOf, randomToken } from '@/lib/server/platform/sealing/crypto';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { siteAddress } from '@/lib/server/platform/settings/site-address';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { lockAccount, type Account } from '@/lib/server/accounts/accounts-repository';
import { lockLinked } from '@/lib/server/accounts/linked-accounts-repository';
import { changeLinkedEmail } from '@/lib/server/accounts/linked-email';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import * as links from '@/lib/server/accounts/email-links-repository';
import { enqueueMessage } from '@/lib/server/platform/outbox/outbox-repository';
import { enqueueCustomerUpdate } from '@/lib/server/membership/customer-updates';
import { enforceLimits, enforceNetworkLimit } from '@/lib/server/platform/limits/limits';
import { requireMail } from '@/lib/server/providers/mail/mail-links';
import { endOutstandingLinks } from '@/lib/server/accounts/outstanding-links';
import { provePassword } from '@/lib/server/accounts/own-password';
import { lockCaller } from '@/lib/server/accounts/sessions';

const linkHours = 24;
const passwordNeeded = 'Required';

/**
 * Mails a confirmation link to the current or new address. Does not reveal whether another account uses the address:
 * only the owner of the mailbox finds out. A new address needs the password, and the current address is notified as
 * well.
 */
export async function requestEmail(
  caller: { accountId: string; sessionId: string },
  { email, password }: { email: string; password?: string | undefined },
  origin: Origin,
) {
  requireMail();
  const { accountId } = caller;
  if (password !== undefined) await provePassword(accountId, password, origin);
  await enforceLimits([{ limit: 'emailLinksByAccount', key: accountId }], origin);
  const token = randomToken();
  const at = now();
  const expiresAt = new Date(at.getTime() + linkHours * 3_600_000);
  await transaction(async (tx) => {
    const account = await lockCaller(tx, caller);
    if (password === undefined && email !== account.email)
      throw new AppError('bad_request', fieldsMarked, { fields: { password: passwordNeeded } });
    const isNew = emailKey(email) !== account.emailKey;
    await links.replaceEmailLink(tx, { hash: hashOf(token), accountId, email, createdAt: at, expiresAt });
    await recordAudit(tx, { event: 'email_requested', result: 'ok', subject: accountId, origin });
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: {
        template: 'email-confirm',
        to: email,
        data: { firstName: account.firstName, link: linkTo(mailedPaths.confirmEmail(token)), hours: linkHours, isNew },
        goodUntil: expiresAt.toISOString(),
      },
      dedupeKey: `email-confirm:${hashOf(token)}`,
    });
    if (isNew) await notifyCurrentAddress(tx, account, { at, expiresAt });
  });
}

/** Notifies the current address of the requested change, with a link that cancels it. */
async function notifyCurrentAddress(
  tx: Tx,
  { id, email, firstName }: Account,
  { at, expiresAt }: Record<'at' | 'expiresAt', Date>,
) {
  const token = randomToken();
  await links.insertEmailCancelLink(tx, { hash: hashOf(token), accountId: id, createdAt: at, expiresAt });
  await enqueueMessage(tx, {
    topic: 'mail',
    payload: {
      template: 'email-requested',
      to: email,
      data: { firstName, link: linkTo(mailedPaths.cancelEmail(token)), hours: linkHours },
    },
    dedupeKey: `email-requested:${hashOf(token)}`,
  });
}

/** The base URL comes from our settings, never from the request. */
const linkTo = (path: string) => `${siteAddress()}${path}`;

type Confirmed = { hadFeed: boolean; linked: Awaited<ReturnType<typeof changeLinkedEmail>> };

/** Uses a confirmation link, once. Changing the address invalidates every other link of the account. */
export async function confirmEmail(token: string, origin: Origin): Promise<Confirmed> {
  await enforceNetworkLimit('emailConfirmByIp', origin);
  const hash = hashOf(token);
  const refused = () => new AppError('bad_request', emailLinkInvalid);
  const accountId = await links.findEmailLinkAccount(db(), hash);
  if (accountId === null) throw refused();
  return transaction(async (tx) => {
    const at = now();
    const { own: account, other } = await lockLinked(tx, accountId);
    if (!account || account.disabledAt !== null) throw refused();
    const email = await links.consumeEmailLink(tx, hash, at);
    if (email === null) throw refused();
    if (!(await links.setProvenEmail(tx, { accountId, email, at }))) throw new AppError('conflict', emailTaken);
    await recordAudit(tx, { event: 'email_confirmed', result: 'ok', subject: accountId, origin });
    if (emailKey(email) === account.emailKey) return { hadFeed: false, linked: null };
    await enqueueMessage(tx, {
      topic: 'mail',
      payload: { template: 'email-changed', to: account.email, data: { firstName: account.firstName } },
      dedupeKey: `email-changed:${hash}`,
    });
    const linked = await changeLinkedEmail(tx, { own: account, other, email, at, origin });
    await enqueueCustomerUpdate(tx, accountId);
    if (other && linked === 'moved') await enqueueCustomerUpdate(tx, other.id);
    return { ...(await endOutstandingLinks(tx, accountId, at)), linked };
  });
}

/**
 * Cancels every pending change of an account's address, using the link mailed to its current address. The link stays
 * valid until it expires, so it also cancels later requests.
 */
export async function cancelEmail(token: string, origin: Origin) {
  await enforceNetworkLimit('emailConfirmByIp', origin);
  const hash = hashOf(token);
  const refused = () => new AppError('bad_request', emailCancelLinkInvalid);
  const accountId = await links.findEmailCancelLinkAccount(db(), hash, now());
  if (accountId === null) throw refused();
  await transaction(async (tx) => {
    await lockAccount(tx, accountId);
    // Checked again under the lock: the change may have been confirmed in the meantime.
    if ((await links.findEmailCancelLinkAccount(tx, hash, now())) === null) throw refused();
    if ((await links.deletePendingEmails(tx, accountId)) === 0) return;
    await recordAudit(tx, { event: 'email_cancelled', result: 'ok', subject: accountId, origin });
  });
}
