import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { emailKey } from '@/lib/domain/shared/email';
import type { Tx } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { placeClaims, placeWaiting } from '@/lib/server/platform/db/schema/places';
import { accountTables, type AccountTable } from './account-tables-repository';

/**
 * Maximum number of exported rows per table. Normal use creates fewer; the cap keeps the export of an abused account
 * small enough to download.
 */
const maxRows = 5000;

/** All data stored for an account, by table. */
export async function exportAccount(handle: Tx, accountId: string) {
  const tables: Record<string, Record<string, unknown>[]> = {};
  const accountRow = await handle.execute(sql`
    select kind, email, email_confirmed_at, first_name, last_name, phone, referred_by, unique_id, created_at,
      welcome_closed_at
    from ${accounts} where id = ${accountId}`);
  tables.account = accountRow.rows;
  for (const row of accountTables) {
    const columns = sql.join(
      row.columns.map((name) => sql.identifier(name)),
      sql`, `,
    );
    const found = await handle.execute(
      sql`select ${columns} from ${sql.identifier(row.table)} where (${ofAccount(row, accountId)}) limit ${maxRows}`,
    );
    tables[row.table] = found.rows;
  }
  return tables;
}

/** Deletes an account's rows. The retained rows contain no name once `anonymizeAccount` has run. */
export async function deleteAccountRows(tx: Tx, accountId: string) {
  for (const row of accountTables) {
    if (row.fate === 'gone')
      await tx.execute(sql`delete from ${sql.identifier(row.table)} where ${ofAccount(row, accountId)}`);
  }
  await tx.execute(
    sql`update referral_codes set retired_at = coalesce(retired_at, now()) where account_id = ${accountId}`,
  );
}

/**
 * Clears the personal data from the account's own row; its id remains for the records that refer to it. Returns false
 * if the account is already deleted.
 */
export async function anonymizeAccount(tx: Tx, { accountId, at }: { accountId: string; at: Date }) {
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

/**
 * Deletes the mails to an address, except those being sent. Does nothing while another account uses the address: anyone
 * can open an account of the other kind with it, and deleting that account must not delete the owner's pending mails.
 */
export async function deleteMailsTo(tx: Tx, email: string) {
  await tx.execute(
    sql`delete from outbox where topic = 'mail' and lower(payload ->> 'to') = ${emailKey(email)}
      and state in ('waiting', 'sent', 'kept', 'failed')
      and not exists (select from ${accounts} where email_key = ${emailKey(email)} and deleted_at is null)`,
  );
}

/** Ids of the places that an account owns, has claimed or has been offered, in locking order. */
export async function placesHeldBy(tx: Tx, accountId: string): Promise<string[]> {
  const held = tx
    .select({ placeId: placeClaims.placeId })
    .from(placeClaims)
    .where(and(eq(placeClaims.accountId, accountId), isNull(placeClaims.endedAt)));
  const offered = tx
    .select({ placeId: placeWaiting.placeId })
    .from(placeWaiting)
    .where(and(eq(placeWaiting.accountId, accountId), isNotNull(placeWaiting.offeredUntil)));
  const found = await union(held, offered);
  return found.map(({ placeId }) => placeId).toSorted();
}

/** The conditions are constants in our code; the account's id is passed as a parameter. */
function ofAccount({ of }: AccountTable, accountId: string): SQL {
  return sql.join(
    of.split('$1').map((part) => sql.raw(part)),
    sql`${accountId}`,
  );
}
