import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

/**
 * How much slower an ambassador's pages become when 1,000,000 members and referrals of other ambassadors are added to
 * the sample data. Calls the API in this process, on a separate database. `npm run bench:referrals 0.2` adds a fifth of
 * them.
 */
const factor = Number(process.argv[2] ?? 1);
const rounds = 60;
const total = Math.round(1_000_000 * factor);
/** Referrals per ambassador. */
const each = 100;
const calls = ['overview', 'today', 'people', 'sales', 'sales?filter=none', 'sales?filter=approved', 'statements'];

/**
 * Triggers are disabled because they follow each row's chain of referrers: every hundredth member refers the next
 * hundred.
 */
const fill = [
  ...['commissions', 'referral_bindings'].map((table) => `alter table ${table} disable trigger user`),
  `insert into accounts (id, kind, email, email_key, password_hash, first_name, last_name, created_at)
   select 'm' || n, 'user', n || '@example.test', n || '@example.test', '', 'Ann', 'Lee', now() - interval '90 days'
     from generate_series(1, ${total}) n`,
  `insert into referral_bindings select 'm' || n, 'm' || ((n - 1) / ${each} * ${each} + 1), 'code', now()
     from generate_series(1, ${total}) n where n % ${each} <> 1`,
  `insert into subscriptions (id, account_id, tier, interval, status, created_at)
   select 's' || n, 'm' || n, 'member', 'month', 'active', now() from generate_series(1, ${total}) n`,
  `insert into subscription_credits
   select 's' || n, 'm' || n, 'm' || ((n - 1) / ${each} * ${each} + 1), 'code', 'link', now()
     from generate_series(1, ${total}) n where n % ${each} <> 1`,
  `insert into billing_invoices (stripe_id, account_id, subscription_id, status, total_cents, paid_cents, period_start,
     period_end, created_at, paid_at, synced_at)
   select 'i' || n, 'm' || n, 's' || n, 'paid', 2000, 2000, now(), now(), now(), now(), now()
     from generate_series(1, ${total}) n`,
  `insert into commissions (id, invoice_id, degree, payee_id, payer_id, revenue_type, revenue_cents, referrals,
     rate_version, cut_bp, earned_cents, earned_at, approves_at, changed_at)
   select 'c' || n, 'i' || n, 1, 'm' || ((n - 1) / ${each} * ${each} + 1), 'm' || n, 'subscription', 2000, 1, 1, 2000, 400,
     now(), now(), now() from generate_series(1, ${total}) n where n % ${each} <> 1`,
  `insert into commission_entries (commission_id, kind, cents, at)
   select id, 'earned', 400, now() from commissions where id like 'c%'`,
];

const dataDir = mkdtempSync(join(tmpdir(), 'referrals-bench-'));
Object.assign(process.env, { MODE: 'demo', DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '100000' });

// After changing the settings, which are read once.
const { openDatabase } = await import('@/lib/server/platform/db/open');
const { databaseUrl } = await import('@/lib/server/platform/db/url');
const { app } = await import('@/lib/server/app/app');
const { seedReferrals } = await import('@/lib/server/sample-data/referrals');
const { sampleAmbassador } = await import('@/lib/content/referrals/sample-ambassador');
const database = await openDatabase();

try {
  await seedReferrals(new Date().toISOString().slice(0, 10));
  const bearer = await logIn();
  await asOwner(['analyze']);
  const small = await measure(bearer);
  await asOwner([...fill, 'vacuum analyze']);
  const large = await measure(bearer);
  console.log(`${total.toLocaleString('en-US')} members and referrals, ${each} for each ambassador\n`);
  for (const path of calls) {
    const [before = Number.NaN, after = Number.NaN] = [small.get(path), large.get(path)];
    console.log(
      `${path.padEnd(24)} ${before.toFixed(1).padStart(6)} ms ${after.toFixed(1).padStart(6)} ms  × ${(after / before).toFixed(2)}`,
    );
  }
} finally {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The median time of each call; the calls alternate. */
async function measure(bearer: string) {
  const times = new Map(calls.map((path) => [path, [] as number[]]));
  for (let round = -3; round < rounds; round += 1)
    for (const path of calls) {
      const start = performance.now();
      const headers = { authorization: `Bearer ${bearer}` };
      const answer = await app.fetch(new Request(`http://localhost/api/referrals/${path}`, { headers }));
      await answer.text();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
      if (round >= 0) times.get(path)?.push(performance.now() - start);
    }
  return new Map([...times].map(([path, own]) => [path, own.toSorted((a, b) => a - b)[rounds / 2]]));
}

async function logIn() {
  const answer = await app.fetch(
    new Request('http://localhost/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sampleAmbassador),
    }),
  );
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`Logging in answered ${answer.status}.`);
  return token;
}

/** Runs statements as the tables' owner: the site's own role may neither vacuum nor disable triggers. */
async function asOwner(statements: readonly string[]) {
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  try {
    await owner.query('set statement_timeout = 0');
    for (const statement of statements) await owner.query(statement);
  } finally {
    await owner.end();
  }
}
