import { expect, test } from '@/e2e/support/fixtures';
import { awake } from '@/e2e/pages/awake';
import { screens } from '@/e2e/support/screens';

const publicScreens = screens.filter(({ name }) => !/reset|newsletter|confirm|styleguide/i.test(name));

test('[U5] every public page has its own title and description', async ({ request }) => {
  const heads = await Promise.all(
    publicScreens.map(async ({ path }) => {
      const html = await (await request.get(path)).text();
      const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
      return { path, title, description };
    }),
  );
  expect(
    heads.filter(
      ({ title, description }) =>
        title.length < 5 || title.length > 70 || description.length < 25 || description.length > 170,
    ),
  ).toEqual([]);
  expect(repeated(heads.map(({ title }) => title))).toEqual([]);
  expect(repeated(heads.map(({ description }) => description))).toEqual([]);
});

test('[U5] tracking parameters reach neither the canonical address nor anything else in the head', async ({ page }) => {
  await page.goto('/options-signals?utm_source=frommail&referredBy=frommail&gclid=frommail&sort=roi');
  await awake(page);
  expect(await page.locator('head').innerHTML()).not.toContain('frommail');
  const canonical = await page
    .locator('link[rel="canonical"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  // The build knows its URL only if SITE_URL was set.
  expect(canonical.filter((href) => !/^https?:\/\/[^/]+\/options-signals$/.test(href))).toEqual([]);
});

test('[U5] icons, manifest, share picture and robots.txt exist', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const [name, content] of [
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ])
    expect(html).toContain(`<meta property="${name}" content="${content}"/>`);
  const linked = [...html.matchAll(/(?:href|content)="(\/[^"]+\.(?:svg|png|webmanifest))"/g)].map(
    ([, path = '']) => path,
  );
  expect(linked).toContain('/manifest.webmanifest');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  const files = [...new Set([...linked, ...manifest.icons.map(({ src }) => src), '/robots.txt'])];
  const missing = [];
  for (const file of files) if ((await request.get(file)).status() !== 200) missing.push(file);
  expect(missing).toEqual([]);
});

test('[U5] an unknown URL answers 404 with links to other pages', async ({ page, noise }) => {
  noise.allow(/404/);
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('main').getByRole('link', { name: 'Track record' })).toBeVisible();
});

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index);
