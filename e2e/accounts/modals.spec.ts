import type { Page } from '@playwright/test';
import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { ForgotPasswordModal } from '@/e2e/pages/forgot-password-modal';
import { Shell } from '@/e2e/pages/shell';

test('[S10][G1] Escape closes only the top one of two modals, and focus returns', async ({ page }) => {
  const shell = await new Shell(page).open(paths.landing);
  const login = await shell.logIn();
  const forgot = await login.forgotPassword();
  const upper = await shell.logInBehind();

  await page.keyboard.press('Escape');
  await upper.gone();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await forgot.shown();

  await page.keyboard.press('Escape');
  await forgot.gone();
  await expect(shell.logInButton).toBeFocused();
});

test(
  '[G1] the focus stays inside through fifty Tabs, and the page behind is inert and does not scroll',
  { tag: '@slow' },
  async ({ page }) => {
    const shell = await new Shell(page).open(paths.home);
    const { dialog, email } = await shell.logIn();
    await expect(email).toBeFocused();
    const seen = new Set<string>();
    for (let times = 0; times < 50; times += 1) {
      await page.keyboard.press(times < 40 ? 'Tab' : 'Shift+Tab');
      const focused = await dialog.evaluate((node) =>
        node.contains(document.activeElement) ? (document.activeElement?.outerHTML ?? '') : 'outside',
      );
      expect(focused).not.toBe('outside');
      seen.add(focused);
    }
    // Two fields, the show-password button, the submit button, two links and the close button.
    expect(seen.size).toBeGreaterThanOrEqual(6);
    expect(await page.locator('main').evaluate((main) => main.closest('[inert], [aria-hidden="true"]') !== null)).toBe(
      true,
    );
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toContain('hidden');
  },
);

test('[S10][G1] a press on the overlay closes the modal, but not a drag that begins or ends inside it', async ({
  page,
}) => {
  const shell = await new Shell(page).open(paths.landing);
  const login = await shell.logIn();
  const box = (await login.dialog.boundingBox())!;
  const inside = { x: box.x + 40, y: box.y + 30 };
  const outside = { x: 20, y: 20 };
  const played = await recordAnimations(page);

  await drag(page, inside, outside);
  await drag(page, outside, inside);
  await drawn(page);
  expect(await played()).not.toContain('out 300');
  await login.field('Email').fill('here@example.com');

  await page.mouse.click(outside.x, outside.y);
  await login.gone();
});

test('[S10] the close button closes the modal', async ({ page }) => {
  const shell = await new Shell(page).open(paths.landing);
  await (await shell.logIn()).close();
});

test('[S10][G1] a modal fades in and out in 300 ms', async ({ page }) => {
  const shell = await new Shell(page).open(paths.landing);
  const played = await recordAnimations(page);
  const login = await shell.logIn();
  await expect.poll(played).toEqual(['in 300', 'in 300']);
  await page.keyboard.press('Escape');
  await login.gone();
  expect(await played()).toEqual(['in 300', 'in 300', 'out 300', 'out 300']);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[G1] a modal appears and disappears at once', async ({ page }) => {
    const shell = await new Shell(page).open(paths.landing);
    const played = await recordAnimations(page);
    const login = await shell.logIn();
    await page.keyboard.press('Escape');
    await login.gone();
    expect((await played()).filter((animation) => !/ (0|NaN)$/.test(animation))).toEqual([]);
  });
});

test('[S10][G2] login and forgot password replace each other, and each links to its sign-up', async ({ page }) => {
  const shell = await new Shell(page).open(paths.landing);
  const login = await shell.logIn();
  await expect(login.signUpLink).toHaveAttribute('href', paths.signUp);
  const forgot = await login.forgotPassword();
  await login.gone();
  await expect(forgot.email).toBeFocused();
  await expect(forgot.signUpLink).toHaveAttribute('href', paths.subscribe);
  await page.keyboard.press('Escape');
  await forgot.gone();
  await expect(shell.logInButton).toBeFocused();
});

test('[G2][S23] forgot password uses the specification’s sentences', async ({ page, member }) => {
  const shell = await new Shell(page).open(paths.landing);
  const forgot = await (await shell.logIn()).forgotPassword();
  await forgot.submit('Send');
  await expect(forgot.toasts.error('Oops, you forgot to enter an email.')).toBeVisible();
  await forgot.send('not an address');
  await expect(forgot.dialog.getByText('Please enter a valid email')).toBeVisible();
  await forgot.send(member.email);
  await expect(shell.toasts.status('Your reset password link is on its way.')).toBeVisible();
  await new ForgotPasswordModal(page).gone();
});

type Point = { x: number; y: number };

async function drag(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** Waits for two frames, so that animations that have started are visible. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Records the animations of modals, each with its direction and duration in milliseconds. */
// Read when the attribute changes: after a stall of 300 ms, the browser removes the modal before `animationstart`
// fires.
async function recordAnimations(page: Page) {
  await page.evaluate(() => {
    const begun: string[] = [];
    Object.assign(window, { begun });
    const record = (element: Element) => {
      for (const animation of element.getAnimations()) {
        const direction = element.hasAttribute('data-exiting') ? 'out' : 'in';
        begun.push(`${direction} ${Number(animation.effect?.getComputedTiming().duration)}`);
      }
    };
    new MutationObserver((changes) => {
      const elements = changes.flatMap(({ target, addedNodes, type }) =>
        type === 'attributes'
          ? [target as Element]
          : [...addedNodes]
              .filter((node) => node instanceof Element)
              .flatMap((node) => [node, ...node.querySelectorAll('*')]),
      );
      [...new Set(elements)].filter((element) => element.matches('[data-entering], [data-exiting]')).forEach(record);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-entering', 'data-exiting'] });
  });
  return () => page.evaluate(() => (window as unknown as { begun: string[] }).begun.toSorted());
}
