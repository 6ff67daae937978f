import type { Tx } from '@/lib/server/platform/db/pool';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import type { Origin } from '@/lib/server/platform/http/origin';
import type { Account } from './accounts-repository';
import { setProvenEmail } from './email-links-repository';
import { deleteAccountLink } from './linked-accounts-repository';
import { secureLinked } from './linked-security';
import { endOutstandingLinks } from './outstanding-links';

type Moved = {
  /** The account whose address was confirmed, as it was before the change. */
  own: Account;
  /** The linked account, locked by `lockLinked`. */
  other: Account | null;
  email: string;
  at: Date;
  origin: Origin;
};

/**
 * Updates the linked account after a confirmed change of address. Linked accounts share a mailbox, whose reader can
 * reset both passwords. So the linked account gets the new address as well if it had the same address and password and
 * the new one is free. Otherwise the accounts are unlinked, and the other account's sessions end.
 */
export async function changeLinkedEmail(tx: Tx, { own, other, email, at, origin }: Moved) {
  if (!other) return null;
  const isOnePerson = other.emailKey === own.emailKey && other.passwordHash === own.passwordHash;
  if (isOnePerson && (await setProvenEmail(tx, { accountId: other.id, email, at }))) {
    await recordAudit(tx, { event: 'email_confirmed', result: 'ok', subject: other.id, origin });
    await endOutstandingLinks(tx, other.id, at);
    return 'moved';
  }
  await deleteAccountLink(tx, own.id);
  for (const { id } of [own, other])
    await recordAudit(tx, { event: 'accounts_unlinked', result: 'ok', subject: id, origin });
  await secureLinked(tx, { other, at, reason: 'accounts_unlinked', origin });
  return 'unlinked';
}
