import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it } from 'vitest';
import { sitePages } from '@/lib/content/marketing/site-pages';
import { db } from '@/lib/server/platform/db/pool';
import { symbols } from '@/lib/server/platform/db/schema/market';
import { seedTrades } from '@/lib/server/sample-data/trades';
import { seedPlaces } from '@/lib/server/sample-data/places';
import { siteFiles } from '@/lib/server/app/site-files/serve';
import { visitor } from '@/tests/support/api/api';
import { makeSector, makeSymbol } from '@/tests/support/features/market';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  visitor({ api: siteFiles }).send(method, `/api/site-files${path}`, { headers });

const xml = (text: string) => {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return document;
};

let restore = () => {};
afterEach(() => restore());

describe('robots.txt', () => {
  // Caches store robots.txt by path, so it must not depend on the Host header of a request.
  const hosts = ['site.example', 'localhost:3000', '127.0.0.1', 'evil.example'];

  it.each(hosts)('[I9] keeps a demo with a public address out of search engines, requested as %s', async (host) => {
    restore = changeSettings({ siteUrl: 'https://demo.example' });
    const { text, headers } = await ask('/robots.txt', { host });
    expect(text).toBe('User-agent: *\nDisallow: /\n');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it.each(hosts)('[I9] lets search engines index a live site and names the sitemap, requested as %s', async (host) => {
    restore = changeSettings({ mode: 'live', siteUrl: 'https://site.example' });
    const { text } = await ask('/robots.txt', { host });
    expect(text).not.toMatch(/^Disallow: \/$/m);
    expect(text).toMatch(/^Disallow: \/api\/$/m);
    expect(text).toMatch(/^Sitemap: https:\/\/site\.example\/sitemap\.xml$/m);
  });

  it.each(hosts)('[U5] shows the live version on localhost, requested as %s', async (host) => {
    restore = changeSettings({ siteUrl: 'http://localhost:3000' });
    expect((await ask('/robots.txt', { host })).text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});

describe('the sitemap', () => {
  it('[I9] lists every indexable page, under the configured address', async () => {
    await seedTrades(db());
    await seedPlaces(db());
    restore = changeSettings({ siteUrl: 'https://site.example' });
    const answer = await ask('/sitemap.xml');
    const listed = [...xml(answer.text).querySelectorAll('loc')].map(({ textContent }) => textContent);
    expect(listed.slice(0, sitePages.length)).toEqual(sitePages.map(({ path }) => `https://site.example${path}`));
    expect(answer.headers.get('cache-control')).toMatch(/^public/);
    expect(listed).toContain('https://site.example/places/cities/detroit-mi');
    expect(listed.length).toBeGreaterThan(1_500);
    for (const path of ['/compare', '/sector-and-stock-timing', '/stocks-to-watch'])
      expect(listed).toContain(`https://site.example${path}`);
    expect(listed.filter((address) => address?.includes('watchlists'))).toEqual([]);
    expect((await ask('/sitemap-1.xml')).status).toBe(404);
  });
});

describe('the stocks in the sitemap', () => {
  it('[I9] [B3] are all that have a page, including the fund that is in no sector', async () => {
    const fund = await makeSymbol({ ticker: 'SPY', kind: 'fund', figures: null });
    const member = await makeSymbol();
    await makeSector([member]);
    const more = Array.from({ length: 1_000 }, (_, n) => `M${n}`);
    const like = (await db().select().from(symbols).limit(1))[0]!;
    await db()
      .insert(symbols)
      .values(more.map((ticker) => ({ ...like, ticker })));
    restore = changeSettings({ siteUrl: 'https://site.example' });
    const { text } = await ask('/sitemap.xml');
    const listed = [...text.matchAll(/site\.example\/stocks\/([^<]+)</g)].map(([, ticker]) => ticker);
    expect(listed.toSorted()).toEqual([fund, member, ...more].toSorted());
  });
});

describe('the feed', () => {
  it('[U5] lists closed trades, newest first, each marked as sample data', async () => {
    await seedTrades(db());
    const { text, headers } = await ask('/feed.xml');
    expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = xml(text);
    const entries = [...feed.querySelectorAll('entry')];
    expect(entries.length).toBeGreaterThan(20);
    const times = entries.map((entry) => entry.querySelector('updated')?.textContent ?? '');
    expect(times).toEqual(times.toSorted().toReversed());
    expect(feed.querySelector('feed > updated')?.textContent).toBe(times[0]);
    const ids = entries.map((entry) => entry.querySelector('id')?.textContent);
    expect(new Set(ids).size).toBe(entries.length);
    for (const entry of entries) {
      expect(entry.querySelector('title')?.textContent).toMatch(/^Sample: /);
      expect(entry.querySelector('summary')?.textContent).toMatch(/^Sample data, not a real trade/);
      expect(entry.querySelector('link')?.getAttribute('href')).toMatch(/\/options-signals$/);
    }
  });
});

describe('the other files', () => {
  it('[U5] name a contact for security reports only when one is configured', async () => {
    expect((await ask('/.well-known/security.txt')).status).toBe(404);
    restore = changeSettings({ securityContact: 'security@site.example' });
    const { text } = await ask('/.well-known/security.txt');
    expect(text).toMatch(/^Contact: mailto:security@site\.example$/m);
    const expires = new Date(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
    const days = (expires.getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(366);
  });

  it('[U5] name the product in the manifest and refuse write methods', async () => {
    const { text } = await ask('/manifest.webmanifest');
    expect(JSON.parse(text)).toMatchObject({ name: 'The ROI', start_url: '/' });
    const { status, headers } = await ask('/manifest.webmanifest', {}, 'POST');
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });
});
