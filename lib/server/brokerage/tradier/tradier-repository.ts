import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Handle, Tx } from '@/lib/server/platform/db/pool';
import { oauthStates, tradierLinks } from '@/lib/server/platform/db/schema/banking';

export type TradierRow = typeof tradierLinks.$inferSelect;

export async function insertState(handle: Handle, state: typeof oauthStates.$inferInsert) {
  await handle.insert(oauthStates).values(state);
}

/** Consumes the OAuth state of an account; true for only one of concurrent calls. */
export async function consumeState(
  handle: Handle,
  of: { hash: string; accountId: string; at: Date },
): Promise<boolean> {
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

/** Stores a link, replacing the account's previous one. */
export async function saveTradierLink(tx: Tx, link: typeof tradierLinks.$inferInsert) {
  await tx.delete(tradierLinks).where(eq(tradierLinks.accountId, link.accountId));
  await tx.insert(tradierLinks).values(link);
}

export async function deleteTradierLink(tx: Tx, accountId: string): Promise<boolean> {
  const { rowCount } = await tx.delete(tradierLinks).where(eq(tradierLinks.accountId, accountId));
  return rowCount === 1;
}

export type ClaimedTradierLink = { accountId: string; refreshToken: string; heldUntil: Date };

/**
 * Claims, until `heldUntil`, a link that has a refresh token and whose access token expires before `before`. Concurrent
 * callers get different links.
 */
export async function claimExpiring(
  handle: Database,
  { before, at, heldUntil }: { before: Date; at: Date; heldUntil: Date },
): Promise<ClaimedTradierLink | null> {
  const due = sql`select account_id from ${tradierLinks}
    where refresh_token is not null and expires_at < ${before.toISOString()}
      and coalesce(refresh_held_until, '-infinity') <= ${at.toISOString()}
    order by expires_at limit 1 for update skip locked`;
  const [row] = await handle
    .update(tradierLinks)
    .set({ refreshHeldUntil: heldUntil })
    .where(sql`account_id = (${due})`)
    .returning({ accountId: tradierLinks.accountId, refreshToken: tradierLinks.refreshToken });
  return row?.refreshToken ? { accountId: row.accountId, refreshToken: row.refreshToken, heldUntil } : null;
}

type Refreshed = Partial<Pick<TradierRow, 'accessToken' | 'refreshToken'>> & {
  expiresAt: Date;
  refreshHeldUntil: null;
};

/** Stores the result of a refresh; false if the link was removed or replaced in the meantime. */
export async function saveRefreshedTokens(
  handle: Handle,
  claim: ClaimedTradierLink,
  change: Refreshed,
): Promise<boolean> {
  const { rowCount } = await handle
    .update(tradierLinks)
    .set(change)
    .where(and(eq(tradierLinks.accountId, claim.accountId), eq(tradierLinks.refreshHeldUntil, claim.heldUntil)));
  return rowCount === 1;
}
