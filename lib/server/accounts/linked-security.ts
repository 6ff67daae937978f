import type { Tx } from '@/lib/server/platform/db/pool';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import type { Origin } from '@/lib/server/platform/http/origin';
import { setPasswordHash, type Account } from './accounts-repository';
import { endOutstandingLinks } from './outstanding-links';
import { revokeSessionsOf } from './sessions-repository';

type Event = {
  /** The linked account, locked by `lockLinked`. */
  other: Account | null;
  at: Date;
  reason: string;
  origin: Origin;
  /** The hash of a new password for the linked account as well; with `onlyFor`, only if that is its current hash. */
  password?: { hash: string; onlyFor?: string };
};

/**
 * Applies a security event of one account to the account linked with it: ends its sessions and outstanding links, and
 * sets a new password if one is given.
 */
export async function secureLinked(tx: Tx, { other, at, reason, origin, password }: Event) {
  if (!other) return;
  if (password && (password.onlyFor ?? other.passwordHash) === other.passwordHash)
    await setPasswordHash(tx, other.id, password.hash);
  await revokeSessionsOf(tx, { accountId: other.id, at, reason });
  await endOutstandingLinks(tx, other.id, at);
  await recordAudit(tx, { event: 'sessions_ended', result: 'ok', subject: other.id, origin, detail: { linked: true } });
}
