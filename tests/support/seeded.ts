import { db } from '@/lib/server/db/pool';
import { seed } from '@/lib/server/db/seed';
import { seedMarketReference } from '@/lib/server/db/seed/market/reference';

/** All that a demonstration begins with. */
export async function seedAll() {
  await seedMarketReference(db());
  await seed(db());
}
