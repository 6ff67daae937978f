import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import {
  clicks,
  promoterAcceptances,
  promoterProfiles,
  referralBindings,
  referralCodes,
} from '@/lib/server/platform/db/schema/attribution';

/** An active code with its owner, who has accepted terms that are still honored and has an open account. */
export async function findLiveCode(handle: Handle, code: string, oldestTerms: number) {
  const accepted = sql`exists (select 1 from ${promoterAcceptances} where ${promoterAcceptances.accountId} =
    ${referralCodes.accountId} and ${promoterAcceptances.version} >= ${oldestTerms})`;
  const [row] = await handle
    .select({
      code: referralCodes.code,
      ownerId: referralCodes.accountId,
      displayName: promoterProfiles.displayName,
    })
    .from(referralCodes)
    .innerJoin(accounts, eq(accounts.id, referralCodes.accountId))
    .leftJoin(promoterProfiles, eq(promoterProfiles.accountId, referralCodes.accountId))
    .where(
      and(
        eq(referralCodes.codeKey, code.toLowerCase()),
        isNull(referralCodes.retiredAt),
        isNull(accounts.disabledAt),
        isNull(accounts.deletedAt),
        accepted,
        sql`not exists (select from referral_suspensions where account_id = ${referralCodes.accountId} and lifted_at is null)`,
      ),
    );
  return row ?? null;
}

/** A member's personal code, accepted terms and public name, in one statement. */
export async function findReferralLink(handle: Handle, accountId: string) {
  const [row] = await handle
    .select({
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      code: referralCodes.code,
      displayName: promoterProfiles.displayName,
      acceptedVersion: promoterAcceptances.version,
      acceptedAt: promoterAcceptances.acceptedAt,
    })
    .from(accounts)
    .leftJoin(referralCodes, and(eq(referralCodes.accountId, accounts.id), eq(referralCodes.kind, 'personal')))
    .leftJoin(promoterProfiles, eq(promoterProfiles.accountId, accounts.id))
    .leftJoin(promoterAcceptances, eq(promoterAcceptances.accountId, accounts.id))
    .where(eq(accounts.id, accountId))
    .orderBy(sql`${promoterAcceptances.version} desc nulls last`)
    .limit(1);
  return row ?? null;
}

export async function countOwnResults(handle: Handle, accountId: string, code: string, since: Date) {
  const [row] = await handle
    .select({
      total: count(),
      recent: sql<number>`count(*) filter (where ${gte(clicks.at, since)})`.mapWith(Number),
      signUps: sql<number>`(select count(*) from ${referralBindings} where owner_id = ${accountId})`.mapWith(Number),
    })
    .from(clicks)
    .where(eq(clicks.code, code));
  return row ?? { total: 0, recent: 0, signUps: 0 };
}

export async function insertAcceptance(tx: Tx, acceptance: typeof promoterAcceptances.$inferInsert) {
  await tx.insert(promoterAcceptances).values(acceptance).onConflictDoNothing();
}

/** Inserts a member's personal code; false when the code is taken or the member already has one. */
export async function insertCode(tx: Tx, code: Omit<typeof referralCodes.$inferInsert, 'codeKey'>) {
  const { rowCount } = await tx
    .insert(referralCodes)
    .values({ ...code, codeKey: code.code.toLowerCase() })
    .onConflictDoNothing();
  return rowCount === 1;
}

export async function saveDisplayName(tx: Tx, accountId: string, displayName: string | null) {
  await tx
    .insert(promoterProfiles)
    .values({ accountId, displayName })
    .onConflictDoUpdate({ target: promoterProfiles.accountId, set: { displayName } });
}

/** Stores who referred an account. The first binding stays; a later link does not change it. */
export async function insertBinding(tx: Tx, binding: typeof referralBindings.$inferInsert) {
  await tx.insert(referralBindings).values(binding).onConflictDoNothing();
}

/** The binding of an account to its referrer; null when there is none. */
export async function findBinding(handle: Handle, accountId: string) {
  const [row] = await handle.select().from(referralBindings).where(eq(referralBindings.accountId, accountId));
  return row ?? null;
}

/** A member's promo code. */
export async function findPromoCode(handle: Handle, accountId: string): Promise<string | null> {
  const [row] = await handle
    .select({ code: referralCodes.code })
    .from(referralCodes)
    .where(
      and(eq(referralCodes.accountId, accountId), eq(referralCodes.kind, 'promo'), isNull(referralCodes.retiredAt)),
    )
    .limit(1);
  return row?.code ?? null;
}

/** Counts codes with a prefix. */
export async function countCodesLike(handle: Handle, base: string): Promise<number> {
  const pattern = `${base.toLowerCase().replaceAll('_', '\\_')}%`;
  const [row] = await handle
    .select({ total: count() })
    .from(referralCodes)
    .where(sql`${referralCodes.codeKey} like ${pattern}`);
  return row?.total ?? 0;
}

/** Serializes requests for an account's promo code until the transaction ends. */
export async function lockPromoCode(tx: Tx, accountId: string) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`promo code ${accountId}`}, 0))`);
}
