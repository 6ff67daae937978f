import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/platform/db/pool';
import { clicks, visitorSalts } from '@/lib/server/platform/db/schema/attribution';

export async function insertClicks(handle: Database, rows: (typeof clicks.$inferInsert)[]) {
  await handle.insert(clicks).values(rows).onConflictDoNothing();
}

/** Returns the salt of a day. The first process of the day inserts it; the others read the stored one. */
export async function findOrInsertSalt(handle: Database, day: string, drawn: string): Promise<string> {
  await handle.insert(visitorSalts).values({ day, salt: drawn }).onConflictDoNothing();
  const [row] = await handle.select().from(visitorSalts).where(eq(visitorSalts.day, day));
  return row?.salt ?? drawn;
}
