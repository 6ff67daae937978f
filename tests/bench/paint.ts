import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '@/tests/support/browser/chromium';
import { paths } from '@/lib/domain/shared/paths';
import { giveSession, registerMember } from '@/e2e/support/accounts';
import { loadOn4G } from '@/tests/support/browser/on-4g';
import { startMeasuredSite } from './measured-site';
import { publicPages } from './public-pages';

/**
 * [I10] When the main content of each public page is visible on a phone with 4G: the median of three first loads. [P6]
 * When a member can use the sector page with all its charts on such a phone, four times slower than this machine.
 */
const budget = { paintMs: 2000, interactiveMs: 2000, shift: 0.05 };
const slowdown = 4;
const chartPage = paths.sectorStocks('robotics');
const requestedPaths = process.argv.slice(2);
const site = await startMeasuredSite();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
let misses = 0;
try {
  for (const path of requestedPaths.length > 0 ? requestedPaths : publicPages) await measure(path);
  await measureForMember(chartPage);
} finally {
  await browser.close();
  await site.stop();
}
console.log(misses === 0 ? '\nEvery page is within its budget.' : `\n${misses} pages miss their budget.`);
process.exitCode = misses === 0 ? 0 : 1;

async function measure(path: string) {
  const loads = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const context = await browser.newContext();
    loads.push(await loadOn4G(await context.newPage(), site.url + path));
    await context.close();
  }
  const paint = loads.map((load) => load.paint).sort((a, b) => a - b)[1] ?? Number.NaN;
  const shift = Math.max(...loads.map((load) => load.shift));
  const isWithin = paint < budget.paintMs && shift < budget.shift;
  if (!isWithin) misses += 1;
  console.log(
    `${isWithin ? '  ok  ' : ' MISS '} ${path.padEnd(48)} painted after ${Math.round(paint)} ms, moved ${shift.toFixed(3)}`,
  );
}

async function measureForMember(path: string) {
  const member = await registerMember(site.url);
  const times = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const context = await browser.newContext();
    await giveSession(context, site.url, member);
    times.push((await loadOn4G(await context.newPage(), site.url + path, slowdown)).interactive);
    await context.close();
  }
  const interactive = times.toSorted((a, b) => a - b)[1] ?? Number.NaN;
  const isWithin = interactive < budget.interactiveMs;
  if (!isWithin) misses += 1;
  console.log(
    `${isWithin ? '  ok  ' : ' MISS '} ${`${path} of a member`.padEnd(48)} usable after ${Math.round(interactive)} ms`,
  );
}
