import { asc, eq } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { cofounderGrantEnds, cofounderGrants } from '@/lib/server/platform/db/schema/cofounder-grants';

/** An account's grants, oldest first, each with the day on which it ended, if it has. */
export const listGrants = (handle: Handle, accountId: string) =>
  handle
    .select({ grant: cofounderGrants, endedOn: cofounderGrantEnds.endedOn })
    .from(cofounderGrants)
    .leftJoin(cofounderGrantEnds, eq(cofounderGrantEnds.grantId, cofounderGrants.id))
    .where(eq(cofounderGrants.accountId, accountId))
    .orderBy(asc(cofounderGrants.signedOn), asc(cofounderGrants.id));

export async function insertGrant(tx: Tx, row: typeof cofounderGrants.$inferInsert) {
  await tx.insert(cofounderGrants).values(row);
}

export async function findGrant(handle: Handle, id: string) {
  const [row] = await handle.select().from(cofounderGrants).where(eq(cofounderGrants.id, id));
  return row ?? null;
}

/** Ends a grant; false when it had already ended. */
export async function insertGrantEnd(tx: Tx, row: typeof cofounderGrantEnds.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(cofounderGrantEnds).values(row).onConflictDoNothing();
  return rowCount === 1;
}
