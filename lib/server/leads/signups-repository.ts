import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomId } from '@/lib/domain/shared/ids';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { signups, signupTokens } from '@/lib/server/platform/db/schema/signups';

export type Signup = typeof signups.$inferSelect;
type NewSignup = Pick<Signup, 'kind' | 'address' | 'key'> & { memberId: string; page: string | undefined; at: Date };

/** Finds or inserts the row of an address and locks it until the transaction ends. Returns whether it is new. */
export async function findOrInsertSignup(tx: Tx, { at, page, ...signup }: NewSignup) {
  const id = randomId();
  const [row] = await tx
    .insert(signups)
    .values({ ...signup, id, createdAt: at, page: page ?? null })
    .onConflictDoUpdate({ target: [signups.kind, signups.key], set: { key: signup.key } })
    .returning();
  if (!row) throw new Error('The sign-up just saved is missing.');
  return { signup: row, isNew: row.id === id };
}

/** The number of links sent to an address since `since`, and when the latest was sent. */
export async function recentTokens(tx: Tx, { signupId, since }: { signupId: string; since: Date }) {
  const { rows } = await tx.execute<{ recent: number; latest: string | Date | null }>(sql`
    select count(*) filter (where created_at > ${since.toISOString()}::timestamptz)::int as recent,
           max(created_at) as latest
      from ${signupTokens} where signup_id = ${signupId}`);
  const { recent = 0, latest = null } = rows[0] ?? {};
  return { recent, latest: latest === null ? null : new Date(latest) };
}

export async function insertToken(
  tx: Tx,
  token: Pick<typeof signupTokens.$inferInsert, 'hash' | 'signupId' | 'createdAt' | 'expiresAt' | 'place'>,
) {
  await tx.insert(signupTokens).values(token);
}

/**
 * Uses a link and confirms its address. Returns null if the link is used, expired or unknown. The returned `place` is
 * stored with the link.
 */
export async function consumeSignupToken(tx: Tx, { hash, at }: { hash: string; at: Date }) {
  const instant = sql`${at.toISOString()}::timestamptz`;
  const used = tx
    .update(signupTokens)
    .set({ usedAt: at })
    .where(and(eq(signupTokens.hash, hash), isNull(signupTokens.usedAt), sql`${signupTokens.expiresAt} > ${instant}`))
    .returning({ signupId: signupTokens.signupId, place: signupTokens.place });
  const [token] = await used;
  if (!token) return null;
  const [row] = await tx
    .update(signups)
    .set({ confirmedAt: sql`coalesce(${signups.confirmedAt}, ${instant})`, unsubscribedAt: null })
    .where(eq(signups.id, token.signupId))
    .returning();
  return row ? { ...row, place: token.place } : null;
}

/** Removes a number from the list after a STOP. */
export async function removeFromListByPhone(handle: Handle, phone: string, at: Date) {
  await handle
    .update(signups)
    .set({ unsubscribedAt: sql`coalesce(${signups.unsubscribedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(signups.kind, 'phone'), eq(signups.key, phone)));
}
