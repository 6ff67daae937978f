import { setTimeout as pause } from 'node:timers/promises';
import { startMeasuredSite } from './measured-site';
import { residentOf } from './memory';
import { startMixedLoad } from './mixed-load';

/** `npm run bench:crowd [-- seconds connections]`: many visitors read and write without pauses [R60]. */
const seconds = Number(process.argv[2] ?? 60);
const connections = Number(process.argv[3] ?? 50);
if (!(seconds > 0 && connections > 0)) throw new Error('How long, and how many? npm run bench:crowd -- 60 50');
const opsToken = 'only-for-this-measurement-0123456789';

const site = await startMeasuredSite({ env: { OPS_TOKEN: opsToken } });
const times: number[] = [];
const statuses = new Map<number, number>();
const memory: number[] = [];
let loopDelay = Number.NaN;
try {
  // Reading resets the value, which excludes the site's startup.
  await loopDelayMs();
  const load = startMixedLoad(site.url, connections, ({ status, ms }) => {
    times.push(ms);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  });
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until) {
    await pause(1_000);
    memory.push(residentOf(site.pid));
  }
  loopDelay = await loopDelayMs();
  await load.stop();
} finally {
  await site.stop();
}

times.sort((a, b) => a - b);
const share = (part: number) => times[Math.floor(part * times.length)] ?? Number.NaN;
const serverErrors = [...statuses].filter(([status]) => status >= 500).reduce((sum, [, count]) => sum + count, 0);
console.log(
  `${times.length} answers in ${seconds} s over ${connections} connections; statuses`,
  Object.fromEntries(statuses),
);
console.log(`half within ${share(0.5).toFixed(0)} ms`);
const lines: [string, number, number][] = [
  ['answers of 500 and above', serverErrors, 0],
  ['99 of 100 within, ms', share(0.99), 1_000],
  ['event loop late by, 99 of 100, ms', loopDelay, 200],
  ['site, at most MB', Math.max(...memory), 350],
];
let misses = 0;
for (const [what, figure, limit] of lines) {
  const isWithin = figure <= limit;
  if (!isWithin) misses += 1;
  console.log(
    `${isWithin ? '  ok  ' : ' MISS '} ${what.padEnd(40)} ${figure.toFixed(0).padStart(6)}   budget ${limit}`,
  );
}
// The budgets are for fifty visitors; with more, some requests get a 503 with Retry-After.
process.exitCode = misses === 0 || connections > 50 ? 0 : 1;

/** The 99th percentile of the event loop delay in ms since the metrics were last read. */
async function loopDelayMs(): Promise<number> {
  const metrics = await fetch(`${site.url}/api/metrics`, { headers: { authorization: `Bearer ${opsToken}` } });
  return Number(/^nodejs_eventloop_lag_p99_seconds (.+)$/m.exec(await metrics.text())?.[1]) * 1_000;
}
