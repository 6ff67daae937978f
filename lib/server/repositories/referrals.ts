import { and, count, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';
import { accounts } from '../db/schema/accounts';
import {
  clicks,
  promoterAcceptances,
  promoterProfiles,
  referralBindings,
  referralCodes,
} from '../db/schema/attribution';

type Handle = Tx | Database;

/** A code that works, and whose it is: its owner accepted terms that are still honoured and has an open account. */
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
      ),
    );
  return row ?? null;
}

/** A member's personal code, the latest terms accepted and the name shown; one statement. */
export async function findOwnLink(handle: Handle, accountId: string) {
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

/** Gives a member a personal code; false when the code is taken or they have one already. */
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

/** Once: a later link never moves a customer. */
export async function insertBinding(tx: Tx, binding: typeof referralBindings.$inferInsert) {
  await tx.insert(referralBindings).values(binding).onConflictDoNothing();
}

/** Who sent somebody, if anybody did. */
export async function findBinding(handle: Handle, accountId: string) {
  const [row] = await handle.select().from(referralBindings).where(eq(referralBindings.accountId, accountId));
  return row ?? null;
}

/** A member's code for promotions. */
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

/** How many codes begin so. */
export async function countCodesLike(handle: Handle, base: string): Promise<number> {
  const pattern = `${base.toLowerCase().replaceAll('_', '\\_')}%`;
  const [row] = await handle
    .select({ total: count() })
    .from(referralCodes)
    .where(sql`${referralCodes.codeKey} like ${pattern}`);
  return row?.total ?? 0;
}
