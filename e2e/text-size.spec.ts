import { applicationScreens } from '@/lib/domain/application-steps';
import { paths } from '@/lib/domain/paths';
import { chromiumArguments, findChromium } from '../tests/support/chromium';
import { contactAnswers, leaveDraft, questionnaireAnswers } from './drafts';
import { expect, test } from './fixtures';
import { cutOff, tooWide } from './layout-faults';
import { ApplicationPage } from './pages/application-page';
import { AccountPage } from './pages/account-page';
import { screens } from './screens';

// A reader who has set their browser's text to twice its size: the page's own units follow, media queries too.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
  },
});

for (const width of [1280, 640]) {
  test(`[U1] nothing is cut off or out of reach with text of 200 percent at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    for (const { name, path } of screens) {
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      faults.push(...[...(await tooWide(page)), ...(await cutOff(page))].map((fault) => `${name}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}

for (const width of [1280, 640]) {
  test(`[U1] [F1] neither is anything of an application and an account with text of 200 percent at ${width} pixels, nor on paper`, async ({
    page,
    site,
    signedIn,
  }) => {
    test.setTimeout(180_000);
    await leaveDraft(site, signedIn, { ...contactAnswers, ...questionnaireAnswers }, 'agreements');
    await page.setViewportSize({ width, height: 800 });
    const faults: string[] = [];
    const look = async (name: string) => {
      for (const media of ['screen', 'print'] as const) {
        await page.emulateMedia({ media });
        faults.push(
          ...[...(await tooWide(page)), ...(await cutOff(page))].map((fault) => `${name}, ${media}: ${fault}`),
        );
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
    await expect(page.getByRole('navigation', { name: 'Steps of the application' })).toBeHidden();
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
}
