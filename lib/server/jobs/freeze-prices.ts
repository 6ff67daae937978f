import { now } from '@/lib/server/clock';
import { db, transaction } from '@/lib/server/db/pool';
import { freezePrices, listToFreeze } from '@/lib/server/repositories/post-writes';

/** What is left over is due at the next run. */
const most = 50;

/** A scheduled post comes out by itself; what its stocks cost then is written down here. */
export async function freezePostPrices() {
  const at = now();
  for (const { id } of await listToFreeze(db(), at, most)) await transaction((tx) => freezePrices(tx, id, at));
}
