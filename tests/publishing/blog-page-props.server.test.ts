import { beforeAll, describe, expect, it } from 'vitest';
import { makeCursor } from '@/lib/server/platform/http/cursor';
import {
  getAuthorProps,
  getBlogProps,
  getCategoryProps,
  getPostProps,
} from '@/lib/server/publishing/posts/page-props/blog';
import { postFile, publish, withdraw } from '@/tests/support/features/posts';

type Get = (context: never) => Promise<unknown>;
const headers = new Map<string, string>();
const ask = (get: Get, params: object = {}, query: object = {}) => {
  headers.clear();
  const res = { setHeader: (name: string, value: string) => headers.set(name, value), statusCode: 200 };
  return get({ params, query: { ...params, ...query }, res } as never).then(
    (answer) => [answer, res.statusCode] as const,
  );
};
const notThere = [{ notFound: true }, 200];

/** Unusual path values: other spellings, names from other tables, other encodings, excessive length. */
const oddNames = [
  ...['nobody', 'A-Post', 'a_post', '-', 'a--post', '..', '../a-post', 'a-post/', 'constructor', '__proto__', 'NULL'],
  ...["x';--", '<script>', '%2e%2e', 'пост', '帖', '😀', 'a\u0000b', 'a\r\nb', 'x'.repeat(5_000)],
];

beforeAll(async () => {
  await publish(postFile({ id: 'a-post' }));
});

describe('[S1] an unknown address of the blog', () => {
  it.each(oddNames)('is not found: %j', async (name) => {
    expect(await ask(getPostProps as Get, { id: name })).toEqual(notThere);
    expect(await ask(getAuthorProps as Get, { id: name })).toEqual(notThere);
    expect(await ask(getCategoryProps as Get, { slug: name })).toEqual(notThere);
    expect(headers.get('Cache-Control')).toBeUndefined();
  });

  const first = (Date.UTC(2020, 0, 1) * 1000).toString();
  it.each([
    ['made up', 'x'],
    ['bent', `${makeCursor('posts all ', [first, 'a-post'])}x`],
    ['of another list', makeCursor('posts author founder', [first, 'a-post'])],
    ['beyond the last page', makeCursor('posts all ', [first, 'a-post'])],
    ['far too long', 'x'.repeat(5_000)],
    ['empty', ''],
  ])('is not found for a list position that is %s', async (_, cursor) => {
    expect(await ask(getBlogProps as Get, {}, { cursor })).toEqual(notThere);
  });

  it('is found for valid names, and gone for withdrawn posts', async () => {
    expect(await ask(getPostProps as Get, { id: 'a-post' })).toMatchObject([
      { props: { post: { id: 'a-post' } } },
      200,
    ]);
    expect(await ask(getCategoryProps as Get, { slug: 'how-we-count' })).toMatchObject([{ props: {} }, 200]);
    const links = [
      { label: 'View the track record', href: '/options-signals' },
      { label: 'Contact us', href: '/contact' },
    ];
    expect(await ask(getAuthorProps as Get, { id: 'options-desk' })).toMatchObject([
      { props: { items: [], links } },
      200,
    ]);
    await publish(postFile({ id: 'left' }));
    await withdraw('left');
    expect(await ask(getPostProps as Get, { id: 'left' })).toMatchObject([{ props: { post: null } }, 410]);
  });
});
