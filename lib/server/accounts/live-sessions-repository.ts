import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { accounts, sessions } from '@/lib/server/platform/db/schema/accounts';

/** The ids of those sessions that are still active. */
export async function findLiveSessions(handle: Handle, sessionIds: readonly string[], at: Date): Promise<Set<string>> {
  const live = await handle
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        inArray(sessions.id, [...sessionIds]),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, at),
        isNull(accounts.disabledAt),
        isNull(accounts.deletedAt),
      ),
    );
  return new Set(live.map(({ id }) => id));
}
