import { test as base, expect, type BrowserContext } from '@playwright/test';
import { giveSession, registerMember, type Member } from './accounts';
import { Noise } from './noise';
import { siteAddress } from './site-settings';

type Fixtures = {
  site: string;
  /** What a page must not say: console errors, failed requests, broken policy. A test may expect some of it. */
  noise: Noise;
  /** Someone with an account, not signed in. */
  member: Member;
  /** Someone whom this browser knows. */
  signedIn: Member;
  /** Another browser of the same test. */
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
  // Only where a test asks for a browser: many ask for an address alone.
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
