import pg from 'pg';
import { databaseUrl } from '@/lib/server/platform/db/url';

/** Empties an append-only table: only the table's owner can, with triggers disabled. */
export const emptyLedger = (table: string) => asOwner(table, `delete from ${table}`);

/** Inserts rows with a past time into a table whose triggers reject them. */
export const insertPast = (table: string, columns: string, values: string) =>
  asOwner(table, `insert into ${table} (${columns}) values ${values}`);

async function asOwner(table: string, statement: string) {
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  try {
    await owner.query(`alter table ${table} disable trigger user`);
    await owner.query(statement);
    await owner.query(`alter table ${table} enable trigger user`);
  } finally {
    await owner.end();
  }
}
