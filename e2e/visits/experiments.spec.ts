import axios from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { experimentsContract } from '@/lib/contracts/visits/experiments';
import { expect, test as base } from '@/e2e/support/fixtures';
import { startSite } from '@/e2e/support/site';
import { visitorBrowser } from '@/e2e/support/visitor-browser';
import { opsToken } from '@/e2e/support/site-settings';

/** A second site of the same build, with the sample experiment enabled. */
const test = base.extend<object, { trial: string }>({
  trial: [
    async ({}, provide) => {
      const site = await startSite({ SAMPLE_EXPERIMENT: 'on', RATE_LIMIT_FACTOR: '1000', OPS_TOKEN: opsToken });
      await provide(site.address);
      await site.stop();
    },
    { scope: 'worker' },
  ],
});

// One worker per file, and therefore one such site.
test.describe.configure({ mode: 'default' });

test.use(visitorBrowser);

const greetings = { control: 'Welcome to The ROI.', changed: 'See every closed trade. No account needed.' } as const;

async function visitorsOf(trial: string, half: 'control' | 'changed') {
  const http = axios.create({ baseURL: trial, headers: { Authorization: `Bearer ${opsToken}` } });
  return (await createClient(experimentsContract, http).results()).items[0]?.[half].visitors;
}

for (const half of ['control', 'changed'] as const) {
  test(`[I8] a visitor of the ${half} half sees it from the first byte, by link and by URL, and counts once`, async ({
    page,
    context,
    trial,
  }) => {
    await context.addCookies([{ name: 'experiment', value: `landing-greeting.${half}./2024`, url: trial }]);
    const before = (await visitorsOf(trial, half)) ?? 0;
    const reported = page.waitForResponse(/api\/experiments\/exposures/);
    const answer = await page.goto(`${trial}/2024`);
    const html = (await answer?.text()) ?? '';
    const other = half === 'control' ? greetings.changed : greetings.control;
    const headline = /<h1[^>]*>([^<]*)</.exec(html)?.[1];
    expect(headline).toBe(greetings[half]);
    expect(headline).not.toBe(other);
    expect(answer?.headers()['cache-control']).toBe('private, no-store');
    expect((await reported).status()).toBe(200);
    await page.goto(`${trial}/search`);
    const reportedAgain = page.waitForResponse(/api\/experiments\/exposures/);
    await page.getByRole('link', { name: 'Welcome', exact: true }).click();
    await expect(page.getByRole('heading', { name: greetings[half] })).toBeVisible();
    await expect(page).toHaveURL(`${trial}/2024`);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/2024$/);
    expect((await reportedAgain).status()).toBe(200);
    expect(await visitorsOf(trial, half)).toBe(before + 1);
  });
}

test('[I8] without an experiment, no visitor is redirected', async ({ request }) => {
  const answer = await request.get('/2024');
  expect(answer.headers()['set-cookie']).toBeUndefined();
  expect(answer.headers()['cache-control']).toBe('s-maxage=60, stale-while-revalidate=300');
  expect((await request.get('/variants/landing-greeting')).status()).toBe(404);
});
