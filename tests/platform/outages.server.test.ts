import { afterEach, describe, expect, it } from 'vitest';
import { withOutageResponse } from '@/lib/server/boot/answer-outages';
import { listen, makeHttpServer } from '@/lib/server/boot/http-server';
import type { RequestHandler } from '@/lib/server/boot/request-handler';
import { withResponseCache } from '@/lib/server/boot/front-cache';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { recordOutage } from '@/lib/server/platform/outages';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const frame = { isHttps: false, isDev: false, isDemo: true, styles: [] };
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function serve(handle: RequestHandler) {
  const server = makeHttpServer(withResponseCache(withOutageResponse(handle)), frame);
  const port = await listen(server, '127.0.0.1', 0);
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } });
}

/** A handler that fails, as Next does when a page throws. */
const broken =
  (isOutage: boolean): RequestHandler =>
  async (_, response) => {
    if (isOutage) recordOutage();
    response.statusCode = 500;
    response.setHeader('ETag', '"of the error page"');
    response.setHeader('Cache-Control', 's-maxage=60');
    response.end('Something broke');
    for (let turn = 0; turn < 20; turn += 1) {
      await Promise.resolve();
      response.statusCode = 500;
    }
  };

describe('[R54] a page whose data is unavailable', () => {
  it.each(['/blog', '/rounds?cursor=x', '/_next/data/build/rounds.json'])(
    'answers 503 at %s, though Next sets 500 again',
    async (path) => {
      const answer = await (await serve(broken(true)))(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.get('etag')).toBeNull();
      expect(answer.headers.get('content-security-policy')).toMatch(
        // The page contains its own styles and loads nothing else.
        /^default-src 'none'; style-src 'sha256-/,
      );
      expect(await answer.text()).toContain('The service is temporarily unavailable. Try again in a moment.');
    },
  );

  it('is distinguished from a broken one', async () => {
    recordOutage();
    const answer = await (await serve(broken(false)))('/blog');
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('Something broke');
  });

  it('sends Retry-After where the page itself answers 503', async () => {
    const get = await serve((_, response) => {
      response.statusCode = 503;
      response.end('Not now');
      return Promise.resolve();
    });
    const answer = await get('/account/confirm-email/x');
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '2', 'Not now']);
  });
});

describe('[R54] the API that pages call', () => {
  it('is unavailable to them when nothing answers', async () => {
    closers.push(changeSettings({ apiBaseUrl: 'http://127.0.0.1:9' }));
    await expect(pageHttp().get('/api/trades')).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 2 });
  });

  it('is unavailable to them when its database is down', async () => {
    closers.push(changeSettings({ databaseUrl: 'postgresql://site@127.0.0.1:9/site' }));
    const { closePool } = await import('@/lib/server/platform/db/pool');
    await closePool();
    closers.unshift(closePool);
    await expect(pageHttp().get('/api/posts')).rejects.toMatchObject({ code: 'unavailable', retryAfterS: 2 });
  });

  it('returns its own refusals', async () => {
    await expect(pageHttp().get('/api/posts/no-such-post')).rejects.toMatchObject({ response: { status: 404 } });
  });
});
