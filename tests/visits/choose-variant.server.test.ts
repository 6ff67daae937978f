import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { sampleExperiment } from '@/lib/content/marketing/experiments';
import { choosingVariants } from '@/lib/server/boot/choose-variant';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Returns the request that Next would receive and the response to the visitor. */
async function ask(url: string, headers: Record<string, string> = {}, { isOn = true, method = 'GET' } = {}) {
  const sent: Record<string, unknown> = {};
  const response = { setHeader: (name: string, value: unknown) => ((sent[name] = value), response) };
  const handle = vi.fn((request: IncomingMessage, answer: ServerResponse) => {
    answer.setHeader('Cache-Control', 's-maxage=60');
    return Promise.resolve(void request);
  });
  const request = { url, method, headers: { 'user-agent': browser, ...headers } };
  await choosingVariants(handle, () => (isOn ? sampleExperiment : undefined))(
    request as unknown as IncomingMessage,
    response as unknown as ServerResponse,
  );
  const cookie = sent['Set-Cookie'] as string | undefined;
  return { url: request.url, cookie, cacheControl: sent['Cache-Control'] };
}

const held = (variant: string) => ({ cookie: `theme=dark; experiment=landing-greeting.${variant}./2024` });

describe('choosing a variant', () => {
  it('[I8] gives one visitor the same variant for as long as it runs', async () => {
    const first = await ask('/2024');
    const cookie = first.cookie?.split(';')[0] ?? '';
    expect(cookie).toMatch(/^experiment=landing-greeting\.(control|changed)\.\/2024$/);
    for (let visit = 0; visit < 20; visit += 1)
      expect(await ask('/2024', { cookie })).toMatchObject({ url: first.url, cookie: undefined });
  });

  it('[I8] uses both variants', async () => {
    const seen = new Set<string>();
    for (let visitor = 0; visitor < 100; visitor += 1) seen.add((await ask('/2024')).url);
    expect([...seen].sort()).toEqual(['/2024', '/variants/landing-greeting']);
  });

  it('[I8] routes the page’s data like the page, with all parameters', async () => {
    expect((await ask('/2024?scroll=true', held('changed'))).url).toBe('/variants/landing-greeting?scroll=true');
    expect((await ask('/_next/data/b1/2024.json', held('changed'))).url).toBe(
      '/_next/data/b1/variants/landing-greeting.json',
    );
    expect((await ask('/_next/data/b1/2024.json', held('control'))).url).toBe('/_next/data/b1/2024.json');
  });

  it.each<[string, Record<string, string>]>([
    ['a program', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['no name at all', { 'user-agent': '' }],
    ['Global Privacy Control', { 'sec-gpc': '1' }],
    ['Do Not Track', { dnt: '1' }],
    ['a no to being counted', { cookie: 'consent=no' }],
    ['an opt-out after being led', { ...held('changed'), 'sec-gpc': '1' }],
  ])('[I8] [J6] shows the page as it is to %s', async (_, headers) => {
    for (let visit = 0; visit < 20; visit += 1)
      expect(await ask('/2024', headers)).toMatchObject({ url: '/2024', cookie: undefined });
  });

  it('[I8] waits for consent where it is required first', async () => {
    const restore = changeSettings({ consentRule: 'everywhere' });
    expect((await ask('/2024')).cookie).toBeUndefined();
    expect((await ask('/2024', { cookie: 'consent=yes' })).cookie).toBeDefined();
    restore();
  });

  it('[I8] makes neither variant cacheable, and does not affect other pages or times', async () => {
    expect((await ask('/2024')).cacheControl).toBe('private, no-store');
    expect((await ask('/2024', { 'sec-gpc': '1' })).cacheControl).toBe('private, no-store');
    expect(await ask('/terms')).toEqual({ url: '/terms', cookie: undefined, cacheControl: 's-maxage=60' });
    expect(await ask('/2024', {}, { isOn: false })).toEqual({
      url: '/2024',
      cookie: undefined,
      cacheControl: 's-maxage=60',
    });
  });

  it('[I8] gives the variants no separate URL', async () => {
    expect((await ask('/variants/landing-greeting')).url).toBe('/404');
    expect((await ask('/_next/data/b1/variants/landing-greeting.json', {}, { isOn: false })).url).toBe('/404');
  });

  it('[I8] ignores a forged cookie', async () => {
    for (const odd of ['landing-greeting.changed', '%', '%E0%A4%A', 'other.changed./2024'])
      expect((await ask('/2024', { cookie: `experiment=${odd}` })).cookie, odd).toBeDefined();
  });
});
