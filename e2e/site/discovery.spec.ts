import sharp from 'sharp';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '@/e2e/support/fixtures';
import { addressesIn, readHead, type PageHead } from './page-heads';
import { pathOf, readSitemap } from '@/e2e/sitemap';

type Visit = PageHead & { path: string; status: number };

// One worker for the file, so that the sitemap is read and its pages are visited only once.
test.describe.configure({ mode: 'default', timeout: 180_000 });
let visited: Promise<{ listed: string[]; visits: Visit[] }> | undefined;
const visitSitemap = (request: APIRequestContext) => (visited ??= visitSome(request));

const isPlace = (address: string) => /\/places\/(cities|schools)\/./.test(address);
const isStock = (address: string) => /\/stocks\/./.test(address);

/**
 * Visits all URLs, but only one in three hundred of the places and one in ten of the stocks, which share a template.
 */
async function visitSome(request: APIRequestContext) {
  const all = await readSitemap(request);
  const places = all.filter(isPlace);
  expect(places.length).toBeGreaterThan(1_000);
  const stocks = all.filter(isStock);
  expect(stocks.length).toBeGreaterThan(50);
  const listed = [
    ...all.filter((address) => !isPlace(address) && !isStock(address)),
    ...places.filter((_, place) => place % 300 === 0),
    ...stocks.filter((_, stock) => stock % 10 === 0),
  ];
  const visits: Visit[] = [];
  for (const path of listed.map(pathOf)) {
    const answer = await request.get(path, { maxRedirects: 0 });
    visits.push({ path, status: answer.status(), ...readHead(await answer.text()) });
  }
  return { listed, visits };
}

/** Groups the pages below one path, which share a template, as do their images. */
const kindOf = (path: string) => path.replace(/(?<=.)\/[^/]+$/, '/*');

test('[I9] every URL of the sitemap is a page whose canonical URL it is', { tag: '@slow' }, async ({ request }) => {
  const { listed, visits } = await visitSitemap(request);
  expect(visits.length).toBeGreaterThan(20);
  expect(visits.filter(({ status, robots, headings }) => status !== 200 || robots !== '' || headings !== 1)).toEqual(
    [],
  );
  expect(visits.map(({ canonical }) => canonical)).toEqual(listed);
  for (const part of ['title', 'description'] as const) {
    const values = visits.map((visit) => visit[part]);
    expect(
      values.filter((text, place) => text === '' || values.indexOf(text) !== place),
      part,
    ).toEqual([]);
  }
});

test('[U5] every page has its own share picture, 1200 by 630', { tag: '@slow' }, async ({ request }) => {
  const { visits } = await visitSitemap(request);
  const pictures = visits.map(({ picture }) => picture);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(pictures.filter((picture) => !/^https?:\/\//.test(picture))).toEqual([]);
  const kinds = new Map(visits.map(({ path, picture }) => [kindOf(path), picture]));
  expect(kinds.size).toBeGreaterThan(20);
  for (const picture of kinds.values()) {
    const answer = await request.get(pathOf(picture));
    expect(answer.headers()['content-type'], picture).toBe('image/png');
    const { width, height } = await sharp(await answer.body()).metadata();
    expect({ width, height }, picture).toEqual({ width: 1200, height: 630 });
  }
});

test('[I9] structured data parses, and names only addresses that exist', { tag: '@slow' }, async ({ request }) => {
  const { listed, visits } = await visitSitemap(request);
  const origin = new URL(listed[0] ?? '').origin;
  const named = new Set<string>();
  for (const { path, structured } of visits) {
    expect(structured.length, path).toBe(1);
    const graph = JSON.parse(structured[0] ?? '') as { '@context': string; '@graph': unknown[] };
    expect(graph['@context'], path).toBe('https://schema.org');
    expect(graph['@graph'].length, path).toBeGreaterThan(0);
    for (const address of addressesIn(graph, origin)) named.add(pathOf(address));
  }
  const seen = new Set(visits.filter(({ status }) => status === 200).map(({ path }) => path));
  const missing = [];
  for (const path of named) if (!seen.has(path) && (await request.get(path)).status() !== 200) missing.push(path);
  expect(missing).toEqual([]);
});

test('[R63] [I9] structured data breaks no rule of the policy on scripts', async ({ page }) => {
  await page.goto('/');
  const kinds = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => JSON.parse(script.textContent ?? '') as { '@graph': { '@type': string }[] }),
    );
  expect(kinds[0]?.['@graph'].map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite', 'FAQPage']);
});

test('[U5] a wrong URL gets a 404 that suggests the right page and offers a search', async ({ page, noise }) => {
  noise.allow(/404/);
  expect((await page.goto('/ambasadors'))?.status()).toBe(404);
  await expect(page.getByRole('region', { name: 'Did you mean' }).getByRole('link')).toHaveText('Become an ambassador');
  await page.getByRole('main').getByRole('combobox').fill('privcy');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=privcy$/);
  await page.getByRole('main').getByRole('link', { name: 'Privacy', exact: true }).click();
  await expect(page).toHaveURL(/\/privacy$/);
});

test('[U2] the search of the 404 page works without scripts', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
  const page = await context.newPage();
  await page.goto('/no-such-page');
  await page.getByRole('searchbox').fill('robotics');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Robotics', exact: true })).toBeVisible();
  await context.close();
});
