import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';
import { oauthStates, tradierLinks } from '../db/schema/banking';

type Handle = Tx | Database;
export type TradierRow = typeof tradierLinks.$inferSelect;

export async function insertState(handle: Handle, state: typeof oauthStates.$inferInsert) {
  await handle.insert(oauthStates).values(state);
}

/** Uses a state up, for whoever set out with it: of many at once one gets true. */
export async function useState(handle: Handle, of: { hash: string; accountId: string; at: Date }): Promise<boolean> {
  const { rowCount } = await handle
    .update(oauthStates)
    .set({ usedAt: of.at })
    .where(
      and(
        eq(oauthStates.hash, of.hash),
        eq(oauthStates.accountId, of.accountId),
        isNull(oauthStates.usedAt),
        gt(oauthStates.expiresAt, of.at),
      ),
    );
  return rowCount === 1;
}

export async function findTradierLink(handle: Handle, accountId: string): Promise<TradierRow | null> {
  const [row] = await handle.select().from(tradierLinks).where(eq(tradierLinks.accountId, accountId));
  return row ?? null;
}

/** Puts a link in place of the one that was there. */
export async function putTradierLink(tx: Tx, link: typeof tradierLinks.$inferInsert) {
  await tx.delete(tradierLinks).where(eq(tradierLinks.accountId, link.accountId));
  await tx.insert(tradierLinks).values(link);
}

export async function deleteTradierLink(tx: Tx, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(tradierLinks).where(eq(tradierLinks.accountId, accountId));
  return rowCount === 1;
}
