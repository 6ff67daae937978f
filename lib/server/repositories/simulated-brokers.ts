import { and, eq, sql } from 'drizzle-orm';
import { db, transaction, type Database, type Tx } from '../db/pool';
import { simulatedRecords } from '../db/schema/banking';

const service = 'alpaca';
const isOurs = eq(simulatedRecords.service, service);

type Kept = { id: string; email: string; createdAt: string };

export async function findSimulatedAccount<T extends Kept>(id: string): Promise<T | undefined> {
  const [row] = await db()
    .select()
    .from(simulatedRecords)
    .where(and(isOurs, eq(simulatedRecords.key, id)));
  return row?.data as T | undefined;
}

export async function findSimulatedAccounts<T extends Kept>(email: string, handle: Tx | Database = db()): Promise<T[]> {
  const rows = await handle
    .select()
    .from(simulatedRecords)
    .where(and(isOurs, sql`lower(${simulatedRecords.data} ->> 'email') = lower(${email})`));
  return rows.map(({ data }) => data as T);
}

/** One account for an email, however many ask at once: false for all but the first. */
export const addSimulatedAccount = <T extends Kept>(account: T): Promise<boolean> =>
  transaction(async (tx) => {
    const email = account.email.toLowerCase();
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`simulated broker ${email}`}, 0))`);
    if ((await findSimulatedAccounts(email, tx)).length > 0) return false;
    const { id: key, createdAt } = account;
    await tx.insert(simulatedRecords).values({ service, key, data: account, createdAt: new Date(createdAt) });
    return true;
  });

export async function changeSimulatedAccount<T extends Kept>(account: T) {
  await db()
    .update(simulatedRecords)
    .set({ data: account })
    .where(and(isOurs, eq(simulatedRecords.key, account.id)));
}
