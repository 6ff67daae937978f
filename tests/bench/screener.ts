import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/**
 * Measures the screener over 10,000 stocks: the 95th percentile must be below 150 ms. Calls the API in this process, on
 * a separate database.
 */
const stocksMade = 10_000;
const rounds = Number(process.argv[2] ?? 20);
const boundMs = 150;

const dataDir = mkdtempSync(join(tmpdir(), 'screener-bench-'));
Object.assign(process.env, { MODE: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' });

// After changing the settings, which are read once.
const { openDatabase } = await import('@/lib/server/platform/db/open');
const { pool } = await import('@/lib/server/platform/db/pool');
const { databaseUrl } = await import('@/lib/server/platform/db/url');
const { clearSharedAnswers } = await import('@/lib/server/platform/http/microcache');
const { app } = await import('@/lib/server/app/app');
const database = await openDatabase();

const screens = {
  'everything, first page': '/api/screener',
  'everything, last page': '/api/screener?page=200',
  'two filters': '/api/screener?pe-ratio-max=20&revenue-growth-min=5',
  'sorted by 1Y change': '/api/screener?sort=-year-change',
  'near the 52-week high': '/api/screener?from-high-min=-3&sort=-from-high',
  'by dividend yield': '/api/screener?dividend-yield-min=2&sort=-dividend-yield',
  'matches nothing': '/api/screener?price-min=999999',
  'all of it as CSV': '/api/screener/file',
  'heat map': '/api/screener/map?period=month',
  sectors: '/api/screener/sectors',
};

try {
  await fill();
  for (const [name, path] of Object.entries(screens)) await measure(name, path);
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(name: string, path: string) {
  const times: number[] = [];
  let characters = 0;
  for (let round = -3; round < rounds; round += 1) {
    clearSharedAnswers();
    const start = performance.now();
    const answer = await app.fetch(new Request(`http://localhost${path}`));
    characters = (await answer.text()).length;
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    if (round >= 0) times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  const verdict = at(0.95) < boundMs ? 'ok' : 'MISS';
  console.log(
    `${name.padEnd(24)} p50 ${at(0.5).toFixed(1)} ms   p95 ${at(0.95).toFixed(1)} ms   ${characters} characters   ${verdict}`,
  );
}

/** Inserts stocks with a year of weekly closes and ten fiscal years; each of twenty sectors has a hundred of them. */
async function fill() {
  await pool().query(`
    insert into symbols (ticker, name, kind, exchange, currency, fiscal_year_end, words, source, as_of, is_sample)
    select 'Q' || n, 'Company ' || n, 'stock', 'NASDAQ', 'USD', 12, 'q' || n, 'sample', now(), true
    from generate_series(1, ${stocksMade}) n`);
  await pool().query(`
    insert into symbol_figures (ticker, price_cents, previous_cents, price_day, market_cap, fiscal_year, revenue,
      net_income, cash_flow, revenue_growth, pe_ratio, peg_ratio, weekly_cents, year_high_cents, year_low_cents, worked_out_at, source, as_of,
      is_sample)
    select 'Q' || n, 1000 + n % 7919, 1000 + n % 7907, current_date, n * 1000003::bigint % 900000000007, 2025, n * 1009 % 5000011,
      n * 101 % 500009 - 100000, n * 103 % 600011 - 50000, n % 97 - 30, nullif(n % 61, 0), nullif(n % 7, 0),
      (select array_agg(1000 + (n * week) % 7901) from generate_series(1, 52) week), 8900 - n % 97, 1000 + n % 97, now(), 'sample',
      now(), true
    from generate_series(1, ${stocksMade}) n`);
  await pool().query(`
    insert into yearly_fundamentals (ticker, fiscal_year, period_end, dividends, shares, source, as_of, is_sample)
    select 'Q' || n, year, make_date(year, 12, 31), n % 1000, 100, 'sample', now(), true
    from generate_series(1, ${stocksMade}) n, generate_series(2016, 2025) year`);
  await pool().query(`
    insert into sectors (slug, name, description, rank)
    select 'sector-' || n, 'Sector ' || n, 'Stocks for a measurement.', 100 + n from generate_series(1, 20) n`);
  await pool().query(`
    insert into sector_symbols (slug, ticker, rank)
    select 'sector-' || n, 'Q' || (n * 100 + rank), rank from generate_series(1, 20) n, generate_series(1, 100) rank`);
  // As the tables' owner, which the site's own role is not.
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  await owner.query('vacuum analyze');
  await owner.end();
}
