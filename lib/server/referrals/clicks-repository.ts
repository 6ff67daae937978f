import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/server/platform/db/pool';
import { clicks, visitorSalts } from '@/lib/server/platform/db/schema/attribution';

export async function insertClicks(handle: Database, rows: (typeof clicks.$inferInsert)[]) {
  await handle.insert(clicks).values(rows).onConflictDoNothing();
}

/** The day's salt: the first process of the day creates it, the others read it. */
export async function findOrInsertSalt(handle: Database, day: string, drawn: string): Promise<string> {
  await handle.insert(visitorSalts).values({ day, salt: drawn }).onConflictDoNothing();
  const [row] = await handle.select().from(visitorSalts).where(eq(visitorSalts.day, day));
  return row?.salt ?? drawn;
}
