import { expect, it } from 'vitest';
import { db, pool } from '@/lib/server/platform/db/pool';
import { listedSectors } from '@/lib/server/sample-data/market/sectors';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';

const rows = async <Row extends object>(statement: string) => (await pool().query<Row>(statement)).rows;
const one = async (statement: string) => (await rows<{ n: unknown }>(statement))[0]?.n;

it('[B5] inserts sectors, members and names in every mode, and no figures', async () => {
  await Promise.all([seedMarketReference(db()), seedMarketReference(db())]);
  expect(await one('select count(*)::int n from sectors')).toBe(listedSectors.length);
  expect(await one('select count(*)::int n from symbols where shares_outstanding is not null or is_sample')).toBe(0);
  for (const table of ['daily_bars', 'yearly_fundamentals', 'symbol_figures', 'sector_figures', 'news_articles'])
    expect(await one(`select count(*)::int n from ${table}`)).toBe(0);
});

it('[B5] names only what it lists, each member once in an order', async () => {
  for (const { slug, members } of listedSectors) {
    const found = await rows<{ ticker: string }>(
      `select ticker from sector_symbols where slug = '${slug}' order by rank`,
    );
    expect(found.map(({ ticker }) => ticker)).toEqual(members);
  }
});

it('[B5] updates what a later version lists differently, and keeps what a provider or the operator changed', async () => {
  await seedMarketReference(db());
  await pool().query(`update symbols set name = 'An older name' where ticker = 'DDD'`);
  await pool().query(`update symbols set name = 'Nvidia, says Finnhub', source = 'finnhub' where ticker = 'NVDA'`);
  const listed = listedSectors.find(({ slug }) => slug === 'robotics')?.members ?? [];
  await pool().query(`delete from sector_symbols where slug = 'robotics' and ticker = 'ISRG'`);
  await pool().query(`insert into sector_symbols values ('robotics', 'AAPL', 13)`);
  await seedMarketReference(db());
  expect(await one(`select name n from symbols where ticker = 'DDD'`)).toBe('3D Systems Corporation');
  expect(await one(`select name n from symbols where ticker = 'NVDA'`)).toBe('Nvidia, says Finnhub');
  expect(await one(`select array_agg(ticker order by rank) n from sector_symbols where slug = 'robotics'`)).toEqual([
    ...listed.filter((ticker) => ticker !== 'ISRG'),
    // Added by the operator and kept when the site restarts.
    'AAPL',
    'ISRG',
  ]);
});
