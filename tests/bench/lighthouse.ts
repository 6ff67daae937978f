import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '../support/chromium';
import { publicPages } from './public-pages';
import { freePort } from '../support/free-port';
import { commandOf } from '../support/npm-script';
import { startServer } from './servers';

const root = join(import.meta.dirname, '../..');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const limits = { lcpMs: 1200, tbtMs: 50, cls: 0 };
const wanted = process.argv.slice(2);
const pages = wanted.length > 0 ? wanted : publicPages;
let misses = 0;

const dataDir = mkdtempSync(join(tmpdir(), 'lighthouse-'));
const port = await freePort();
const site = await startServer([process.execPath, ...commandOf('start')], {
  cwd: root,
  port,
  path: '/api/readyz',
  env: { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' },
});
const chrome = await launch({
  chromePath: findChromium(),
  chromeFlags: [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
});

try {
  console.log(
    `Lighthouse, mobile. Budgets: 100 in each, LCP below ${limits.lcpMs} ms, TBT below ${limits.tbtMs} ms, CLS ${limits.cls}\n`,
  );
  for (const path of pages) await judge(path);
} finally {
  chrome.kill();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(misses === 0 ? '\nEvery page is within its budget.' : `\n${misses} pages miss a budget.`);
process.exitCode = misses === 0 ? 0 : 1;

async function judge(path: string) {
  const result = await lighthouse(site.url + path, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { lhr } = result;
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const [lcp, tbt, cls] = [
    number('largest-contentful-paint'),
    number('total-blocking-time'),
    number('cumulative-layout-shift'),
  ];
  const isWithin =
    scores.every((score) => score === 100) && lcp < limits.lcpMs && tbt < limits.tbtMs && cls <= limits.cls;
  if (!isWithin) misses += 1;
  console.log(
    `${isWithin ? '  ok  ' : ' MISS '} ${path.padEnd(30)} ${scores.join(' / ').padEnd(22)} LCP ${Math.round(lcp)} ms  TBT ${Math.round(tbt)} ms  CLS ${cls.toFixed(3)}`,
  );
  if (isWithin) return;
  const weak = Object.values(lhr.audits).filter(
    (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
  );
  for (const audit of weak.slice(0, 8)) console.log(`         - ${audit.id}: ${audit.displayValue ?? audit.title}`);
}
