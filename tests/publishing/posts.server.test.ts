import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { visitor } from '@/tests/support/api/api';
import { startSeeded } from '@/tests/support/database/seeded';
import { registerMember } from '@/tests/support/database/factories';
import { postFile, publish } from '@/tests/support/features/posts';
import { statementsOf } from '@/tests/support/database/statements';

beforeAll(startSeeded);

const freePost = 'what-a-golden-cross-is';
const list = (query: { categories?: string; cursor?: string } = {}, bearer?: string) =>
  visitor().ask(postsContract.list, { query, bearer });
const readFree = (id: string) => visitor().ask(postsContract.readFree, { params: { id } });

describe('[S21] the blog’s calls', () => {
  it('[D3] list the sample posts newest first, each marked as a sample', async () => {
    const { items, nextCursor } = (await list()).answer;
    expect(items).toHaveLength(10);
    expect(nextCursor).toBeNull();
    expect(items.every(({ isSample }) => isSample)).toBe(true);
    expect(items.map(({ publishedAt }) => publishedAt)).toEqual(
      items
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
    expect(items[0]).toMatchObject({
      id: 'how-we-count-the-hit-rate',
      author: { id: 'options-desk', name: 'Options desk' },
      access: { isOpen: true, reason: 'public', opensBy: null },
    });
  });

  it('[S22] filter by categories, one or several', async () => {
    const titles = async (categories: string) => (await list({ categories })).answer.items.map(({ id }) => id);
    expect(await titles('membership')).toEqual(['what-a-test-drive-is-for', 'what-the-cofounder-share-counts']);
    expect(await titles('membership,charts')).toHaveLength(4);
    expect(await titles('nothing')).toEqual([]);
    const refused = await visitor().send('GET', `/api/posts?categories=${encodeURIComponent("x';--")}`);
    expect(refused.status).toBe(400);
  });

  it('[D3] count the posts of each category', async () => {
    const { items } = (await visitor().ask(postsContract.categories, {})).answer;
    expect(items.find(({ slug }) => slug === 'membership')).toMatchObject({ name: 'Membership', posts: 2 });
  });

  it('return pages in order, each post once', async () => {
    for (let n = 0; n < 14; n += 1)
      await publish(postFile({ id: `page-${n}`, categories: 'sectors', title: `Page ${n}` }));
    const first = (await list({ categories: 'sectors' })).answer;
    const second = (await list({ categories: 'sectors', cursor: first.nextCursor ?? '' })).answer;
    const ids = [...first.items, ...second.items].map(({ id }) => id);
    expect(first.items).toHaveLength(12);
    expect(new Set(ids).size).toBe(15);
    expect(second.nextCursor).toBeNull();
    // A cursor is valid only for its own list.
    expect((await list({ cursor: first.nextCursor ?? '' })).status).toBe(400);
  });

  it('[R29] return only free posts when asked for free ones', async () => {
    const { items } = (await visitor().ask(postsContract.free, { query: {} })).answer;
    expect(new Set(items.map(({ visibility }) => visibility))).toEqual(new Set(['public']));
    expect((await readFree('what-a-golden-cross-is')).status).toBe(200);
    for (const id of ['drawdown-before-return', 'a-band-is-a-promise', 'what-the-cofounder-share-counts', 'nothing'])
      expect((await readFree(id)).status).toBe(404);
  });

  it('[S21] return an author and their posts', async () => {
    const { author, items } = (
      await visitor().ask(postsContract.author, { params: { id: 'ambassador-care' }, query: {} })
    ).answer;
    expect(author).toMatchObject({ name: 'Ambassador support', posts: 1 });
    expect(items.map(({ id }) => id)).toEqual(['what-a-test-drive-is-for']);
    expect((await visitor().ask(postsContract.author, { params: { id: 'nobody' }, query: {} })).status).toBe(404);
  });

  it('[R29] cache what is the same for everyone, and nothing that depends on the caller', async () => {
    const cache = async (path: string) => (await visitor().send('GET', path)).headers.get('cache-control');
    expect(await cache('/api/posts')).toBe('private, no-store');
    expect(await cache('/api/posts/what-a-golden-cross-is')).toBe('private, no-store');
    expect(await cache('/api/authors/options-desk')).toBe('private, no-store');
    expect(await cache('/api/posts/free-posts')).toContain('s-maxage=10');
    expect(await cache('/api/posts/free-posts/what-a-golden-cross-is')).toContain('s-maxage=10');
  });

  it('[P4] make three queries at most, as many for few posts as for many', async () => {
    const { token: bearer } = await registerMember();
    const { url } = (await visitor().ask(postsContract.openFeed, { bearer })).answer;
    const secret = /feeds\/([\w-]+)\.xml/.exec(url)?.[1] ?? '';
    const paths = Object.values(postsContract)
      .filter(({ method }) => method === 'GET')
      .map(({ path }) =>
        path.replace(':token', secret).replace(':id', path.includes('authors') ? 'options-desk' : freePost),
      );
    const counts = async () => {
      const found: Record<string, number> = {};
      for (const path of paths) {
        const request = async () => expect((await visitor().send('GET', path, { bearer })).status, path).toBe(200);
        found[path] = (await statementsOf(request)).length;
      }
      return found;
    };
    const before = await counts();
    for (let n = 0; n < 5; n += 1) await publish(postFile({ id: `more-${n}`, author: 'options-desk' }, `$NVDA, ${n}.`));
    expect(await counts()).toEqual(before);
    expect(Object.keys(before)).toHaveLength(9);
    for (const [path, count] of Object.entries(before)) expect(count, path).toBeLessThanOrEqual(3);
  });

  it('[P4] are planned once: each read is a named prepared statement', async () => {
    const names = async (path: string) => {
      const querySpy = vi.spyOn(pg.Client.prototype, 'query');
      await visitor().send('GET', path);
      const found = querySpy.mock.calls.flatMap(([query]) => (query as { name?: string } | undefined)?.name ?? []);
      querySpy.mockRestore();
      return found;
    };
    for (const path of ['/api/posts', `/api/posts/${freePost}`, '/api/authors/options-desk', '/api/post-feeds/free']) {
      const first = await names(path);
      expect(first, path).toHaveLength(1);
      expect(await names(path), path).toEqual(first);
    }
  });
});
