import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@/e2e/support/fixtures';
import { opsToken } from '@/e2e/support/site-settings';

const root = join(import.meta.dirname, '../..');

const hidden = [
  '/.env',
  '/.env.local',
  '/.env.example',
  '/.git/config',
  '/.git/HEAD',
  '/.data',
  '/.data/auth-secret',
  '/.data/postgres/PG_VERSION',
  '/.npmrc',
  '/.ci/run',
  '/package.json',
  '/package-lock.json',
  '/tsconfig.json',
  '/next.config.mjs',
  '/README.md',
  '/lib/server/platform/settings/env.ts',
  '/tests/support/api/api.ts',
  '/e2e/support/fixtures.ts',
  '/node_modules/next/package.json',
  '/.next/BUILD_ID',
  '/.next/server/pages-manifest.json',
  '/_next/server/pages-manifest.json',
  '/_next/BUILD_ID',
];
const climbing = [
  '/../.env',
  '/_next/../.env',
  '/_next/static/../../package.json',
  '/_next/static/%2e%2e/%2e%2e/package.json',
  '/_next/static/..%2f..%2fpackage.json',
  '/_next/static/..%5c..%5cpackage.json',
  '//etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/_next/image?url=%2F.env&w=64&q=75',
  '/_next/image?url=http%3A%2F%2F127.0.0.1%2F&w=64&q=75',
];

test('[R71] nothing private can be fetched, however the URL is spelled', async ({ site }) => {
  const found = [];
  for (const path of [...hidden, ...climbing]) {
    const { status, body } = await fetchRaw(site, path);
    // The target of a redirect to the normalized URL is checked as well.
    if (status === 200 || /root:x:|"dependencies"|AUTH_SECRET|\[core\]/.test(body)) found.push(`${status} ${path}`);
  }
  expect(found).toEqual([]);
});

const candles = '/admin/fin-hub/stock-candles';
const buildId = readFileSync(join(root, '.next', 'BUILD_ID'), 'utf8');
const spellings = [
  candles,
  `${candles}/`,
  `/${candles}`,
  `/api${candles}`,
  '/ADMIN/fin-hub/stock-candles',
  '/admin%2ffin-hub/stock-candles',
  '/admin\\fin-hub\\stock-candles',
  '/admin/./fin-hub/stock-candles',
  '/admin/x/../fin-hub/stock-candles',
  `/en${candles}`,
  `/_next/data/${buildId}${candles}.json`,
];
/** Headers that proxies and the framework use internally, here sent by a client. */
const inner: Record<string, string>[] = [
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-nextjs-data': '1' },
  { 'x-matched-path': candles },
  { 'x-invoke-path': candles },
  { 'x-original-url': candles },
  { 'x-rewrite-url': candles },
];

test('[R30] paths below /admin reveal nothing without a token, however they are spelled and whatever headers are sent', async ({
  site,
}) => {
  const told = [];
  const asked = [
    ...spellings.map((path) => ({ path, headers: {} })),
    ...inner.map((headers) => ({ path: candles, headers })),
  ];
  for (const { path, headers } of asked) {
    const { status, body } = await fetchRaw(site, path, headers);
    if (![301, 308, 400, 401, 404].includes(status) || body.includes('"close"')) told.push(`${status} ${path}`);
  }
  expect(told).toEqual([]);
  for (const headers of [{}, ...inner]) expect((await fetchRaw(site, candles, headers)).status).toBe(401);
  for (const headers of inner) expect((await fetchRaw(site, '/', headers)).body).not.toContain('"close"');
});

const builtFiles = () =>
  readdirSync(join(root, '.next', 'static'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('[R71] the build holds no source map, and none can be fetched', async ({ site }) => {
  const files = builtFiles();
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => readFileSync(file, 'utf8').includes('sourceMappingURL'))).toEqual([]);
  for (const file of scripts.slice(0, 5)) {
    const address = file.replace(join(root, '.next'), '/_next');
    expect((await fetchRaw(site, address)).status).toBe(200);
    expect((await fetchRaw(site, `${address}.map`)).status).toBe(404);
  }
});

/** Text that only server code contains. */
const serverWords = [
  'drizzle-orm',
  'argon2',
  'AUTH_SECRET',
  'OPS_TOKEN',
  'DATABASE_URL',
  'SMTP_URL',
  'pg-boss',
  'nodemailer',
  'SignJWT',
  'refresh_tokens',
  'password_hash',
  'select payload',
  'node:crypto',
  'finnhub.io',
  'FINNHUB_API',
  'X-Finnhub-Token',
  'api.twilio.com',
  'daily_bars',
  opsToken,
];

test('[R71] no server code is in what browsers download', () => {
  const texts = builtFiles()
    .filter((file) => /\.(js|css|json)$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const found = texts.flatMap(({ file, text }) =>
    serverWords.filter((word) => text.includes(word)).map((word) => `${word} in ${file.slice(root.length)}`),
  );
  expect(found).toEqual([]);
});

/** Sends the path unchanged: a URL object would normalize it first. */
function fetchRaw(site: string, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const call = request({ hostname, port, path, method: 'GET', headers }, (answer) => {
      let body = '';
      answer.on('data', (chunk: Buffer) => (body += chunk.toString()));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body }));
    });
    call.on('error', reject);
    call.end();
  });
}
