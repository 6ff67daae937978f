import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { trackReferralClicks } from '@/lib/server/boot/track-referral-clicks';
import { db } from '@/lib/server/platform/db/pool';
import { clicks } from '@/lib/server/platform/db/schema/attribution';
import { settings } from '@/lib/server/platform/settings/env';
import { flushClicks } from '@/lib/server/referrals/clicks';
import * as repository from '@/lib/server/referrals/clicks-repository';
import { crawlers } from '@/tests/support/browser/crawlers';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
let server: Server;
let address: string;

/** A cached page never runs for a request, so this app handles every request and redirects short links with a 302. */
beforeAll(async () => {
  const handle = trackReferralClicks((request, response) => {
    const target = request.url ?? '/';
    const status =
      target.startsWith('/r/gone') || target.startsWith('/lost') ? 404 : target.startsWith('/r/') ? 302 : 200;
    response.writeHead(status).end('page');
    return Promise.resolve();
  });
  server = createServer((request, response) => void handle(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())));
beforeEach(async () => {
  await flushClicks();
  await db().delete(clicks);
});

async function open(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const answer = await fetch(address + path, {
    method,
    redirect: 'manual',
    headers: { 'User-Agent': browser, ...headers },
  });
  await answer.text();
  return answer;
}

async function rows() {
  await flushClicks();
  return db().select().from(clicks);
}

describe('[A1] a click', () => {
  it('on a short link or any page with a code is stored as a row, without scripts and without the IP address', async () => {
    await open('/r/ann?to=/ambassador&utm_source=letter');
    await open('/investor?referredBy=bob&utm_campaign=spring&other=1');
    const [short, page] = (await rows()).sort((a, b) => a.code.localeCompare(b.code));
    expect(short).toMatchObject({ code: 'ann', path: '/ambassador', utm: { utm_source: 'letter' }, agent: 'Chrome' });
    expect(page).toMatchObject({ code: 'bob', path: '/investor', utm: { utm_campaign: 'spring' } });
    expect(page?.visitorKey).toMatch(/^[\w-]{22}$/);
    expect(page?.visitorKey).toBe(short?.visitorKey);
    expect(JSON.stringify([short, page])).not.toContain('127.0.0.1');
  });

  it('is counted once when the short link leads to a page', async () => {
    await open('/r/ann');
    await open('/?referredBy=ann&via=r');
    expect(await rows()).toHaveLength(1);
  });

  it.each([
    ['/r/gone'], ['/lost?referredBy=ann'], ['/?referredBy=%3Cscript%3E'], [`/?referredBy=${'a'.repeat(65)}`], ['/?referredBy='],
    ['/api/trades?referredBy=ann'], ['/_next/data/x/index.json?referredBy=ann'], ['/favicon.svg?referredBy=ann'], ['/?x=1'],
    ['/r/a%20b'],
  ])('is not counted at %s', async (path) => {
    await open(path);
    expect(await rows()).toEqual([]);
  }); // prettier-ignore

  it('sets no cookie and changes no header of the response', async () => {
    expect([...(await open('/?referredBy=ann')).headers.keys()]).toEqual([...(await open('/')).headers.keys()]);
  });

  it('[R67] keeps nothing personal of the path and the campaign', async () => {
    await open('/r/ann?to=/ann@example.test&utm_term=ann%40example.test&utm_source=2025550143&utm_content=ok');
    expect(await rows()).toMatchObject([{ path: '/hidden', utm: { utm_content: 'ok' } }]);
  });

  it('waits for the database and is not lost', async () => {
    const spy = vi.spyOn(repository, 'insertClicks').mockRejectedValueOnce(new Error('away'));
    await open('/r/ann');
    await flushClicks();
    expect([spy.mock.calls.length, await db().$count(clicks)]).toEqual([1, 0]);
    spy.mockRestore();
    expect(await rows()).toHaveLength(1);
  });
});

describe('[J6] no click', () => {
  it.each(crawlers)('is stored for %s', async (agent) => {
    await open('/r/ann', { 'User-Agent': agent });
    expect(await rows()).toEqual([]);
  });

  it.each<Record<string, string>>([
    { 'Sec-Purpose': 'prefetch' },
    { 'Sec-Purpose': 'prefetch;prerender' },
    { Purpose: 'prefetch' },
    { 'X-Moz': 'prefetch' },
    { 'Sec-Fetch-Dest': 'image' },
    { 'Sec-Fetch-Dest': 'empty' },
    { 'X-Nextjs-Data': '1' },
  ])('is made by a page that no one went to: %j', async (headers) => {
    await open('/r/ann', headers);
    expect(await rows()).toEqual([]);
  });

  it('is stored for HEAD or POST', async () => {
    await open('/r/ann', {}, 'HEAD');
    await open('/r/ann', {}, 'POST');
    expect(await rows()).toEqual([]);
  });

  it('is stored for our own team', async () => {
    vi.spyOn(settings(), 'teamNetworks', 'get').mockReturnValue(['127.0.0.0/8', '2001:db8::/32']);
    await open('/r/ann');
    expect(await rows()).toEqual([]);
  });
});

describe('[J2] is stored for visitors who opted out of tracking', () => {
  it.each<Record<string, string>>([{ 'Sec-GPC': '1' }, { DNT: '1' }])(
    'a click keeps neither visitor nor campaign: %j',
    async (headers) => {
      await open('/r/ann?utm_source=letter', headers);
      expect(await rows()).toMatchObject([{ code: 'ann', visitorKey: null, utm: {} }]);
    },
  );
});

it('[A1] two visitors and two days have different keys, and no key outlives its salt', async () => {
  await open('/r/ann');
  await open('/r/ann', { 'User-Agent': `${browser} Edg/140.0` });
  expect(new Set((await rows()).map((row) => row.visitorKey)).size).toBe(2);
  const { rows: salts } = await db().execute<{ day: string }>(sql`select day from visitor_salts`);
  expect(salts.map(({ day }) => day)).toEqual([new Date().toISOString().slice(0, 10)]);
});
