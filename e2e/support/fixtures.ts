import { test as base, expect, type BrowserContext } from '@playwright/test';
import { giveSession, registerMember, type Member } from './accounts';
import { Noise } from './noise';
import { siteAddress } from './site-settings';

type Fixtures = {
  site: string;
  /**
   * The errors that a page must not cause: console errors, failed requests, policy violations. A test may allow some of
   * them.
   */
  noise: Noise;
  /** An account that is not signed in. */
  member: Member;
  /** An account that is signed in to this browser. */
  signedIn: Member;
  /** Opens another browser context in the same test. */
  newBrowser: () => Promise<BrowserContext>;
};

export const test = base.extend<Fixtures>({
  site: async ({}, provide) => provide(siteAddress()),
  baseURL: async ({ site }, provide) => provide(site),
  noise: [
    async ({}, provide) => {
      const noise = new Noise();
      await provide(noise);
      expect(noise.unexpected(), 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
  // Created only for tests that need a browser: many need only a URL.
  context: async ({ context, noise }, provide) => {
    await noise.listenTo(context);
    await provide(context);
  },
  member: async ({ site }, provide) => provide(await registerMember(site)),
  signedIn: async ({ site, context, member }, provide) => {
    await giveSession(context, site, member);
    await provide(member);
  },
  newBrowser: async ({ browser, site, noise }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext({ baseURL: site });
      opened.push(context);
      await noise.listenTo(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
