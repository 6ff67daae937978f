import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startMeasuredSite } from './measured-site';
import { growthOf, residentIn, residentOf } from './memory';
import { startMixedLoad } from './mixed-load';

/** `npm run soak [-- minutes]`: checks that the memory of the site and the database stays flat under mixed load. */
const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) throw new Error('How many minutes? npm run soak -- 10');
const budget = { site: 350, database: 150, growth: 1.05 };

const site = await startMeasuredSite();
const held = { site: [] as number[], database: [] as number[] };
try {
  console.log(
    `At rest: site ${residentOf(site.pid).toFixed(0)} MB, database ${residentIn(join(site.dataDir, 'postgres')).toFixed(0)} MB`,
  );
  const load = startMixedLoad(site.url, 8);
  const until = Date.now() + minutes * 60_000;
  const every = Math.min(10_000, (minutes * 60_000) / 24);
  while (Date.now() < until) {
    await pause(every);
    held.site.push(residentOf(site.pid));
    held.database.push(residentIn(join(site.dataDir, 'postgres')));
    const [siteMemory, databaseMemory] = [held.site.at(-1) ?? 0, held.database.at(-1) ?? 0];
    console.log(
      `${String(load.calls()).padStart(8)} calls   site ${siteMemory.toFixed(0).padStart(4)} MB   database ${databaseMemory.toFixed(0).padStart(4)} MB`,
    );
  }
  await load.stop();
} finally {
  await site.stop();
}

const lines: [string, number, number][] = [
  ['site, at most MB', Math.max(...held.site), budget.site],
  ['database, at most MB', Math.max(...held.database), budget.database],
  ['site, last quarter over second', growthOf(held.site), budget.growth],
  ['database, last quarter over second', growthOf(held.database), budget.growth],
];
let misses = 0;
for (const [what, figure, limit] of lines) {
  // NaN, for a value that was not measured, fails this comparison.
  const isWithin = figure <= limit;
  if (!isWithin) misses += 1;
  console.log(
    `${isWithin ? '  ok  ' : ' MISS '} ${what.padEnd(40)} ${figure.toFixed(2).padStart(8)}   budget ${limit}`,
  );
}
process.exitCode = misses === 0 ? 0 : 1;
