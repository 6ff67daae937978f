import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { backUp } from '@/lib/server/platform/db/backup/backup';
import { restore } from '@/lib/server/platform/db/backup/restore';
import { db } from '@/lib/server/platform/db/pool';
import { seedMarket } from '@/lib/server/sample-data/market/index';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { copyDatabase } from '@/tests/support/database/database';

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

const columns = `kind, scope, subject, issued_at, horizon_days, due_on, direction, start_value, predicted_value, low_value,
  high_value, baseline_value, method`;
const tables = ['daily_bars', 'yearly_fundamentals', 'sector_figures', 'symbol_figures', 'symbols', 'sector_symbols']
  .concat(['predictions', 'prediction_outcomes', 'news_articles', 'news_symbols', 'custom_patterns', 'stocks_to_watch'])
  .concat(['market_refreshes', 'price_targets', 'recommendations', 'fund_ownership', 'sectors']);

/** Checksums over all rows of each research table. */
const sums = (url: string) =>
  ask(
    url,
    tables
      .map((name) => `select '${name}' as name, count(*), sum(hashtext(t::text)) from ${name} t`)
      .join(' union all '),
  );

it('[R58] restores the market, and predictions with their original dates', async () => {
  await seedMarketReference(db());
  await seedMarket(db(), { sectors: ['3d-printing'], years: 4 });
  // A real prediction that is old by now: the trigger that rejects backdated rows must not reject it in a restore.
  await ask(databaseUrl(), 'alter table predictions disable trigger user');
  await ask(
    databaseUrl(),
    `insert into predictions (id, ${columns}, source, as_of, is_sample)
     select 'old', ${columns}, 'own', as_of, false from predictions order by issued_at limit 1`,
  );
  await ask(databaseUrl(), 'alter table predictions enable trigger user');
  const folder = mkdtempSync(join(tmpdir(), 'site-backup-'));
  const other = await copyDatabase(inject('databaseTemplate'));
  try {
    const { path } = await backUp(databaseUrl(), folder);
    await restore(path, { open: () => Promise.resolve(other.url) });
    expect(await sums(other.url)).toEqual(await sums(databaseUrl()));
    expect(await ask(other.url, `select is_sample from predictions where id = 'old'`)).toEqual([{ is_sample: false }]);
    await expect(ask(other.url, `delete from predictions where id = 'old'`)).rejects.toThrow(
      'never changed or deleted',
    );
    await expect(
      ask(
        other.url,
        `insert into predictions (id, ${columns}, source, as_of, is_sample)
         select 'new', ${columns}, 'own', as_of, false from predictions where id = 'old'`,
      ),
    ).rejects.toThrow('not now');
  } finally {
    await other.drop();
    rmSync(folder, { recursive: true });
  }
});
