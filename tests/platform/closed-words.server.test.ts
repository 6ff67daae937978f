import { expect, it } from 'vitest';
import { pool } from '@/lib/server/platform/db/pool';
import { postFile, publish } from '@/tests/support/features/posts';
import { startSeeded } from '@/tests/support/database/seeded';

const word = 'zorvundic';

it('[R29] [D1] the paid part of a post is stored in one table only: no report, list or mail derived from another can contain it', async () => {
  await startSeeded();
  const body = `Open words.\n\n<!-- more -->\n\nThe word is ${word}.`;
  for (const visibility of ['members', 'paid'] as const)
    await publish(postFile({ id: `kept-${visibility}`, visibility }, body));
  const { rows: tables } = await pool().query<{ name: string }>(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where has_schema_privilege(schemaname, 'usage') and schemaname not in ('pg_catalog', 'information_schema')
        and has_table_privilege(quote_ident(schemaname) || '.' || quote_ident(tablename), 'select')`,
  );
  const holding = [];
  for (const { name } of tables) {
    const { rowCount } = await pool().query(`select from ${name} as one where one::text ~* $1 limit 1`, [word]);
    if (rowCount) holding.push(name);
  }
  expect(tables.length).toBeGreaterThan(60);
  expect(holding).toEqual(['public.post_versions']);
});
