import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { db, pool } from '@/lib/server/platform/db/pool';
import { databaseUrl } from '@/lib/server/platform/db/url';

const changes = ['update audit_events set event = event', 'delete from audit_events', 'truncate audit_events'];

it('[R50] refuses changes to ledgers by the role that the site uses', async () => {
  await db().execute(sql`insert into audit_events (at, event, result) values (now(), 'login', 'ok')`);
  for (const statement of changes) {
    await expect(pool().query(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
});

it('[R68] refuses changes to ledgers even by the owner of the tables', async () => {
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  try {
    for (const statement of changes) {
      await expect(owner.query(statement), statement).rejects.toThrow('never changed or deleted');
    }
  } finally {
    await owner.end();
  }
});

it('[R50] lets the site change rows, but no tables', async () => {
  await expect(pool().query('drop table trades')).rejects.toMatchObject({ code: '42501' });
  await expect(pool().query('create table mine (id int)')).rejects.toMatchObject({ code: '42501' });
  await expect(pool().query(`delete from rate_limits where key = 'nobody'`)).resolves.toMatchObject({ rowCount: 0 });
});
