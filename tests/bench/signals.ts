import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GetServerSidePropsContext } from 'next';
import pg from 'pg';

/**
 * Measures the list of trades at 33 rows and at 100,000, over the API in process on its own database: a call may take
 * at most 1.5 times as long. Each call is measured after a change of the trades (nothing cached) and repeated (cached).
 * The pages with statistics have a limit only when cached: after a change they are computed from every trade, which is
 * measured once and printed.
 */
const [few, many] = [33, Number(process.argv[2] ?? 100_000)];
const rounds = 40;
const bound = 1.5;
/** Smaller differences are clock noise. */
const noiseMs = 1;

const dataDir = mkdtempSync(join(tmpdir(), 'signals-bench-'));
Object.assign(process.env, { MODE: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' });

// After the settings, which are read once.
const { openDatabase } = await import('@/lib/server/platform/db/open');
const { pool } = await import('@/lib/server/platform/db/pool');
const { databaseUrl } = await import('@/lib/server/platform/db/url');
const { forgetShared } = await import('@/lib/server/platform/http/microcache');
const { app } = await import('@/lib/server/app/app');
const { createSiteServices } = await import('@/lib/server/app/site-services');
const { registerSiteServices } = await import('@/lib/server/platform/site-services');
const { getPerformanceProps } = await import('@/lib/server/signals/page-props/performance');
const { getWhatIfProps } = await import('@/lib/server/signals/page-props/what-if');
const { getOptionsSignalsProps } = await import('@/lib/server/signals/page-props/options-signals');
const database = await openDatabase();
registerSiteServices(createSiteServices('bench'));

const contextOf = (query: Record<string, string>) =>
  ({ query, res: { setHeader: () => undefined } }) as unknown as GetServerSidePropsContext;
const pages: Record<string, () => unknown> = {
  performance: () => getPerformanceProps(contextOf({})),
  'performance, net of costs': () => getPerformanceProps(contextOf({ price: 'net' })),
  'what if, as first shown': () => getWhatIfProps(contextOf({})),
  'track record': () => getOptionsSignalsProps({}),
};
/** Not cached: measured once, without a limit. */
const unbounded = { 'what if, another stake': () => getWhatIfProps(contextOf({ stake: '2500' })) };

/** What a page took at few and at many rows. */
const firsts = new Map<string, number[]>();

const calls = {
  // As many trades on the page at both sizes: the standard page, measured without a bound, has 33 or 100.
  'order of issue': 'limit=30',
  'order of issue, a full page': '',
  'latest first': 'sort=fillDate&limit=50',
  'by symbol': 'sort=symbol&limit=50',
  'by type, calls first': 'sort=tradeType&limit=50',
  'by ROI': 'sort=roi&limit=50',
  'one symbol': 'symbol=QAA&sort=fillDate&limit=50',
  'puts that lost': 'type=put&outcome=loss&sort=fillDate&limit=50',
  'one year': 'from=2024-01-01&to=2024-12-31&sort=roi&limit=50',
  'open ones': 'outcome=open&sort=expiration&limit=50',
};

try {
  await fill(few);
  const small = await measureAll();
  await fill(many);
  const large = await measureAll();
  let misses = 0;
  for (const [name, ms] of firsts) console.log(`       ${name.padEnd(36)} ${ms.join(' ms, ')} ms`);
  for (const [name, before] of small) {
    const after = large.get(name) ?? Number.NaN;
    const isWithin = name.includes('a full page') || after <= bound * before || after - before < noiseMs;
    if (!isWithin) misses += 1;
    console.log(
      `${isWithin ? '  ok  ' : ' MISS '} ${name.padEnd(36)} ${before.toFixed(1).padStart(7)} ms ${after.toFixed(1).padStart(7)} ms  × ${(after / before).toFixed(2)}`,
    );
  }
  console.log(misses === 0 ? `\nNo call is more than ${bound} times slower.` : `\n${misses} calls miss ${bound}.`);
  for (const kind of ['csv', 'json']) await measureFile(kind);
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Reads a file of all trades like a client, and the memory that the process uses meanwhile. */
async function measureFile(kind: string) {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  const start = performance.now();
  const answer = await app.fetch(new Request(`http://localhost/api/trades/export.${kind}`));
  let [bytes, most] = [0, before];
  for await (const part of answer.body ?? []) {
    bytes += part.length;
    most = Math.max(most, process.memoryUsage.rss());
  }
  console.log(
    `${kind} of ${many} trades: ${(bytes / 1e6).toFixed(1)} MB in ${Math.round(performance.now() - start)} ms, memory +${Math.round((most - before) / 1e6)} MB`,
  );
}

async function measureAll() {
  const found = new Map<string, number>();
  for (const [name, query] of Object.entries(calls)) {
    found.set(`${name}, again`, await median(query));
    found.set(`${name}, after a change`, await median(query, () => touch()));
  }
  for (const [name, open] of Object.entries({ ...pages, ...unbounded })) {
    const start = performance.now();
    await open();
    const isKept = name in pages;
    const label = isKept ? `${name}, first after a change` : name;
    firsts.set(label, [...(firsts.get(label) ?? []), Math.round(performance.now() - start)]);
    if (isKept) found.set(`${name}, again`, await medianOf(open));
  }
  return found;
}

function median(query: string, before?: () => Promise<unknown>) {
  return medianOf(async () => {
    forgetShared();
    await ask(query);
  }, before);
}

async function medianOf(work: () => unknown, before?: () => Promise<unknown>) {
  const times: number[] = [];
  for (let round = -3; round < rounds; round += 1) {
    await before?.();
    const start = performance.now();
    await work();
    if (round >= 0) times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[rounds / 2] ?? Number.NaN;
}

async function ask(query: string) {
  const answer = await app.fetch(new Request(`http://localhost/api/trades?${query}`));
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${query} answered ${answer.status}: ${text}`);
}

/** Gives the table another version, as any change of a trade does. */
function touch() {
  return pool().query(`update trades set is_public = is_public where variant = 'live'`);
}

/** Closed trades of 260 symbols since 2000 and twenty open ones, without the trigger that checks each of them. */
async function fill(rows: number) {
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  await owner.query('set statement_timeout = 0');
  await owner.query('alter table trades disable trigger trades_continue');
  await owner.query('delete from trades');
  await owner.query(
    `insert into trades (variant, number, id, symbol, trade_type, expiration, fill_date, close_date, strike_cents,
        bid_cents, roi_bp, balance_cents, thousand_cents, is_sample)
      select 'record', n, 'b-' || n, 'Q' || chr(65 + n % 10) || chr(65 + n / 10 % 26), case when n % 3 = 0 then 'Put' else 'Call' end,
        day + 60, day, case when open then null else day + 1 + n % 40 end, 100 * (5 + n % 400), 10 + n * 7 % 900,
        case when open then null else roi end, case when open then 0 else 10 * roi end,
        100000 + sum(case when open then 0 else 10 * roi end) over (order by n), true
      from (select n, date '2000-01-03' + (n::bigint * 9700 / $1::int)::int as day, n > $1 - least(20, $1 / 10) as open,
        (n * 7919 % 2001 - 1000) as roi from generate_series(1, $1::int) n) made`,
    [rows],
  );
  await owner.query('alter table trades enable trigger trades_continue');
  await owner.query('vacuum analyze');
  await owner.end();
}
