import { fork, type ChildProcess } from 'node:child_process';
import type { Asked } from './signals-at';

/**
 * Measures the list of trades with 33 rows and with 100,000, each in a separate process and database: the larger one
 * may take at most 1.5 times as long (median). Each call is measured after a change of the trades (uncached) and again
 * (cached). The sizes alternate, so that other load affects both. If 33 trades do not fill a page, the ratio for
 * equally long pages is printed too, which excludes the cost of the longer page. Pages with statistics have a limit
 * only when cached: after a change they are computed from every trade, which is measured once and printed.
 */
const [few, many] = [33, Number(process.argv[2] ?? 100_000)];
const rounds = 40;
const bound = 1.5;
/** Smaller differences in ms are measurement noise. */
const noiseMs = 1;
/** Default number of trades on a page of the list. */
const usual = 50;

const calls = {
  'order of issue': '',
  'latest first': 'sort=fillDate',
  'by symbol': 'sort=symbol',
  'by type, calls first': 'sort=tradeType',
  'by ROI': 'sort=roi',
  'one symbol': 'symbol=QAA&sort=fillDate',
  'one symbol, order of issue': 'symbol=QAA',
  'puts that lost': 'type=put&outcome=loss&sort=fillDate',
  losses: 'outcome=loss',
  'break-even ones': 'outcome=breakeven',
  'one year': 'from=2024-01-01&to=2024-12-31&sort=roi',
  'one year, order of issue': 'from=2024-01-01&to=2024-12-31',
  'one year, first closed first': 'from=2024-01-01&to=2024-12-31&sort=closeDate&dir=asc',
  'since the second year': 'from=2001-01-10&sort=thousand',
  'ten years, puts that lost': 'period=10y&type=put&outcome=loss&sort=symbol',
  'open ones': 'outcome=open&sort=expiration',
};
const pages = ['performance', 'performance, net of costs', 'what if, as first shown', 'track record'];
/** Uncached: measured once, without a limit. */
const unbounded = 'what if, another stake';

const [small, large] = await Promise.all([open(few), open(many)]);
let misses = 0;
try {
  // Warm-up: the first calls include JIT compilation.
  for (let call = 0; call < 100; call += 1)
    for (const child of [small, large]) await ask(child, { kind: 'list', query: 'sort=symbol', isAfterChange: true });
  for (const [name, filter] of Object.entries(calls)) {
    const query = `${filter}&limit=${usual}`;
    const found = Math.max(1, Number(await ask(small, { kind: 'matching', query })));
    for (const isAfterChange of [false, true]) {
      const title = `${name}, ${isAfterChange ? 'after a change' : 'again'}`;
      await compare(title, { kind: 'list', query, isAfterChange });
      if (found < usual)
        await compare(
          `  with ${found} on the page`,
          { kind: 'list', query: `${filter}&limit=${found}`, isAfterChange },
          false,
        );
    }
  }
  for (const name of [...pages, unbounded]) {
    const computed: number[] = [];
    for (const child of [small, large]) computed.push(Number(await ask(child, { kind: 'page', name })));
    console.log(`       ${name}, computed: ${computed.map((ms) => Math.round(ms)).join(' ms, ')} ms`);
    if (name !== unbounded) await compare(`${name}, again`, { kind: 'page', name });
  }
  console.log(misses === 0 ? `\nNo call is more than ${bound} times slower.` : `\n${misses} calls miss ${bound}.`);
  for (const format of ['csv', 'json']) console.log(await ask(large, { kind: 'file', format }));
} finally {
  for (const child of [small, large]) child.send({ kind: 'end' } satisfies Asked);
}
process.exitCode = misses === 0 ? 0 : 1;

function open(rows: number): Promise<ChildProcess> {
  const child = fork(new URL('signals-at.ts', import.meta.url), [String(rows)], { execArgv: process.execArgv });
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve(child));
    child.once('exit', (code) => reject(new Error(`The process with ${rows} trades ended with ${code}.`)));
  });
}

function ask(child: ChildProcess, asked: Asked): Promise<number | string> {
  return new Promise((resolve) => {
    child.once('message', (answer) => resolve(answer as number | string));
    child.send(asked);
  });
}

async function compare(name: string, asked: Asked, isLimited = true) {
  const times: [number[], number[]] = [[], []];
  for (let round = -3; round < rounds; round += 1)
    for (const [at, child] of [small, large].entries()) {
      const took = Number(await ask(child, asked));
      if (round >= 0) times[at as 0 | 1].push(took);
    }
  const [before, after] = times.map(median) as [number, number];
  const isWithin = after <= bound * before || after - before < noiseMs;
  if (isLimited && !isWithin) misses += 1;
  const verdict = !isLimited ? '' : isWithin ? ' ok ' : 'MISS';
  console.log(
    `${verdict.padEnd(6)} ${name.padEnd(44)} ${before.toFixed(1).padStart(7)} ms ${after.toFixed(1).padStart(7)} ms  × ${(after / before).toFixed(2)}`,
  );
}

function median(times: number[]) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
