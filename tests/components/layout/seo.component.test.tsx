import { render } from '@testing-library/react';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReactElement } from 'react';
import type { SeoProps } from '@/components/layout/document/seo';

const page: SeoProps = { title: 'Blog', description: 'Posts.', path: '/blog' };

/** The head of the visitor's first page as the server renders it; without a SITE_URL its URLs are paths. */
const firstPage = (siteUrl: string) =>
  [
    siteUrl ? `<meta property="og:url" content="${siteUrl}/somewhere/else" />` : '',
    `<meta property="og:image" content="${siteUrl}/og/somewhere/else.png" />`,
  ].join('');
const hiddenFirstPage = '<meta property="og:image" content="https://example.test/social.png" />';

/** The tags of a page's head by kind and name, in a browser whose first page had the given head. */
async function headOf(props: SeoProps, siteUrl: string, first = firstPage(siteUrl)) {
  vi.resetModules();
  document.head.innerHTML = first;
  const { Seo } = await import('@/components/layout/document/seo');
  let head: ReactElement<Record<string, string>>[] = [];
  const manager = { mountedInstances: new Set<never>(), updateHead: (state: typeof head) => void (head = state) };
  render(
    <HeadManagerContext.Provider value={manager as never}>
      <Seo {...props} />
    </HeadManagerContext.Provider>,
  );
  const of = (name: string) =>
    head.find(({ props: given }) => [given.name, given.property, given.rel].includes(name))?.props;
  const editions = head.flatMap(({ props: { hrefLang, href } }) => (hrefLang ? [[hrefLang, href]] : []));
  return { editions, title: head.find(({ type }) => type === 'title')?.props.children, of };
}

afterEach(() => {
  document.head.innerHTML = '';
});

describe('seo', () => {
  it('[U5] has a title, a description and a URL without parameters', async () => {
    const head = await headOf(page, 'https://example.test');
    expect(head.title).toBe('Blog · The ROI');
    expect(head.of('description')?.content).toBe('Posts.');
    expect(head.of('canonical')?.href).toBe('https://example.test/blog');
    expect(head.of('og:url')?.content).toBe('https://example.test/blog');
  });

  it('[U5] has the right URL after a visit that began on a hidden page, which has none', async () => {
    const head = await headOf(page, 'https://example.test', hiddenFirstPage);
    expect(head.of('canonical')?.href).toBe('https://example.test/blog');
    expect(head.of('og:url')?.content).toBe('https://example.test/blog');
    expect(head.of('og:image')?.content).toBe('https://example.test/og/blog.png');
  });

  it('[U5] names the page’s own picture', async () => {
    const head = await headOf(page, 'https://example.test');
    expect(head.of('og:image')?.content).toBe('https://example.test/og/blog.png');
  });

  it('[I9] tells search engines the page’s languages', async () => {
    const address = 'https://example.test/blog';
    expect((await headOf(page, 'https://example.test')).editions).toEqual([
      ['en-US', address],
      ['x-default', address],
    ]);
  });

  it('[U5] [I9] has no canonical URL when the server knows no address', async () => {
    const head = await headOf(page, '');
    expect(head.of('canonical')).toBeUndefined();
    expect(head.of('og:url')).toBeUndefined();
    expect(head.editions).toEqual([]);
  });

  it('[U5] keeps hidden pages out of search engines', async () => {
    const head = await headOf({ ...page, isHidden: true }, 'https://example.test');
    expect(head.of('robots')?.content).toBe('noindex');
    expect(head.of('canonical')).toBeUndefined();
    expect(head.editions).toEqual([]);
    expect(head.of('og:image')?.content).toBe('https://example.test/social.png');
  });
});
