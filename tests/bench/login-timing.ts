import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Measures whether the time of a failed login reveals whether the address or the password was wrong: [R2] requires that
 * the medians differ by less than 5 ms and by less than a fifth. Calls the API in this process, on a separate database.
 */
const calls = Number(process.argv[2] ?? 40);
const bound = { ms: 5, share: 0.2 };

const dataDir = mkdtempSync(join(tmpdir(), 'login-timing-'));
Object.assign(process.env, { MODE: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' });

// After changing the settings, which are read once.
const { openDatabase } = await import('@/lib/server/platform/db/open');
const { app } = await import('@/lib/server/app/app');
const database = await openDatabase();

const send = (method: string, path: string, body: object) =>
  app.fetch(
    new Request(`http://localhost${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );

async function timeOfLogin(email: string) {
  const start = performance.now();
  const { status } = await send('POST', '/api/users/login', { email, password: 'certainly not the password' });
  if (status !== 401) throw new Error(`A failed sign-in answered ${status}.`);
  return performance.now() - start;
}

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

try {
  const form = {
    email: 'known@example.test',
    password: 'correct horse battery staple',
    firstName: 'Ann',
    lastName: 'Lee',
  };
  await send('PUT', '/api/users/register', form);
  for (const email of [form.email, 'nobody@example.test']) await timeOfLogin(email);
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let n = 0; n < calls; n += 1) {
    // Alternating, so that other load affects both equally.
    times.known.push(await timeOfLogin(form.email));
    times.unknown.push(await timeOfLogin(`nobody-${n}@example.test`));
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const difference = Math.abs(known - unknown);
  const isWithin = difference < bound.ms && difference / Math.max(known, unknown) < bound.share;
  console.log(`wrong password   median ${known.toFixed(2)} ms of ${calls}`);
  console.log(`unknown address  median ${unknown.toFixed(2)} ms of ${calls}`);
  console.log(
    `difference       ${difference.toFixed(2)} ms   bound ${bound.ms} ms and ${bound.share * 100}%   ${isWithin ? 'ok' : 'MISS'}`,
  );
  process.exitCode = isWithin ? 0 : 1;
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}
