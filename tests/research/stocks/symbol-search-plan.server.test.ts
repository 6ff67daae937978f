import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { swapsOf } from '@/lib/domain/shared/text/letter-swaps';
import { db, pool } from '@/lib/server/platform/db/pool';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { findSymbolsFrom, findSymbolsFromAny, findSymbolsLike } from '@/lib/server/market/symbols-repository';

/** Inserts ten thousand names, 150 of which have changed since the last vacuum, as on a normal day. */
beforeAll(async () => {
  await pool().query(`
    insert into symbols (ticker, name, kind, exchange, currency, fiscal_year_end, words, source, as_of, is_sample)
    select 'Q' || n, 'x', 'stock', 'NASDAQ', 'USD', 12,
      lower('q' || n || ' ' || substr(md5(n::text), 1, 7) || ' ' || substr(md5((n % 40)::text), 1, 9) || ' technologies, inc.'),
      'sample', now(), true
    from generate_series(1, 10000) n`);
  // As the tables' owner, which the site's own role is not.
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  await owner.query('vacuum analyze symbols');
  await owner.end();
  await pool().query(`update symbols set words = words || ' ' where substr(ticker, 2)::int % 67 = 0`);
});

const long = 'abcdefghijklmnopqrstuvwxyzabcdef';
const questions = {
  'what begins so': findSymbolsFrom(db(), 'tesla', 10),
  'what begins so with two letters exchanged': findSymbolsFromAny(db(), swapsOf('tehcnolo'), 10),
  'what is like it': findSymbolsLike(db(), 'tehcnology', 10),
  'what is like something long': findSymbolsLike(db(), long, 10),
};

it.each(Object.entries(questions))(
  '[P5] [B4] %s is looked up in the index, not compared with every name',
  async (_, asked) => {
    const { sql, params } = asked.toSQL();
    const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Bitmap Index Scan on symbols_words');
    expect(plan).not.toContain('Seq Scan');
  },
);
