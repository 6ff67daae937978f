import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { deleteExpired, expiredKinds } from '@/lib/server/platform/db/expired-rows-repository';

/** Deletes expired rows, such as reset links, sessions, limits and finished messages. */
export async function cleanExpiredRows() {
  for (const kind of expiredKinds) {
    const deleted = await deleteExpired(db(), kind);
    if (deleted > 0) log.info({ kind, deleted }, 'expired rows deleted');
  }
}
