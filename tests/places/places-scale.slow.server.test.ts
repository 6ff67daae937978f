import pg from 'pg';
import { expect, it } from 'vitest';
import { pool } from '@/lib/server/platform/db/pool';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { visitor } from '@/tests/support/api/api';
import { statementsOf } from '@/tests/support/database/statements';

async function asOwner(statement: string) {
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  await owner.query(statement);
  await owner.end();
}

it('[P5] searches a hundred thousand places by an index, and pages through them by another', async () => {
  // Analyzes the tables like autovacuum, as their owner and without a statement timeout: the site's role may not.
  await asOwner(`
    insert into places (id, kind, slug, name, region, country, lat, lon, rank, words)
    select 'cities/p' || n, 'cities', 'p' || n, 'P ' || n, 'TX', 'US', 31, -100, 200000 + n, 'place ' || md5(n::text) || ' tx texas'
      from generate_series(1, 100000) as n`);
  await asOwner('analyze places');
  const [asked = ''] = (await statementsOf(() => visitor().send('GET', '/api/places?kind=cities&q=chic'))).filter(
    (text) => text.includes('order by'),
  );
  expect(asked).toContain(`order by ("places"."rank" + 0) asc`);
  const explained = async (query: string) =>
    (await pool().query<{ 'QUERY PLAN': string }>(`explain ${query}`)).rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(
    await explained(
      `select name from places where kind = 'cities' and to_tsvector('simple', words) @@ to_tsquery('simple', 'chic:*') and (rank + 0) > 0 order by (rank + 0) limit 51`,
    ),
  ).toMatch(/places_words/);
  expect(
    await explained(`select name from places where kind = 'cities' and rank > 5000 order by rank limit 51`),
  ).toMatch(/places_rank/);
});
