import { linkInactive } from '@/lib/content/referrals/messages';
import { freshEmail } from '@/e2e/support/accounts';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { visitorBrowser } from '@/e2e/support/visitor-browser';
import { LinksPage } from '@/e2e/pages/links-page';
import { Shell } from '@/e2e/pages/shell';
import { SignUpPage } from '@/e2e/pages/sign-up-page';

test.use(visitorBrowser);

test('[I5] the builder creates a link to a page with a campaign, and its QR code holds the same link', async ({
  page,
  signedIn,
}) => {
  expect(signedIn.kind).toBe('user');
  const links = await (await new LinksPage(page).openLinks()).accept();
  await links.leadTo('Ambassadors');
  await links.campaign('utm_source', 'a letter');
  const address = await links.address.innerText();
  expect(new URL(address).pathname).toMatch(/^\/r\/[a-z2-9]{8}$/);
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({ to: '/ambassador', utm_source: 'a letter' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await links.scan(), colorScheme).toBe(address);
  }
  await expectAccessible(page, 'link builder');
});

test('[A1] [A12] a link works once its owner has accepted the terms, is counted, and names who earns from it', async ({
  page,
  signedIn,
  newBrowser,
}) => {
  const links = await new LinksPage(page).openLinks();
  await expect(links.acceptButton).toBeVisible();
  await expect(links.address).toHaveCount(0);
  await links.accept({ showsName: true });
  await expect(links.figure('Clicks')).toContainText('0');
  const address = await links.address.innerText();

  const visitor = new SignUpPage(await (await newBrowser()).newPage());
  await visitor.page.goto(address);
  await expect(visitor.page).toHaveURL('/');
  await expect(visitor.page.getByRole('complementary', { name: 'Disclosure' })).toContainText(
    `${signedIn.firstName} ${signedIn.lastName.charAt(0)}. earns a commission if you subscribe`,
  );
  await expect(async () => {
    await links.openLinks();
    await expect(links.figure('Clicks')).toContainText('1', { timeout: 1000 });
  }).toPass();

  await visitor.openForm();
  await visitor.fill({
    firstName: 'Cy',
    lastName: 'Low',
    email: freshEmail(),
    password: 'correct horse battery staple',
  });
  await visitor.submit();
  await expect(visitor.member('Cy Low')).toBeVisible();
  await links.openLinks();
  await expect(links.figure('Sign-ups by link')).toContainText('1');
});

test('[A12] a code without an owner leads to a page that says so, and is not stored', async ({
  page,
  context,
  noise,
}) => {
  noise.allow(/404/);
  const answer = await page.goto('/r/abcd2345?to=/ambassador');
  expect(answer?.status()).toBe(404);
  await expect(new Shell(page).heading).toHaveText(linkInactive);
  expect((await context.cookies()).filter(({ name }) => name === 'referredBy')).toEqual([]);
});

test('[A1] the ambassador page links a member to their own referral link', async ({ page, signedIn }) => {
  expect(signedIn.kind).toBe('user');
  const shell = await new Shell(page).open('/ambassador');
  await shell.follow('Your referral link', 'main');
  await expect(page).toHaveURL('/account/links');
});

test('[A1] [U2] a visit without scripts is counted too', async ({ browser, page, site, signedIn, noise }) => {
  expect(signedIn.kind).toBe('user');
  const links = await (await new LinksPage(page).openLinks()).accept();
  const address = await links.address.innerText();
  const plain = await browser.newContext({ baseURL: site, javaScriptEnabled: false, ...visitorBrowser });
  await noise.listenTo(plain);
  const visit = await plain.newPage();
  await visit.goto(address);
  await expect(visit).toHaveURL(/^[^?]+\/\?referredBy=/);
  await plain.close();
  await expect(async () => {
    await links.openLinks();
    await expect(links.figure('Clicks')).toContainText('1', { timeout: 1000 });
  }).toPass();
});
