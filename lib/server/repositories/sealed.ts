import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/pool';

/** Every column that holds sealed values, with the primary key of its table: a new one is a new row here. */
export const sealedColumns = [
  { table: 'application_drafts', key: 'account_id', column: 'sealed' },
  { table: 'applications', key: 'id', column: 'sealed' },
  { table: 'bank_links', key: 'id', column: 'access_token' },
  { table: 'tradier_links', key: 'account_id', column: 'access_token' },
  { table: 'tradier_links', key: 'account_id', column: 'refresh_token' },
  { table: 'aml_answers', key: 'id', column: 'answers' },
] as const;
export type SealedColumn = (typeof sealedColumns)[number];

type SealedRow = { row: string; sealed: string };

type Span = { prefix: string; after: string; most: number };

/** Some of the values that are under another key than the current one, held to the end of the transaction. */
export async function takeOldSealed(tx: Tx, { table, key, column }: SealedColumn, { prefix, after, most }: Span) {
  const { rows } = await tx.execute<SealedRow>(sql`
    select ${sql.identifier(key)}::text as row, ${sql.identifier(column)} as sealed from ${sql.identifier(table)}
     where ${sql.identifier(column)} is not null and not starts_with(${sql.identifier(column)}, ${prefix})
       and ${sql.identifier(key)}::text > ${after}
     order by 1 limit ${most} for update skip locked`);
  return rows;
}

export async function putSealed(tx: Tx, { table, key, column }: SealedColumn, { row, sealed }: SealedRow) {
  await tx.execute(sql`
    update ${sql.identifier(table)} set ${sql.identifier(column)} = ${sealed} where ${sql.identifier(key)}::text = ${row}`);
}

/** How many values are under another key than the current one. */
export async function countOldSealed(handle: Database, { table, column }: SealedColumn, prefix: string) {
  const { rows } = await handle.execute<{ old: number }>(sql`
    select count(*)::int as old from ${sql.identifier(table)}
     where ${sql.identifier(column)} is not null and not starts_with(${sql.identifier(column)}, ${prefix})`);
  return rows[0]?.old ?? 0;
}
