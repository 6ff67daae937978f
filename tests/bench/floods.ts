import { setTimeout as pause } from 'node:timers/promises';
import { startMeasuredSite } from './measured-site';
import { floods } from './flood-requests';
import { residentOf } from './memory';

/** `npm run bench:floods [-- seconds]`: the site's memory during and after floods of requests. */
const seconds = Number(process.argv[2] ?? 20);
if (!(seconds > 0)) throw new Error('How many seconds for each flood? npm run bench:floods -- 20');
const budget = 350;
const opsToken = 'only-for-this-measurement-0123456789';

const site = await startMeasuredSite({ env: { OPS_TOKEN: opsToken } });
let max = 0;
try {
  await show('at rest');
  for (const [name, flood] of Object.entries(floods)) {
    let during = 0;
    const watch = setInterval(() => (during = Math.max(during, residentOf(site.pid))), 200);
    const answers = await flood(site.url, Date.now() + seconds * 1000);
    clearInterval(watch);
    max = Math.max(max, during);
    await show(`after ${name}`, `at most ${during.toFixed(0)} MB, ${answers} answers`);
  }
  await pause(30_000);
  await show('half a minute later');
} finally {
  await site.stop();
}
console.log(`${max <= budget ? '  ok  ' : ' MISS '} at most ${max.toFixed(0)} MB   budget ${budget}`);
process.exitCode = max <= budget ? 0 : 1;

/** Prints the process's memory, inside and outside of V8's heap. */
async function show(when: string, more = '') {
  const metrics = await fetch(`${site.url}/api/metrics`, {
    headers: { authorization: `Bearer ${opsToken}` },
  });
  const text = await metrics.text();
  const figure = (name: string) => (Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]) / 2 ** 20).toFixed(0);
  const held = residentOf(site.pid);
  max = Math.max(max, held);
  console.log(
    [
      when.padEnd(36),
      `${held.toFixed(0)} MB`,
      `heap ${figure('nodejs_heap_size_used_bytes')} of ${figure('nodejs_heap_size_total_bytes')}`,
      `external ${figure('nodejs_external_memory_bytes')}`,
      more,
    ].join('   '),
  );
}
