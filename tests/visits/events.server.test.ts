import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsContract } from '@/lib/contracts/visits/events';
import { randomId } from '@/lib/domain/shared/ids';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { analyticsEvents } from '@/lib/server/platform/db/schema/operation';
import { settings } from '@/lib/server/platform/settings/env';
import { recordEvent } from '@/lib/server/visits/events';
import { visitor } from '@/tests/support/api/api';
import { crawlers } from '@/tests/support/browser/crawlers';
import { kinds, registerMember } from '@/tests/support/database/factories';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const pageView = () => ({ name: 'page_view', path: '/ambassador', sessionId: randomId(), uniqueId: randomId() });

beforeEach(async () => {
  vi.spyOn(settings(), 'sendEvents', 'get').mockReturnValue(true);
  await db().delete(analyticsEvents);
});

const send = (body: object, headers: Record<string, string> = {}) =>
  visitor().send('POST', eventsContract.send.path, { body, headers: { 'User-Agent': browser, ...headers } });
const rows = () => db().select().from(analyticsEvents).orderBy(asc(analyticsEvents.id));

const canaries = {
  email: 'canary@example.test',
  phone: '+1 (202) 555-0143',
  ssn: '900-12-3456',
  card: '4242 4242 4242 4242',
  token: 'hVx9kq2LmN4pQr7sTuVwXyZ0123456789abcdefGHIJ',
};

describe('[J7] a browser’s event', () => {
  it('is stored with the listed properties and no others', async () => {
    const event = { ...pageView(), name: 'arrival', referrer: 'news.example', utm: { utm_source: 'letter' } };
    const { answer } = await send({ ...event, email: canaries.email, properties: { phone: canaries.phone } });
    expect(answer).toEqual({ isStored: true });
    const [row] = await rows();
    expect(row).toMatchObject({ ...event, detail: null, dedupeKey: null });
    expect(JSON.stringify(row)).not.toMatch(/canary|555\D*0143/);
  });

  it.each(Object.entries(canaries))('never contains a %s, in any property', async (_, canary) => {
    const encoded = encodeURIComponent(canary);
    for (const value of [canary, encoded, encodeURIComponent(encoded)]) {
      await send({
        ...pageView(),
        path: `/blog/${value}`,
        referrer: `${canary.replaceAll(/[^\w.@-]/g, '')}.example`.toLowerCase(),
        utm: { utm_source: value, utm_medium: 'mail', utm_id: `a ${value}`, utm_term: value, utm_content: value },
      });
    }
    const stored = await rows();
    expect(stored).toHaveLength(3);
    for (const row of stored)
      expect(row).toMatchObject({ path: '/blog/hidden', referrer: null, utm: { utm_medium: 'mail' } });
  });

  it('[R67] never contains the token of a reset link', async () => {
    await send({ ...pageView(), path: '/investor/reset-password/a-short-one' });
    expect((await rows())[0]?.path).toBe('/investor/reset-password/token');
  });

  it.each<object>([
    { name: 'anything' },
    { path: 'https://evil.example' },
    { path: `/${'x'.repeat(200)}` },
    { sessionId: 'short' },
    { uniqueId: '<b>' },
  ])('is refused as %j', async (odd) => {
    expect((await send({ ...pageView(), ...odd })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });
});

describe('[J6] no event', () => {
  it.each(crawlers)('is stored from %s', async (agent) => {
    expect((await send(pageView(), { 'User-Agent': agent })).answer).toEqual({ isStored: false });
    expect(await rows()).toEqual([]);
  });

  it('is stored from our own team', async () => {
    vi.spyOn(settings(), 'teamNetworks', 'get').mockReturnValue(['198.18.0.0/15']);
    expect((await send(pageView())).answer).toEqual({ isStored: false });
    expect(await rows()).toEqual([]);
  });
});

describe('[J2] no event', () => {
  it.each<Record<string, string>>([{ 'Sec-GPC': '1' }, { DNT: '1' }])(
    'is stored of a visitor who says %j',
    async (headers) => {
      expect((await send(pageView(), headers)).answer).toEqual({ isStored: false });
      expect(await rows()).toEqual([]);
    },
  );
});

it('[S7] [R69] a site that does not send events accepts none', async () => {
  vi.spyOn(settings(), 'sendEvents', 'get').mockReturnValue(false);
  expect((await send(pageView())).answer).toEqual({ isStored: false });
  expect(await rows()).toEqual([]);
});

describe('[J4] a server event', () => {
  it.each(kinds)('is stored once for the sign-up of a %s', async (kind) => {
    const uniqueId = randomId();
    const { id } = await registerMember({ kind, form: { uniqueId } });
    expect(await rows()).toMatchObject([
      { name: 'sign_up', detail: kind, uniqueId, dedupeKey: `sign_up:${id}`, path: '' },
    ]);
  });

  it('is stored once though it is reported ten times at once', async () => {
    const happening = { name: 'lead', key: 'newsletter-1', detail: 'newsletter' } as const;
    await Promise.all(Array.from({ length: 10 }, () => transaction((tx) => recordEvent(tx, happening))));
    expect(await rows()).toHaveLength(1);
  });
});
