import { paths } from '@/lib/domain/shared/paths';
import { freshEmail, goodPassword } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/fixtures';
import { SignUpPage } from '@/e2e/pages/sign-up-page';

for (const [kind, search] of [
  ['member', ''],
  ['investor', '?as=investor'],
] as const) {
  test(`[S20] a ${kind} signs up in one short form and is signed in`, async ({ page }) => {
    const signUp = await new SignUpPage(page).openForm(search);
    await signUp.fill({ firstName: 'Cleo', lastName: 'Park', email: freshEmail(), password: goodPassword });
    await signUp.submit();
    await expect(signUp.toasts.status('Welcome to The ROI')).toBeVisible();
    await expect(page).toHaveURL(paths.account);
    await expect(signUp.member('Cleo Park')).toBeVisible();
  });
}

test('[U6] the form names each invalid field, and keeps what was typed', async ({ page }) => {
  const signUp = await new SignUpPage(page).openForm();
  await signUp.fill({ firstName: 'Cleo', lastName: '', email: 'cleo at home', password: 'short' });
  await signUp.submit();
  await expect(signUp.lastName).toHaveAccessibleDescription(/Required/);
  await expect(signUp.email).toHaveAccessibleDescription(/Please enter a valid email/);
  await expect(signUp.password).toHaveAccessibleDescription(/Minimum length is 8/);
  await expect(signUp.lastName).toBeFocused();
  await expect(signUp.firstName).toHaveValue('Cleo');
  await expect(signUp.email).toHaveValue('cleo at home');
  await expect(signUp.password).toHaveValue('short');
});

test('[U6] an error from the server leaves the form as it was', async ({ page, member, noise }) => {
  noise.allow(/40[09]/);
  const signUp = await new SignUpPage(page).openForm();
  await signUp.fill({ firstName: 'Cleo', lastName: 'Park', email: member.email, password: goodPassword });
  await signUp.submit();
  await expect(signUp.toasts.region.getByRole('alert')).toBeVisible();
  await expect(signUp.email).toHaveValue(member.email);
  await expect(signUp.password).toHaveValue(goodPassword);
  await expect(page).toHaveURL(paths.signUp);
});

test('[U6] password managers can fill the form', async ({ page }) => {
  const signUp = await new SignUpPage(page).openForm();
  await expect(signUp.firstName).toHaveAttribute('autocomplete', 'given-name');
  await expect(signUp.lastName).toHaveAttribute('autocomplete', 'family-name');
  await expect(signUp.email).toHaveAttribute('autocomplete', /email|username/);
  await expect(signUp.password).toHaveAttribute('autocomplete', 'new-password');
  await page.goto(paths.terms);
  const login = await signUp.logIn();
  await expect(login.email).toHaveAttribute('autocomplete', 'username');
  await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
});

test('[U1] sign-up works by keyboard alone', async ({ page }) => {
  const signUp = await new SignUpPage(page).openForm();
  await signUp.firstName.focus();
  await page.keyboard.type('Cleo');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Park');
  await page.keyboard.press('Tab');
  await page.keyboard.type(freshEmail());
  await page.keyboard.press('Tab');
  await page.keyboard.type(goodPassword);
  await page.keyboard.press('Enter');
  await expect(signUp.member('Cleo Park')).toBeVisible();
  await expect(page).toHaveURL(paths.account);
  await page.getByRole('banner').locator('summary', { hasText: 'Cleo Park' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sign out' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.landing);
});
