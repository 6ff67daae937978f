import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { joinServer } from '@/lib/server/platform/db/embedded/server';
import { findRunning } from '@/lib/server/platform/db/embedded/postmaster';
import { killProcess } from '@/lib/server/platform/db/embedded/processes';
import { canary, canaryProvider, everything, sealedOnly, traces } from '@/tests/support/features/canary';
import { applyWith } from '@/tests/support/features/canary-application';
import { makeDataFolder, makeUsedFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { eventually } from '../support/eventually';
import { runOps } from '@/tests/support/features/ops';
import { endAllRuns } from '@/tests/support/processes/processes';
import { sendRaw } from '@/tests/support/processes/raw-http';
import { startSite, type Site } from '@/tests/support/processes/site';
import { filesWith, formsOf } from '@/tests/support/providers/text-forms';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

type Session = { token: string; refreshToken: string };
type Document = { paths: Record<string, Record<string, unknown>> };

const spoken = (token?: string) => ({
  'content-type': 'application/json',
  cookie: `user=${encodeURIComponent(canary.email)}; accessToken=${token ?? canary.password}`,
  'user-agent': `${canary.firstName} ${canary.email}`,
  referer: `http://127.0.0.1/?email=${encodeURIComponent(canary.email)}`,
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

/** Calls whose response revealed the provider or a tax ID. */
const told: string[] = [];
const taxIds = sealedOnly.filter((text) => text.startsWith('900'));

async function call(
  site: Site,
  method: string,
  path: string,
  { body, token }: { body?: unknown; token?: string } = {},
) {
  const answer = await fetch(site.url + path, {
    method,
    headers: spoken(token),
    redirect: 'manual',
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const responseText = JSON.stringify([...answer.headers]) + (await answer.clone().text());
  if ([...Object.values(canaryProvider), ...taxIds].some((word) => responseText.includes(word)))
    told.push(`${method} ${path}`);
  return answer;
}

/** Calls the provider while it is unavailable, which logs the most and returns the longest responses. */
async function missProvider(site: Site, token: string) {
  const body = { ticker: 'AAPL', kind: 'bars' };
  const answer = await call(site, 'POST', '/api/ops/market/refresh', { body, token });
  expect(await answer.json()).toMatchObject({ state: 'failed' });
  for (const path of ['/api/ops/market', '/api/symbols/AAPL', '/stocks/AAPL', '/metrics', '/api/readyz'])
    await call(site, 'GET', path, { token });
}

/** Registers a member and an investor and runs their sign-in flows; returns all tokens and links that were issued. */
async function exerciseAuthFlows(site: Site, opsToken: string): Promise<string[]> {
  const secrets: string[] = [];
  for (const [kind, register] of [
    ['users', 'register'],
    ['investors', 'register-basic'],
  ]) {
    const account = await call(site, 'PUT', `/api/${kind}/${register}`, { body: canary });
    expect(account.status).toBe(201);
    expect((await call(site, 'PUT', `/api/${kind}/${register}`, { body: canary })).status).toBe(409);
    await call(site, 'POST', `/api/${kind}/login`, { body: { ...canary, password: `${canary.password}x` } });
    const session = (await (await call(site, 'POST', `/api/${kind}/login`, { body: canary })).json()) as Session;
    const next = await call(site, 'POST', '/api/auth/refresh', { body: session });
    secrets.push(session.token, session.refreshToken, ((await next.json()) as Session).refreshToken);
    await call(site, 'GET', `/api/${kind}/request-new-password?email=${encodeURIComponent(canary.email)}`);
    const link = await eventually(async () => {
      const outbox = await (await call(site, 'GET', '/api/ops/outbox?limit=100', { token: opsToken })).text();
      const found = [...outbox.matchAll(/reset-password\/([\w-]{20,})/g)].map(([, token]) => token ?? '');
      const fresh = found.find((token) => !secrets.includes(token));
      if (!fresh) throw new Error('No link yet');
      return fresh;
    });
    secrets.push(link);
    await call(site, 'GET', `/reset-password/${link}`);
    await call(site, 'GET', `/api/${kind}/verify-password-request/${link}`);
    await call(site, 'POST', `/api/${kind}/reset-password/${link}`, {
      body: { password: canary.lastName.slice(0, 6) },
    });
    await call(site, 'POST', `/api/${kind}/reset-password/${link}`, { body: canary });
    await call(site, 'POST', '/api/auth/logout', { token: session.token, body: session });
  }
  return secrets;
}

/** Calls every API endpoint with every test value in its body, path and query. */
async function callEveryEndpoint(site: Site, token: string) {
  const { paths } = (await (await site.get('/api/openapi.json')).json()) as Document;
  const query = `?email=${encodeURIComponent(canary.email)}&card=${canary.card}&token=${token}`;
  for (const [path, methods] of Object.entries(paths)) {
    for (const method of Object.keys(methods)) {
      const filled = path.replaceAll(/\{\w+\}/g, encodeURIComponent(canary.lastName));
      const body = /get|head/i.test(method) ? {} : { body: everything };
      for (const bearer of [{}, { token }])
        await call(site, method.toUpperCase(), filled + query, { ...body, ...bearer });
    }
    if (path.includes('login')) await call(site, 'POST', path, { body: `{"email":"${canary.email}","card":` });
  }
  for (const page of ['/', '/sign-up', `/${canary.card}`, `/api/${canary.ssn}`, `/blog/${canary.lastName}`])
    await call(site, 'GET', page + query);
  await sendRaw(site.port, `GET /${canary.card} HTTP/9 ${canary.ssn}\r\n\r\n`);
}

/** The rows of any table that contain one of the texts, including compressed columns. */
async function rowsWith(client: pg.Client, texts: string[]) {
  const patterns = texts.flatMap(formsOf).filter((form) => !form.includes(0));
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(50);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.query<{ hits: number }>(
      `select count(*)::int as hits from ${name} as t
        where exists (select from unnest($1::text[]) as word where strpos(t::text, word) > 0)`,
      [patterns.map((form) => form.toString())],
    );
    if (rows[0]?.hits) found.push(name);
  }
  return found;
}

it('[R67] [R43] [R33] [F2] logs and audit trail contain no personal data or provider keys, responses no provider host, and tables, files and backups hold tax ids, birth dates, streets, names and emails of applicants only encrypted, whatever fails', async () => {
  const dataDir = makeUsedFolder();
  const opsToken = 'only-for-tests-0123456789';
  const provider = { FINNHUB_API_KEY: canaryProvider.key, FINNHUB_API_BASE: `https://${canaryProvider.host}/v1` };
  const site = await startSite({ dataDir, env: { LOG_LEVEL: 'trace', OPS_TOKEN: opsToken, ...provider } });
  const secrets = await exerciseAuthFlows(site, opsToken);
  await missProvider(site, opsToken);
  const login = await call(site, 'POST', '/api/users/login', { body: canary });
  expect(login.status).toBe(200);
  const again = (await login.json()) as Session;
  secrets.push(again.token, again.refreshToken);
  const apply: Parameters<typeof applyWith>[0] = (...asked) => call(site, ...asked);
  expect(await applyWith(apply, again.token)).toEqual([400, 422, 502, 200, 200]);
  await call(site, 'POST', '/api/ops/keys/rewrap', { token: opsToken });
  await callEveryEndpoint(site, again.token);
  const backups = makeDataFolder();
  expect(await runOps(['backup', backups], { DATA_DIR: dataDir }).ended).toBe(0);
  // Failures write the most log entries.
  const calls = Array.from({ length: 30 }, (_, n) =>
    call(site, 'PUT', '/api/users/register', { body: { ...canary, email: `${n}${canary.email}` } }),
  );
  killProcess(findRunning(join(dataDir, 'postgres'))!.pid);
  await Promise.all(calls);
  await eventually(async () => expect((await site.get('/api/readyz')).status).toBe(200));
  site.run.kill('SIGTERM');
  await site.run.ended;

  const server = await joinServer(dataDir);
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  const { rows: audit } = await client.query<{ line: string }>('select t::text as line from audit_events t');
  const tables = await rowsWith(client, sealedOnly);
  const control = await rowsWith(client, [canary.email]);
  await client.end();
  await server.release();
  expect(control).toEqual(expect.arrayContaining(['public.accounts']));
  expect(tables).toEqual([]);
  expect(filesWith([canary.email], [dataDir]).length).toBeGreaterThan(1);
  expect(filesWith(sealedOnly, [dataDir])).toEqual([]);
  const [backup = ''] = readdirSync(backups);
  const saved = gunzipSync(readFileSync(join(backups, backup)));
  expect(saved.includes(canary.email)).toBe(true);
  expect(sealedOnly.filter((text) => formsOf(text).some((form) => saved.includes(form)))).toEqual([]);
  const files = readdirSync(dataDir).filter((name) => name.endsWith('.log'));
  const written = [
    ...site.run.lines,
    ...audit.map(({ line }) => line),
    ...files.flatMap((name) => readFileSync(join(dataDir, name), 'utf8').split('\n')),
  ];
  expect(site.run.lines.length).toBeGreaterThan(50);
  expect(audit.length).toBeGreaterThan(10);
  expect(files).toContain('postgres.log');
  const leaks = [...traces, ...secrets, canaryProvider.key].flatMap((word) =>
    written.filter((line) => line.includes(word)),
  );
  expect(leaks).toEqual([]);
  expect(told).toEqual([]);
});
