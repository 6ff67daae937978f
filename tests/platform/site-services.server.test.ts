import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { now, setClock } from '@/lib/server/platform/clock';
import { createRevalidate } from '@/lib/server/platform/http/revalidation';
import { settings } from '@/lib/server/platform/settings/env';
import { changeSettings } from '@/tests/support/providers/mail-settings';

/** Loads the page's modules again, like Next's separate module graph. */
async function loadPages() {
  vi.resetModules();
  const [form, clock, client, services, errors] = await Promise.all([
    import('@/lib/server/app/page-props/visitor-form'),
    import('@/lib/server/app/page-props/page-clock'),
    import('@/lib/server/app/page-props/api-client'),
    import('@/lib/server/platform/site-services'),
    import('@/lib/server/platform/errors'),
  ]);
  return { ...form, ...clock, ...client, ...services, ...errors };
}

const posted = (headers: Record<string, string>, body: string) =>
  Object.assign(Readable.from([Buffer.from(body)]), { headers, method: 'POST' }) as unknown as IncomingMessage;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('[S28] a page in its own module graph', () => {
  it('has the server’s settings, clock and API', async () => {
    const pages = await loadPages();
    const restore = changeSettings({ appLinkUrl: 'https://app.example.test' });
    setClock(() => new Date('2031-05-06T07:08:09Z'));
    try {
      expect(pages.siteServices().settings().appLinkUrl).toBe(settings().appLinkUrl);
      expect(pages.pageNow()).toEqual(now());
      expect((await pages.pageHttp().get<object>('/api/healthz')).data).toEqual({ status: 'ok' });
    } finally {
      setClock();
      restore();
    }
  });

  it('parses a form and throws the right error code for an invalid one', async () => {
    const { readVisitorForm, AppError } = await loadPages();
    expect(await readVisitorForm(posted(form, 'name=Ann&city=x'))).toEqual({ name: 'Ann', city: 'x' });
    const refusals = [
      [posted({ ...form, 'sec-fetch-site': 'cross-site' }, 'name=Ann'), 'cross_site'],
      [posted({ 'content-type': 'text/plain' }, 'name=Ann'), 'unsupported_media_type'],
      [posted(form, 'name=Ann&name=Bob'), 'bad_request'],
    ] as const;
    for (const [request, code] of refusals) {
      const error = await readVisitorForm(request).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ code });
    }
  });
});

describe('[P8] a page that is regenerated', () => {
  it('is rendered once per request, for the holder of its ticket', async () => {
    const { siteServices } = await loadPages();
    const made: string[] = [];
    const regenerate = (path: string) => Promise.resolve(void made.push(path));
    const tickets: string[] = [];
    const revalidate = createRevalidate(async (ticket) => {
      tickets.push(ticket);
      expect(await siteServices().redeemTicket(ticket, regenerate)).toBe(true);
    });
    await revalidate('/terms');
    expect(made).toEqual(['/terms']);
    expect(await siteServices().redeemTicket(tickets[0]!, regenerate)).toBe(false);
    expect(await siteServices().redeemTicket('undefined', regenerate)).toBe(false);
  });

  it('reports a failure to the requester', async () => {
    const { siteServices } = await loadPages();
    const failing = createRevalidate(
      async (ticket) => void (await siteServices().redeemTicket(ticket, () => Promise.reject(new Error('no page')))),
    );
    await expect(failing('/terms')).rejects.toThrow('no page');
    await expect(createRevalidate(() => Promise.resolve())('/terms')).rejects.toThrow('Next did not handle');
    await expect(createRevalidate(() => Promise.reject(new Error('down')))('/terms')).rejects.toThrow(
      'Next did not handle',
    );
  });
});
