import { and, asc, eq, sql } from 'drizzle-orm';
import type { Handle } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { payouts, taxForms } from '@/lib/server/platform/db/schema/payouts';

/** Payouts that were paid in a calendar year (UTC) and not returned. */
const paidIn = (year: number) =>
  and(
    eq(payouts.state, 'paid'),
    sql`${payouts.paidAt} >= make_timestamptz(${year}, 1, 1, 0, 0, 0, 'UTC')`,
    sql`${payouts.paidAt} < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, 'UTC')`,
  );

/** What each payee was paid in a year, with their tax form. */
export const listYearTotals = (handle: Handle, year: number) =>
  handle
    .select({
      payeeId: payouts.payeeId,
      email: accounts.email,
      paidCents: sql<number>`sum(${payouts.amountCents})`.mapWith(Number),
      form: taxForms,
    })
    .from(payouts)
    .innerJoin(accounts, eq(accounts.id, payouts.payeeId))
    .leftJoin(taxForms, eq(taxForms.accountId, payouts.payeeId))
    .where(paidIn(year))
    .groupBy(payouts.payeeId, accounts.email, taxForms.accountId)
    .orderBy(asc(payouts.payeeId));

/** The payouts of one payee in a year, oldest first. */
export const listYearPayouts = (handle: Handle, payeeId: string, year: number) =>
  handle
    .select()
    .from(payouts)
    .where(and(eq(payouts.payeeId, payeeId), paidIn(year)))
    .orderBy(asc(payouts.paidAt));
