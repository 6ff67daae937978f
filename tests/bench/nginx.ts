import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { findNginx, startNginx } from './nginx-server';
import { freePort } from '@/tests/support/processes/free-port';
import { startMeasuredSite } from './measured-site';
import { answersPerSecond } from './socket-load';

const root = join(import.meta.dirname, '../..');
const pages = ['/', '/options-signals', '/terms'];
const budget = 0.9;
const program = findNginx();
if (!program) {
  console.log('nginx is not installed here (Debian: apt-get install nginx), so nothing was measured.');
  process.exit(1);
}

let misses = 0;
function line(what: string, figure: string, isRight: boolean) {
  if (!isRight) misses += 1;
  console.log(`${isRight ? '  ok  ' : ' MISS '} ${what.padEnd(72)} ${figure}`);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-nginx-'));
const [port, staticPort] = [await freePort(), await freePort()];
const site = await startMeasuredSite();
try {
  const { headers } = await raw(site.url);
  const front = await startNginx(program, root, { folder, port, staticPort, sitePort: site.port, headers });
  try {
    await checkPrivacy(front.url);
    for (const path of pages) await measure(front.url, path);
  } finally {
    await front.stop();
  }
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(misses === 0 ? '\nEvery figure is within its budget.' : `\n${misses} figures miss their budget.`);
process.exitCode = misses === 0 ? 0 : 1;

/**
 * Compares a page with a plain file of the same bytes, headers and compression from the same nginx; the median of five
 * runs.
 */
async function measure(front: string, path: string) {
  await raw(front + path);
  const kept = await raw(front + path);
  if (kept.cache !== 'HIT') return line(`${path} is answered from the cache`, String(kept.cache), false);
  writeFileSync(join(folder, 'files', 'page.html'), gunzipSync(kept.body));
  writeFileSync(join(folder, 'files', 'page.html.gz'), kept.body);
  const load = { seconds: 1.5, connections: 16 };
  const file = `http://127.0.0.1:${staticPort}/page.html`;
  const ratios: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await raw(front + path);
    const plain = await answersPerSecond(file, load);
    ratios.push((await answersPerSecond(front + path, load)) / plain);
  }
  const ratio = ratios.sort((a, b) => a - b)[2] ?? 0;
  const size = `${(kept.body.length / 1024).toFixed(1)} KB`;
  line(
    `${path} (${size}) beside a static file of the same bytes`,
    `${ratio.toFixed(2)}, budget ${budget}`,
    ratio >= budget,
  );
}

/** Checks that personal responses are neither stored in the cache nor served from it. */
async function checkPrivacy(front: string) {
  const tokens = [await register(front, 'one'), await register(front, 'two')];
  for (const path of ['/api/users/profile/', '/account', '/search?q=x', '/no-such-page']) {
    const seen = [];
    for (const token of [...tokens, ...tokens])
      seen.push(await raw(front + path, { Authorization: `Bearer ${token}` }));
    seen.push(await raw(front + path), await raw(front + path));
    const isKept = seen.some(({ cache }) => cache === 'HIT') && !seen.at(-1)?.shared;
    line(`${path} is never answered from the cache when it is personal`, isKept ? 'kept' : 'asked each time', !isKept);
  }
  const names = [];
  for (const token of [...tokens, undefined]) {
    const { status, body } = await raw(
      `${front}/api/users/profile/`,
      token ? { Authorization: `Bearer ${token}`, 'Accept-Encoding': 'identity' } : {},
    );
    names.push(status === 200 ? (JSON.parse(body.toString()) as { firstName: string }).firstName : status);
  }
  line('each of two members sees their own profile, a stranger none', names.join(', '), names.join() === 'one,two,401');
}

async function register(front: string, firstName: string) {
  const answer = await fetch(`${front}/api/users/register`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: `${firstName}@example.test`,
      password: 'correct horse battery staple',
      firstName,
      lastName: 'Member',
    }),
  });
  return ((await answer.json()) as { token: string }).token;
}

function raw(address: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; cache: unknown; shared: boolean; headers: IncomingHttpHeaders; body: Buffer }>(
    (resolve, reject) => {
      get(address, { headers: { 'Accept-Encoding': 'gzip', ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            cache: response.headers['x-cache'],
            headers: response.headers,
            shared: response.headers['cache-control']?.includes('s-maxage') ?? false,
            body: Buffer.concat(chunks),
          }),
        );
      }).on('error', reject);
    },
  );
}
