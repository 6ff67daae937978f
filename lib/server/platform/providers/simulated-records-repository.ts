import { and, eq } from 'drizzle-orm';
import { now } from '../clock';
import { db } from '../db/pool';
import { simulatedRecords as records } from '../db/schema/banking';

/** The state of one simulated service, shared by all processes of a demo. */
export function simulatedMemory(service: string) {
  const at = (key: string) => and(eq(records.service, service), eq(records.key, key));
  return {
    async read(key: string) {
      const [row] = await db().select().from(records).where(at(key));
      return row ?? null;
    },
    async write(key: string, data: Record<string, unknown>) {
      await db()
        .insert(records)
        .values({ service, key, data, createdAt: now() })
        .onConflictDoUpdate({ target: [records.service, records.key], set: { data } });
    },
    async take(key: string) {
      const [row] = await db().delete(records).where(at(key)).returning();
      return row ?? null;
    },
  };
}
