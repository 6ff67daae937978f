import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { savePublicationPrices, listToFreeze } from '@/lib/server/publishing/posts/post-writes-repository';

/** Max posts per run; the others are processed in the next run. */
const max = 50;

/** Job: stores the prices at publication for scheduled posts. */
export async function storePublicationPrices() {
  const at = now();
  for (const { id } of await listToFreeze(db(), at, max)) await transaction((tx) => savePublicationPrices(tx, id, at));
}
