import pg from 'pg';
import { databaseUrl } from '@/lib/server/platform/db/url';

/** Empties a table that refuses it: only the owner of the tables can, with its triggers off. */
export async function emptyLedger(table: string) {
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  try {
    await owner.query(`alter table ${table} disable trigger user`);
    await owner.query(`delete from ${table}`);
    await owner.query(`alter table ${table} enable trigger user`);
  } finally {
    await owner.end();
  }
}
