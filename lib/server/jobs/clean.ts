import { db } from '@/lib/server/db/pool';
import { log } from '@/lib/server/log';
import { deleteExpired, expiredKinds } from '@/lib/server/repositories/expired-rows';

/** Clears out what has had its time: reset links, sessions, limits, finished messages. */
export async function cleanExpiredRows() {
  for (const kind of expiredKinds) {
    const deleted = await deleteExpired(db(), kind);
    if (deleted > 0) log.info({ kind, deleted }, 'expired rows deleted');
  }
}
