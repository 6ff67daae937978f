import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findChromium } from '@/tests/support/browser/chromium';
import { startMeasuredSite } from './measured-site';
import { budgets, categories, figuresOf, isWithin, lineOf, middleOf } from './lighthouse-figures';
import { publicPages } from './public-pages';

// `npm run lighthouse -- /terms /privacy --runs 1`: fewer pages, fewer runs of each.
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '3' } },
  allowPositionals: true,
});
const pages = positionals.length > 0 ? positionals : publicPages;
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number of runs, 1 or more');
let misses = 0;

const site = await startMeasuredSite();
const chrome = await launch({
  chromePath: findChromium(),
  // Readers are in America. Between Martinique and Mayotte the browser also looks up its time zone's name, for consent.
  envVars: { ...process.env, TZ: 'America/New_York' },
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
  console.log(`Lighthouse, mobile: the middle of ${runs} for each figure, and in brackets all. Budgets: ${budgets}\n`);
  for (const path of pages) await judge(path);
} finally {
  chrome.kill();
  await site.stop();
}
console.log(misses === 0 ? '\nEvery page is within its budget.' : `\n${misses} pages miss a budget.`);
process.exitCode = misses === 0 ? 0 : 1;

async function judge(path: string) {
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await look(path));
  const figures = reports.map(figuresOf);
  console.log(lineOf(path, figures));
  if (isWithin(middleOf(figures))) return;
  misses += 1;
  // The weak points of the last run; real ones appear in every run.
  const weak = Object.values(reports.at(-1)?.audits ?? {}).filter(
    (audit) => audit.score !== null && audit.score < 0.9 && audit.scoreDisplayMode !== 'informative',
  );
  for (const audit of weak.slice(0, 8)) console.log(`         - ${audit.id}: ${audit.displayValue ?? audit.title}`);
}

async function look(path: string) {
  const result = await lighthouse(site.url + path, {
    port: chrome.port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...categories],
  });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  return result.lhr;
}
