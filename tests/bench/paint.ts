import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments, findChromium } from '../support/chromium';
import { freePort } from '../support/free-port';
import { commandOf } from '../support/npm-script';
import { loadOn4G } from '../support/on-4g';
import { publicPages } from './public-pages';
import { startServer } from './servers';

/** [I10] When a phone on 4G sees the main part of each public page: the median of three first loads. */
const budget = { paintMs: 2000, shift: 0.05 };
const wanted = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'bench-paint-'));
const port = await freePort();
const site = await startServer([process.execPath, ...commandOf('start')], {
  cwd: join(import.meta.dirname, '../..'),
  port,
  path: '/api/readyz',
  env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', RATE_LIMIT_FACTOR: '1000' },
});
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
let misses = 0;
try {
  for (const path of wanted.length > 0 ? wanted : publicPages) await measure(path);
} finally {
  await browser.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
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
