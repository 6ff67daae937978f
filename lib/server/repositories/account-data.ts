import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/pool';
import { accounts } from '../db/schema/accounts';
import { placeClaims } from '../db/schema/places';
import { accountTables, type AccountTable } from './account-tables';

/** More rows than anybody has; an account that was misused stays within a download. */
const mostRows = 5000;

/** Everything that is kept under an account, table by table, in its own columns. */
export async function exportAccount(handle: Tx, accountId: string) {
  const tables: Record<string, Record<string, unknown>[]> = {};
  const own = await handle.execute(sql`
    select kind, email, email_confirmed_at, first_name, last_name, phone, referred_by, unique_id, created_at
    from ${accounts} where id = ${accountId}`);
  tables.account = own.rows;
  for (const row of accountTables) {
    const columns = sql.join(
      row.columns.map((name) => sql.identifier(name)),
      sql`, `,
    );
    const found = await handle.execute(
      sql`select ${columns} from ${sql.identifier(row.table)} where (${ofAccount(row, accountId)}) limit ${mostRows}`,
    );
    tables[row.table] = found.rows;
  }
  return tables;
}

/** Deletes what goes with an account. What stays has no name in it once the account's own row is emptied. */
export async function deleteAccountRows(tx: Tx, accountId: string) {
  for (const row of accountTables) {
    if (row.fate === 'gone')
      await tx.execute(sql`delete from ${sql.identifier(row.table)} where ${ofAccount(row, accountId)}`);
  }
  await tx.execute(
    sql`update referral_codes set retired_at = coalesce(retired_at, now()) where account_id = ${accountId}`,
  );
}

/** Empties the account's own row: an id without a person, for the records that point to it. */
export async function emptyAccount(tx: Tx, { accountId, at }: { accountId: string; at: Date }) {
  const { rowCount } = await tx
    .update(accounts)
    .set({
      email: '',
      emailKey: `deleted:${accountId}`,
      emailConfirmedAt: null,
      passwordHash: '',
      firstName: '',
      lastName: '',
      phone: null,
      referredBy: null,
      uniqueId: null,
      deletedAt: at,
    })
    .where(and(eq(accounts.id, accountId), isNull(accounts.deletedAt)));
  return rowCount === 1;
}

/** Mails to an address that are finished with or have not gone out: nobody is to read them again. */
export async function deleteMailsTo(tx: Tx, email: string) {
  await tx.execute(
    sql`delete from outbox where topic = 'mail' and payload ->> 'to' = ${email} and state in ('waiting', 'sent', 'kept', 'failed')`,
  );
}

/** Places that an account leads or has claimed, in the order in which their locks are taken. */
export async function placesHeldBy(tx: Tx, accountId: string): Promise<string[]> {
  const found = await tx
    .select({ placeId: placeClaims.placeId })
    .from(placeClaims)
    .where(and(eq(placeClaims.accountId, accountId), isNull(placeClaims.endedAt)))
    .orderBy(placeClaims.placeId);
  return found.map(({ placeId }) => placeId);
}

/** The conditions are our own words, and hold the account's id as a value. */
function ofAccount({ of }: AccountTable, accountId: string): SQL {
  return sql.join(
    of.split('$1').map((part) => sql.raw(part)),
    sql`${accountId}`,
  );
}
