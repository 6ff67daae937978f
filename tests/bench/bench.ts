import { parseArgs } from 'node:util';
import { publicPages } from './public-pages';
import { startFloor } from './floor';
import { requestsPerSecond } from './load';
import { startMeasuredSite } from './measured-site';
import { answersPerSecond } from './socket-load';
import { embeddedUrlOf } from './database-url';
import { weigh } from './weight';

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
const budget = { script: 24 * 1024, style: 14 * 1024, kept: 0.9, api: 0.8 };
// For a quick run: `npm run bench -- / --rounds 1 --seconds 0.2`.
const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '2' } },
  allowPositionals: true,
});
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)];
if (!Number.isInteger(rounds) || rounds < 1 || !(seconds > 0))
  throw new Error('--rounds and --seconds are numbers above 0');
const pages = positionals.length > 0 ? positionals : publicPages;
let misses = 0;

function line(what: string, figure: string, limit: string, isWithin: boolean) {
  if (!isWithin) misses += 1;
  console.log(`${isWithin ? '  ok  ' : ' MISS '} ${what.padEnd(58)} ${figure.padStart(14)}   budget ${limit}`);
}

/** The median ratio of alternating rounds, so that other load affects both sides equally. */
async function ratio(ours: string, floors: string, rateOf: typeof requestsPerSecond) {
  const load = { seconds, connections: 16 };
  await rateOf(ours, { ...load, seconds: seconds / 2 });
  await rateOf(floors, { ...load, seconds: seconds / 2 });
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const floor = await rateOf(floors, load);
    ratios.push((await rateOf(ours, load)) / floor);
  }
  return ratios.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}

const site = await startMeasuredSite();
const bare = await startFloor(embeddedUrlOf(site.dataDir));

try {
  const bareWeight = await weigh(bare.url, '/');
  console.log(`\nWeight on first load, gz, beside a bare page (${kb(bareWeight.script)} of JavaScript)`);
  for (const path of pages) {
    const weight = await weigh(site.url, path);
    const more = weight.script - bareWeight.script;
    line(`${path} JavaScript above the floor`, kb(more), kb(budget.script), more <= budget.script);
    line(`${path} CSS`, kb(weight.style), kb(budget.style), weight.style <= budget.style);
    if (weight.foreign.length > 0) line(`${path} loads from elsewhere`, weight.foreign.join(' '), 'nothing', false);
  }
  console.log(`\nRequests per second as a ratio to the floor (median of ${rounds})`);
  for (const path of ['/', '/options-signals', '/ambassador'].filter((one) => pages.includes(one))) {
    const measured = await ratio(site.url + path, bare.url + '/', requestsPerSecond);
    line(`${path} kept page / bare page`, measured.toFixed(2), String(budget.kept), measured >= budget.kept);
  }
  // A different URL for each request, so that no cached response counts as a read.
  const api = await ratio(`${site.url}/api/trades?turn=TURN`, `${bare.url}/api/query`, answersPerSecond);
  line('/api/trades / bare route with the same query', api.toFixed(2), String(budget.api), api >= budget.api);
} finally {
  await bare.stop();
  await site.stop();
}
console.log(misses === 0 ? '\nEvery figure is within its budget.' : `\n${misses} figures miss their budget.`);
process.exitCode = misses === 0 ? 0 : 1;
