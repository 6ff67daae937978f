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
  /** The hash of a new password for the linked account too; with `onlyFor`, only if its password had that hash. */
  password?: { hash: string; onlyFor?: string };
};

/** What a security event of one account does to the one linked with it: its sessions and outstanding links end too. */
export async function secureLinked(tx: Tx, { other, at, reason, origin, password }: Event) {
  if (!other) return;
  if (password && (password.onlyFor ?? other.passwordHash) === other.passwordHash)
    await setPasswordHash(tx, other.id, password.hash);
  await revokeSessionsOf(tx, { accountId: other.id, at, reason });
  await endOutstandingLinks(tx, other.id, at);
  await recordAudit(tx, { event: 'sessions_ended', result: 'ok', subject: other.id, origin, detail: { linked: true } });
}
