import { parseArgs } from 'node:util';
import { startFloor } from './floor';
import { embeddedUrlOf } from './database-url';
import { cpuMsOf } from './memory';
import { startMeasuredSite } from './measured-site';
import { answersPerSecond } from './socket-load';

/**
 * Compares API reads with a bare Next.js route that makes one query, with the log as shipped and without cached
 * responses. Rounds alternate, so that other load affects both. `npm run bench:reads -- --rounds 1 --seconds 0.5` is
 * quicker.
 */
const { values, positionals } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    profile: { type: 'string' },
  },
  allowPositionals: true,
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
const budget = { member: 0.5, public: 0.8 };
const reads: readonly [kind: keyof typeof budget, path: string][] = [
  ['member', '/api/watchlists'],
  ['member', '/api/charts/sectors/semiconductors/revenue-by-year'],
  ['member', '/api/charts/sectors/semiconductors/price-index-by-month'],
  ['member', '/api/charts/stocks/AAPL/price'],
  ['member', '/api/users/profile'],
  ['member', '/api/signals/sector-timing'],
  ['public', '/api/trades?turn=TURN'],
  ['public', '/api/sectors?turn=TURN'],
  ['public', '/api/posts?turn=TURN'],
  ['public', '/api/healthz'],
];
const chosen =
  positionals.length > 0 ? reads.filter(([, path]) => positionals.some((one) => path.includes(one))) : reads;

const site = await startMeasuredSite({
  nodeArguments: values.profile ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : [],
});
const bare = await startFloor(embeddedUrlOf(site.dataDir));

let misses = 0;
try {
  const headers = { Authorization: `Bearer ${await register()}` };
  for (const [kind, path] of chosen) {
    const { ratio, rate, ms, floorMs, kb } = await compare(path, kind === 'member' ? headers : {});
    const isWithin = ratio >= budget[kind];
    if (!isWithin) misses += 1;
    console.log(
      `${isWithin ? '  ok  ' : ' MISS '} ${path.padEnd(50)} ${ratio.toFixed(2).padStart(6)}   budget ${budget[kind]}   ${Math.round(rate)}/s ${kb.toFixed(1)} KB, processor ${ms.toFixed(2)} ms / ${floorMs.toFixed(2)} ms`,
    );
  }
} finally {
  await bare.stop();
  await site.stop();
}
process.exitCode = misses === 0 ? 0 : 1;

/** The median ratio of the rounds, and both sides' CPU time per request, which depends less on other load. */
async function compare(path: string, headers: Record<string, string>) {
  const body = await (await fetch(site.url + path, { headers })).arrayBuffer();
  const load = { seconds, connections: 16 };
  const ours = (given = load) => answersPerSecond(site.url + path, { ...given, headers });
  const floors = (given = load) => answersPerSecond(`${bare.url}/api/query`, { ...given, headers: {} });
  await ours({ ...load, seconds: seconds / 2 });
  await floors({ ...load, seconds: seconds / 2 });
  const turns: { ratio: number; rate: number; ms: number; floorMs: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const base = await measure(bare.pid, floors);
    const own = await measure(site.pid, ours);
    turns.push({ ratio: own.rate / base.rate, rate: own.rate, ms: own.ms, floorMs: base.ms });
  }
  const middle = turns.toSorted((a, b) => a.ratio - b.ratio)[Math.floor(rounds / 2)]!;
  return { ...middle, kb: body.byteLength / 1024 };
}

/** Requests per second, and the process's CPU time per request in milliseconds. */
async function measure(pid: number, run: () => Promise<number>) {
  const [startedAt, before] = [performance.now(), cpuMsOf(pid)];
  const rate = await run();
  return { rate, ms: (cpuMsOf(pid) - before) / ((rate * (performance.now() - startedAt)) / 1000) };
}

/** Registers a member with a watchlist of five stocks; returns the access token. */
async function register() {
  const account = {
    email: 'bench@example.test',
    password: 'correct horse battery staple',
    firstName: 'A',
    lastName: 'B',
  };
  await call('PUT', '/api/users/register', account);
  const { token } = (await call('POST', '/api/users/login', account)) as { token: string };
  const list = (await call('POST', '/api/watchlists', { name: 'Bench' }, token)) as { items: { id: string }[] };
  for (const ticker of ['AAPL', 'MSFT', 'AMZN', 'NVDA', 'META'])
    await call('PUT', `/api/watchlists/${list.items[0]?.id}/symbols/${ticker}`, {}, token);
  return token;
}

async function call(method: string, path: string, body: object, token?: string): Promise<unknown> {
  const answer = await fetch(site.url + path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text === '' ? 'null' : text);
}
