import { mkdtempSync, rmSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The max number of files in `lib/` that run on the server for a login, a sector's chart and a saved application: the
 * files that a developer has to read. `npm run bench:flows -- --list` prints their names.
 */
const budgets = { login: 40, chart: 30, save: 40 };
const root = join(import.meta.dirname, '../..', 'lib/');
const lists = process.argv.includes('--list');

const dataDir = mkdtempSync(join(tmpdir(), 'flows-bench-'));
Object.assign(process.env, { MODE: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' });

// After changing the settings, which are read once.
const { openDatabase } = await import('@/lib/server/platform/db/open');
const { app } = await import('@/lib/server/app/app');
const { db } = await import('@/lib/server/platform/db/pool');
const { seedMarketReference } = await import('@/lib/server/sample-data/market/reference');
const { seed } = await import('@/lib/server/sample-data');
const database = await openDatabase();
const inspector = new Session();
inspector.connect();

const person = { email: 'flows@example.test', password: 'correct horse battery staple' };
const names = { firstName: 'Ann', lastName: 'Lee' };

try {
  await seedMarketReference(db());
  await seed(db());
  const { token } = (await (await send('PUT', '/api/users/register', { ...person, ...names })).json()) as {
    token: string;
  };
  await inspector.post('Profiler.enable');
  const answers = { city: 'Austin' };
  const found = {
    login: await filesOf(() => send('POST', '/api/users/login', person)),
    chart: await filesOf(() => send('GET', '/api/charts/sectors/robotics/revenue-by-year', undefined, token)),
    save: await filesOf(() =>
      send('PUT', '/api/alpaca/application-draft', { answers, step: 'contact-information' }, token),
    ),
  };
  let misses = 0;
  for (const [flow, files] of Object.entries(found)) {
    const budget = budgets[flow as keyof typeof found];
    if (files.length > budget) misses += 1;
    console.log(`${files.length <= budget ? '  ok  ' : ' MISS '} ${flow.padEnd(6)} ${files.length} of ${budget} files`);
    if (lists) for (const file of files) console.log(`         ${file}`);
  }
  process.exitCode = misses === 0 ? 0 : 1;
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/**
 * The files with a function that ran for the request. Earlier requests open connections and fill caches, so the third
 * counts.
 */
async function filesOf(ask: () => Response | Promise<Response>) {
  for (let round = 0; round < 2; round += 1) await succeeded(ask);
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await inspector.post('Profiler.takePreciseCoverage');
  await succeeded(ask);
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  await inspector.post('Profiler.stopPreciseCoverage');
  return (
    result
      .filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0))
      .map(({ url }) => url.split(/[?#]/)[0]?.replace('file://', '') ?? '')
      // Excludes the embedded database, whose watchdog runs independently of the request.
      .filter((file) => file.startsWith(root) && !file.includes('/db/embedded/'))
      .map((file) => file.slice(root.length))
      .toSorted()
  );
}

async function succeeded(ask: () => Response | Promise<Response>) {
  const answer = await ask();
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`A call answered ${answer.status}: ${text}`);
}

function send(method: string, path: string, body?: unknown, token?: string) {
  const headers = {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
}
