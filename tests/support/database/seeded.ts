import { db } from '@/lib/server/platform/db/pool';
import { seed } from '@/lib/server/sample-data';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';

/** Everything that a demo starts with. */
export async function seedAll() {
  await seedMarketReference(db());
  await seed(db());
}
