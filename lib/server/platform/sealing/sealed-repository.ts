import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';

type Place = { table: string; key: string; column: string; /** The field of a JSON column. */ field?: string };

/** Every column that contains encrypted values, with its table's primary key. Add an entry here for a new one. */
export const sealedColumns: readonly Place[] = [
  { table: 'application_drafts', key: 'account_id', column: 'sealed' },
  { table: 'applications', key: 'id', column: 'sealed' },
  { table: 'bank_links', key: 'id', column: 'access_token' },
  { table: 'tradier_links', key: 'account_id', column: 'access_token' },
  { table: 'tradier_links', key: 'account_id', column: 'refresh_token' },
  { table: 'aml_answers', key: 'id', column: 'answers' },
  { table: 'payout_accounts', key: 'account_id', column: 'sealed' },
  { table: 'tax_forms', key: 'account_id', column: 'sealed' },
  // The owner of an account at the simulated broker.
  { table: 'simulated_records', key: 'key', column: 'data', field: 'sealed' },
  // The access token of a removed bank, until Plaid has confirmed the removal.
  { table: 'outbox', key: 'id', column: 'payload', field: 'sealed' },
];
export type SealedColumn = Place;

type SealedRow = { row: string; sealed: string };

type Span = { prefix: string; after: string; max: number };

/** Locks a batch of values encrypted with an older key until the transaction ends. */
export async function lockOldSealed(tx: Tx, { key, ...place }: SealedColumn, { prefix, after, max }: Span) {
  const value = valueIn(place);
  const { rows } = await tx.execute<SealedRow>(sql`
    select ${sql.identifier(key)}::text as row, ${value} as sealed from ${sql.identifier(place.table)}
     where ${value} is not null and not starts_with(${value}, ${prefix})
       and ${sql.identifier(key)}::text > ${after}
     order by 1 limit ${max} for update skip locked`);
  return rows;
}

export async function updateSealed(tx: Tx, { table, key, column, field }: SealedColumn, { row, sealed }: SealedRow) {
  const kept = sql.identifier(column);
  const fresh =
    field === undefined ? sql`${sealed}` : sql`jsonb_set(${kept}, array[${field}::text], to_jsonb(${sealed}::text))`;
  await tx.execute(sql`
    update ${sql.identifier(table)} set ${kept} = ${fresh} where ${sql.identifier(key)}::text = ${row}`);
}

/** Counts the values encrypted with a key other than the current one. */
export async function countOldSealed(handle: Database, place: SealedColumn, prefix: string) {
  const value = valueIn(place);
  const { rows } = await handle.execute<{ old: number }>(sql`
    select count(*)::int as old from ${sql.identifier(place.table)}
     where ${value} is not null and not starts_with(${value}, ${prefix})`);
  return rows[0]?.old ?? 0;
}

/** Whether any encrypted value is stored. */
export async function hasSealed(handle: Database) {
  for (const place of sealedColumns) if ((await countOldSealed(handle, place, '-')) > 0) return true;
  return false;
}

const valueIn = ({ column, field }: Pick<Place, 'column' | 'field'>) =>
  field === undefined ? sql`${sql.identifier(column)}` : sql`(${sql.identifier(column)} ->> ${field}::text)`;
