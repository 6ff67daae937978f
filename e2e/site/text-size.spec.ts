import type { Page } from '@playwright/test';
import { applicationScreens } from '@/lib/domain/brokerage/application-steps';
import { paths } from '@/lib/domain/shared/paths';
import { chromiumArguments, findChromium } from '@/tests/support/browser/chromium';
import { contactAnswers, leaveDraft, questionnaireAnswers } from '@/e2e/brokerage/drafts';
import { expect, test } from '@/e2e/support/fixtures';
import { cutOff, tooWide } from './layout-faults';
import { ApplicationPage } from '@/e2e/pages/application-page';
import { AccountPage } from '@/e2e/pages/account-page';
import { screens } from '@/e2e/support/screens';

// A reader who has set their browser's text to twice its size: the page's own units follow, media queries too.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  },
});

const widths = [1280, 640];

/** What is wrong at either width. */
async function faultsOf(page: Page, name: string) {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = [...(await tooWide(page)), ...(await cutOff(page))];
    faults.push(...found.map((fault) => `${name}, ${width} wide: ${fault}`));
  }
  return faults;
}

test('[U1] nothing is cut off or out of reach with text of 200 percent', async ({ page }) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  for (const { name, path } of screens) {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    faults.push(...(await faultsOf(page, name)));
  }
  expect(faults).toEqual([]);
});

test('[U1] [F1] neither is anything of an application and an account with text of 200 percent, nor on paper', async ({
  page,
  site,
  signedIn,
}) => {
  test.setTimeout(180_000);
  await leaveDraft(site, signedIn, { ...contactAnswers, ...questionnaireAnswers }, 'agreements');
  const faults: string[] = [];
  const look = async (name: string) => {
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      faults.push(...(await faultsOf(page, `${name}, ${media}`)));
    }
    await page.emulateMedia({ media: 'screen' });
  };
  const application = new ApplicationPage(page);
  for (const screen of applicationScreens) {
    await application.open(screen);
    await look(screen);
  }
  await application.open('agreements');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Application steps' })).toBeHidden();
  // What is signed is on paper whole, and not the part that a box on the screen shows.
  for (const text of await page.getByRole('region').all())
    expect(await text.evaluate((node) => node.scrollHeight <= node.clientHeight + 1)).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  const account = new AccountPage(page);
  await account.openAccount();
  await look('account');
  await account.openLinks();
  await look(paths.bank);
  expect(faults).toEqual([]);
});
