import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { marketCalls } from '@/tests/platform/http/market-calls';
import { fillMarket, fullSize } from './scale-fill';

/**
 * How much slower the research calls become when the sample data grows to 1,000,000 members and 10,000 symbols with ten
 * years of daily prices. Calls the API in this process, on a separate database. `npm run bench:scale 0.1` adds a tenth.
 */
const factor = Number(process.argv[2] ?? 1);
const rounds = 60;
const bound = 1.5;
/** Smaller differences in ms are measurement noise. */
const noiseMs = 1;

const dataDir = mkdtempSync(join(tmpdir(), 'scale-bench-'));
Object.assign(process.env, { MODE: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' });

// After changing the settings, which are read once.
const { openDatabase } = await import('@/lib/server/platform/db/open');
const { databaseUrl } = await import('@/lib/server/platform/db/url');
const { app } = await import('@/lib/server/app/app');
const { db } = await import('@/lib/server/platform/db/pool');
const { seedMarketReference } = await import('@/lib/server/sample-data/market/reference');
const { seed } = await import('@/lib/server/sample-data');
const database = await openDatabase();

try {
  await seedMarketReference(db());
  await seed(db());
  const bearer = await register();
  const calls = [
    ...marketCalls(bearer).flatMap(([method, path]) => (method === 'GET' ? path : [])),
    '/api/charts/sectors/semiconductors/pe-ratio-by-year',
    '/admin/fin-hub/stock-candles?symbol=NVDA&range=10y',
    '/api/users/profile/',
  ];
  await asOwner((owner) => owner.query('vacuum analyze'));
  const small = await measure(calls, bearer);
  const started = Date.now();
  await asOwner(async (owner) => {
    await fillMarket(owner, factor);
    await owner.query('vacuum analyze');
  });
  console.log(`${fullSize(factor)}, filled in ${Math.round((Date.now() - started) / 1000)} s\n`);
  const large = await measure(calls, bearer);
  let misses = 0;
  for (const path of calls) {
    const [before = Number.NaN, after = Number.NaN] = [small.get(path), large.get(path)];
    const isWithin = after <= bound * before || after - before < noiseMs;
    if (!isWithin) misses += 1;
    console.log(
      `${isWithin ? '  ok  ' : ' MISS '} ${path.padEnd(62)} ${before.toFixed(1).padStart(6)} ms ${after.toFixed(1).padStart(6)} ms  × ${(after / before).toFixed(2)}`,
    );
  }
  console.log(misses === 0 ? `\nNo call is more than ${bound} times slower.` : `\n${misses} calls miss ${bound}.`);
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

function ask(path: string, bearer: string) {
  return app.fetch(new Request(`http://localhost${path}`, { headers: { authorization: `Bearer ${bearer}` } }));
}

/** The median time of each call; the calls alternate, so that other load affects all of them. */
async function measure(paths: readonly string[], bearer: string) {
  const times = new Map(paths.map((path) => [path, [] as number[]]));
  for (let round = -3; round < rounds; round += 1)
    for (const path of paths) {
      const start = performance.now();
      const answer = await ask(path, bearer);
      await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      if (round >= 0) times.get(path)?.push(performance.now() - start);
    }
  return new Map([...times].map(([path, own]) => [path, own.toSorted((a, b) => a - b)[rounds / 2]]));
}

async function register() {
  const body = {
    email: 'scale@example.test',
    password: 'correct horse battery staple',
    firstName: 'Ann',
    lastName: 'Lee',
  };
  const answer = await app.fetch(
    new Request('http://localhost/api/users/register', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`Registering answered ${answer.status}.`);
  return token;
}

/** Runs work as the tables' owner: the site's own role may not vacuum, and its statement timeout is too short. */
async function asOwner(work: (owner: pg.Client) => Promise<unknown>) {
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  await owner.query('set statement_timeout = 0');
  await work(owner);
  await owner.end();
}
