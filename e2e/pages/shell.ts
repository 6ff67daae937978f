import { expect, type Page } from '@playwright/test';
import { awake } from './awake';
import { LoginModal } from './login-modal';
import { Toasts } from './toasts';

/** The layout around every page. */
export class Shell {
  constructor(readonly page: Page) {}

  get heading() {
    return this.page.getByRole('main').getByRole('heading', { level: 1 });
  }

  get logInButton() {
    return this.page.getByRole('banner').getByRole('link', { name: 'Log in' }).filter({ visible: true });
  }

  get toasts() {
    return new Toasts(this.page);
  }

  async open(path: string) {
    await this.page.goto(path);
    return this.ready();
  }

  async ready() {
    await awake(this.page);
    await expect(this.heading).toBeVisible();
    return this;
  }

  async logIn() {
    await this.logInButton.click();
    return new LoginModal(this.page).shown();
  }

  /** Opens the login; on a small screen its button is in the menu. */
  async openLogin() {
    if (await this.menuButton.isVisible()) await this.openMenu();
    return this.logIn();
  }

  get menuButton() {
    return this.page.getByRole('banner').getByText('Menu', { exact: true });
  }

  async openMenu() {
    await this.menuButton.click();
    await expect(this.page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    return this;
  }

  /** Presses the login button with a script, because an open modal covers it; this stacks a second modal. */
  async logInBehind() {
    await this.page
      .locator('header [data-needs-scripts] a', { hasText: 'Log in' })
      .first()
      .evaluate((button: HTMLElement) => button.click());
    return new LoginModal(this.page).shown();
  }

  /** The name of the signed-in member in the header. */
  member(name: string) {
    return this.page.getByRole('banner').getByText(name, { exact: true });
  }

  async signOut(name: string) {
    await this.member(name).click();
    await this.page.getByRole('button', { name: 'Sign out' }).click();
    return this;
  }

  async follow(name: string, part: 'banner' | 'main' | 'contentinfo' = 'banner') {
    await this.page.getByRole(part).getByRole('link', { name, exact: true }).first().click();
    return new Shell(this.page);
  }

  async chooseTheme(theme: 'System' | 'Light' | 'Dark') {
    await this.page.getByRole('group', { name: 'Theme' }).getByText(theme, { exact: true }).click();
    return this;
  }
}
