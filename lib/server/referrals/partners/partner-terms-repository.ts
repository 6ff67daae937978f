import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { emailKey } from '@/lib/domain/shared/email';
import type { Degree } from '@/lib/domain/referrals/referrals';
import type { Handle, Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { partnerTerms, referralSuspensions } from '@/lib/server/platform/db/schema/partners';

export type PartnerTermsRow = typeof partnerTerms.$inferSelect;

/** An account's agreed terms for a level on a day; at most one row matches. */
export async function findTermsOn(handle: Handle, of: { accountId: string; degree: Degree; day: string }) {
  const { accountId, degree, day } = of;
  const [row] = await handle
    .select()
    .from(partnerTerms)
    .where(
      and(
        eq(partnerTerms.accountId, accountId),
        eq(partnerTerms.degree, degree),
        sql`${day}::date between starts_on and least(ends_on, ended_on)`,
      ),
    );
  return row ?? null;
}

/** Whether an account had a first-level sale, not refunded in full, in the `days` before `at`. */
export async function hasOwnSale(
  handle: Handle,
  { accountId, at, days }: { accountId: string; at: Date; days: number },
) {
  const { rows } = await handle.execute<{ found: boolean }>(sql`
    select exists (select from commissions where payee_id = ${accountId} and degree = 1 and state <> 'reversed'
      and earned_at <= ${at.toISOString()}::timestamptz
      and earned_at > ${at.toISOString()}::timestamptz - make_interval(days => ${days})) as found`);
  return rows[0]?.found ?? false;
}

/** All terms of an account, oldest first. */
export const listTerms = (handle: Handle, accountId: string): Promise<PartnerTermsRow[]> =>
  handle
    .select()
    .from(partnerTerms)
    .where(eq(partnerTerms.accountId, accountId))
    .orderBy(asc(partnerTerms.startsOn), asc(partnerTerms.degree));

export async function insertTerms(tx: Tx, row: typeof partnerTerms.$inferInsert) {
  await tx.insert(partnerTerms).values(row);
}

/** Ends terms after a day; null when they are unknown or already ended. */
export async function endTerms(tx: Tx, id: string, endedOn: string): Promise<PartnerTermsRow | null> {
  const [row] = await tx
    .update(partnerTerms)
    .set({ endedOn })
    .where(and(eq(partnerTerms.id, id), isNull(partnerTerms.endedOn)))
    .returning();
  return row ?? null;
}

/** The open member account with an email. */
export async function findMemberByEmail(handle: Handle, email: string): Promise<{ id: string } | null> {
  const [row] = await handle
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.kind, 'user'), eq(accounts.emailKey, emailKey(email)), isNull(accounts.deletedAt)));
  return row ?? null;
}

/** An account's current suspension; null when it is not suspended. */
export async function findSuspension(handle: Handle, accountId: string) {
  const [row] = await handle
    .select()
    .from(referralSuspensions)
    .where(and(eq(referralSuspensions.accountId, accountId), isNull(referralSuspensions.liftedAt)));
  return row ?? null;
}

/** Suspends an account; false when it is already suspended. */
export async function insertSuspension(tx: Tx, row: typeof referralSuspensions.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(referralSuspensions).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function endSuspension(tx: Tx, accountId: string, liftedAt: Date) {
  const [row] = await tx
    .update(referralSuspensions)
    .set({ liftedAt })
    .where(and(eq(referralSuspensions.accountId, accountId), isNull(referralSuspensions.liftedAt)))
    .returning();
  return row ?? null;
}
