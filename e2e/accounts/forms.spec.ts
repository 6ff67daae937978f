import type { Page } from '@playwright/test';
import { doneMessage } from '@/lib/content/leads/done-without-mail';
import { leadFormCopy } from '@/lib/content/leads/lead-forms';
import { leadForms } from '@/lib/domain/shared/lead-form-names';
import { paths } from '@/lib/domain/shared/paths';
import { freshEmail } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/fixtures';
import { mailText } from '@/e2e/support/mails';
import { readHead } from '@/e2e/site/page-heads';
import { Shell } from '@/e2e/pages/shell';

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Form input by label; for a choice, the label of the option. */
const typed = {
  newsletter: { Email: '' },
  'weekly-report': { Email: '' },
  'join-us': { 'First name': 'Ann', Email: '', 'Join as': 'Cofounding ambassador' },
  sponsors: { Organization: 'Lee & Co', 'First name': 'Ann', 'Work email': '', 'Your idea': 'An evening.' },
  contact: { Name: 'Ann Lee', Email: '', Topic: 'Account and billing', Message: 'A question.' },
  campaign: { 'Campaign name': 'Spring', Channel: 'Event', 'First name': 'Ann', Email: '' },
  tracker: {
    Symbol: 'AAPL',
    'Call or put': 'Call',
    'Strike price ($)': '190.50',
    'Expiration date': dayAhead(40),
    Email: '',
  },
} as const;
type Form = keyof typeof typed;
const formNames = Object.keys(typed) as Form[];

async function fill(page: Page, form: Form, email: string) {
  const main = page.getByRole('main');
  for (const [label, value] of Object.entries(typed[form])) {
    const field = main.getByLabel(label, { exact: true });
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption({ label: value });
    else await field.fill(value === '' ? email : value);
  }
}

const send = (page: Page, form: Form) =>
  page.getByRole('main').getByRole('button', { name: leadFormCopy[form].submit, exact: true }).click();

test.describe('without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  for (const form of formNames) {
    test(`[U2] [I12] ${form} posts and says what happens next`, async ({ page }) => {
      await page.goto(paths.form(form));
      await fill(page, form, freshEmail());
      await send(page, form);
      await expect(page).toHaveURL(/\?done/);
      await expect(page.getByRole('main').getByRole('status')).toContainText(doneMessage(form, true));
    });

    test(`[U2] [U6] ${form} keeps what was typed and names the invalid fields`, async ({ page, noise }) => {
      noise.allow(/400/);
      await page.goto(paths.form(form));
      await fill(page, form, 'nobody at all');
      await send(page, form);
      const email = page.getByRole('main').getByLabel(/^(Work e|E)mail$/);
      await expect(email).toHaveValue('nobody at all');
      await expect(email).toHaveAccessibleDescription(/Please enter a valid email/);
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('Check the fields marked below.');
    });
  }
});

test('[I12] each form has its own page and title', async ({ request }) => {
  const pages = leadForms.map(async (form) => (await request.get(paths.form(form))).text());
  const titles = (await Promise.all(pages)).map((html) => readHead(html).title);
  expect(new Set(titles).size).toBe(leadForms.length);
});

for (const form of formNames) {
  test(`[U6] ${form} is sent once without leaving the page, however often the button is pressed`, async ({ page }) => {
    // A form with a single field can be submitted before hydration; the browser then posts it.
    await new Shell(page).open(paths.form(form));
    await fill(page, form, freshEmail());
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/api/') && !request.url().endsWith('/api/events'))
        calls.push(request.url());
    });
    const button = page.getByRole('main').getByRole('button', { name: leadFormCopy[form].submit, exact: true });
    await button.dblclick();
    await expect(page.getByRole('main').getByRole('status')).toContainText(doneMessage(form, true));
    expect(calls).toHaveLength(1);
    await expect(page).toHaveURL(new RegExp(`${paths.form(form)}$`));
  });
}

test('[U4] the newsletter form in the footer is sent without leaving the page, and says so when offline', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|Loading chunk/);
  await new Shell(page).open(paths.landing);
  const foot = page.getByRole('contentinfo');
  await foot.getByLabel('Get the newsletter by email').fill('nobody at all');
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await expect(foot.getByText('Please enter a valid email')).toBeVisible();
  await foot.getByLabel('Get the newsletter by email').fill(freshEmail());
  await context.setOffline(true);
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  await expect(foot.getByRole('status')).toContainText('You’re offline');
  await context.setOffline(false);
  await foot.getByRole('button', { name: 'Subscribe' }).click();
  // The full sentence is shown only once, in the toast.
  await expect(page.getByText('Check your inbox to confirm your email.')).toHaveCount(1);
  await expect(foot.getByRole('status')).toHaveText('Thank you.');
});

test(
  '[D5] the newsletter is confirmed, configured and ended by buttons, never by a program that opens links',
  { tag: '@slow' },
  async ({ page, request, site }) => {
    const email = freshEmail();
    await request.post('/api/newsletter/subscribe', { data: { email } });
    const link = (kind: 'confirm' | 'unsubscribe' | 'preferences', text: string) =>
      new RegExp(`/newsletter/${kind}\\?token=[\\w-]+`).exec(text)?.[0] ?? '';
    const mail = await mailText(site, email, /newsletter\/confirm/);
    for (const method of ['get', 'head'] as const)
      expect((await request[method](link('confirm', mail))).status()).toBe(200);
    await page.goto(link('confirm', mail));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re subscribed');

    const confirmed = await mailText(site, email, /Thanks\s+for\s+confirming\s+your\s+email/);
    const out = link('unsubscribe', confirmed);
    await page.goto(link('preferences', confirmed));
    await page.getByRole('checkbox', { name: 'Charts' }).uncheck();
    await page.getByRole('radio', { name: 'At most weekly' }).check();
    await expect(page.getByRole('checkbox', { name: 'Newsletter' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Weekly report' }).check();
    await page.getByRole('button', { name: 'Save preferences' }).click();
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Your preferences are saved.');
    await expect(page.getByRole('checkbox', { name: 'Charts' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Signals' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Weekly report' })).toBeChecked();
    // A mail client's unsubscribe button sends this request (RFC 8058).
    for (const _ of [1, 2]) {
      const answer = await request.post(out, {
        multipart: { 'List-Unsubscribe': 'One-Click' },
        maxRedirects: 0,
      });
      expect(answer.status()).toBe(200);
    }
    await page.goto(out);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
  },
);

test('[R22] a form’s page answers malformed posts with an error page', async ({ request, site }) => {
  const path = paths.form('newsletter');
  const form = (body: string | Buffer, headers: Record<string, string> = {}) =>
    request.post(path, {
      data: body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      maxRedirects: 0,
    });
  const posted = await form(`email=${encodeURIComponent(freshEmail())}`, { Origin: site });
  expect([posted.status(), posted.headers()['location']]).toEqual([303, `${path}?done=kept`]);
  expect((await form('email=x', { 'Sec-Fetch-Site': 'cross-site' })).status()).toBe(403);
  expect((await form('email=x', { Origin: 'https://evil.example' })).status()).toBe(403);
  expect((await form('email=a&email=b')).status()).toBe(400);
  expect((await form('__proto__=a')).status()).toBe(400);
  expect((await form('email=a%0D%0ABcc%3A%20b%40example.test')).status()).toBe(400);
  expect((await form(Buffer.from([0xff, 0xfe]))).status()).toBe(400);
  expect((await form(`email=${'x'.repeat(200_000)}`)).status()).toBe(413);
  expect((await request.post(path, { data: { email: 'x' } })).status()).toBe(415);
  expect((await request.head(path)).status()).toBe(200);
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const answer = await request.fetch(path, { method });
    expect([answer.status(), answer.headers()['allow']]).toEqual([405, 'GET, HEAD, POST']);
  }
  expect((await request.get('/forms/nothing')).status()).toBe(404);
  expect((await request.get(path)).headers()['cache-control']).toBe('private, no-store');
});
