import type { Browser, Request } from '@playwright/test';
import { analyticsEvent, eventsContract } from '@/lib/contracts/visits/events';
import { privacyContract } from '@/lib/contracts/my-account/privacy';
import { giveSession, registerMember } from '@/e2e/support/accounts';
import { cookiesByName } from '@/e2e/accounts/cookies';
import { startCountingSite } from './counting-site';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { privacySignals, showSignal, walkFromLetter } from './privacy-signals';
import type { Site } from '@/e2e/support/site';

// One site for all tests: starting it takes half a minute on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
let site: Site;
test.beforeAll(async () => {
  site = await startCountingSite();
});
test.afterAll(() => site?.stop());

/** A regular user agent, because headless browsers are not counted as visitors. */
const visitorOf = (browser: Browser) => ({
  baseURL: site.address,
  userAgent: `Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`,
});

test('[S7] a build that sends events reports each page view and the sign-out click, and they are stored', async ({
  browser,
  noise,
}) => {
  const context = await browser.newContext(visitorOf(browser));
  try {
    await noise.listenTo(context);
    const member = await registerMember(site.address);
    await giveSession(context, site.address, member);
    const page = await context.newPage();
    // Playwright cannot read the body of a beacon, so it is recorded when it is passed to sendBeacon.
    const bodies: string[] = [];
    await page.exposeFunction('noteBeacon', (body: string) => bodies.push(body));
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (address, body) => {
        void (body as Blob).text().then((window as unknown as { noteBeacon: (body: string) => void }).noteBeacon);
        return send(address, body);
      };
    });
    const sent: Request[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === eventsContract.send.path) sent.push(request);
    });
    // Events sent at the same time may be stored in either order.
    const stored = async (count: number) => {
      await expect.poll(() => sent.length).toBe(count);
      await Promise.all(sent.map((request) => request.response()));
    };
    const shell = await new Shell(page).open('/?utm_source=letter');
    const sessionId = await page.evaluate(() => sessionStorage.getItem('sessionId'));
    await stored(1);
    await shell.follow('Signals');
    await expect(page).toHaveURL('/options-signals');
    await stored(2);
    await shell.signOut(`${member.firstName} ${member.lastName}`);
    await expect(page).toHaveURL('/2024');
    await expect.poll(() => [sent.length, bodies.length]).toEqual([4, 4]);

    // Sent only to our own server, with requests that survive leaving the page.
    for (const request of sent) {
      expect(request.url()).toBe(site.address + eventsContract.send.path);
      expect(request.method()).toBe('POST');
      expect(request.resourceType()).toBe('ping');
      expect((await request.response())?.status()).toBe(200);
    }
    const told = bodies.map((body) => JSON.parse(body) as Record<string, unknown>);
    const uniqueId = (await cookiesByName(context)).uniqueId?.value;
    expect(uniqueId).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(sessionId).toMatch(/^[A-Za-z0-9]{20}$/);
    const whose = { sessionId, uniqueId, lastPing: expect.any(String) as unknown };
    expect(told).toEqual([
      { name: 'arrival', path: '/', utm: { utm_source: 'letter' }, ...whose },
      { name: 'page_view', path: '/options-signals', ...whose },
      { name: 'logout_click', path: '/options-signals', ...whose },
      { name: 'page_view', path: '/2024', ...whose },
    ]);
    for (const event of told) expect(analyticsEvent.parse(event)).toEqual(event);

    const { method, path } = privacyContract.ownData;
    const answer = await page.request.fetch(path, { method, data: { sessionId, uniqueId } });
    const { events } = privacyContract.ownData.response.parse(await answer.json());
    expect(events.map(({ name, path: where }) => [name, where]).toReversed()).toEqual(
      told.map(({ name, path: where }) => [name, where]),
    );
  } finally {
    await context.close();
  }
});

for (const { name, headers, property, value } of privacySignals)
  test(`[J2] the same build sends nothing from a browser with ${name}`, async ({ browser, noise }) => {
    const context = await browser.newContext({ ...visitorOf(browser), extraHTTPHeaders: headers });
    try {
      await noise.listenTo(context);
      await context.addInitScript(showSignal, [property, value] as const);
      const shell = new Shell(await context.newPage());
      const sent = await walkFromLetter(shell);
      // Leaving the page would send any queued events.
      await shell.page.goto('about:blank');
      expect(sent).toEqual([]);
    } finally {
      await context.close();
    }
  });
