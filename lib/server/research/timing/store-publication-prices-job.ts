import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { savePublicationPrices, listToFreeze } from '@/lib/server/publishing/posts/post-writes-repository';

/** Maximum per run; the rest is due at the next one. */
const most = 50;

/** Stores the prices at publication for scheduled posts. */
export async function storePublicationPrices() {
  const at = now();
  for (const { id } of await listToFreeze(db(), at, most)) await transaction((tx) => savePublicationPrices(tx, id, at));
}
