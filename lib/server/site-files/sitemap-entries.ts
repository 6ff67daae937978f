import { createClient } from '@/lib/client/create-client';
import { sitePages } from '@/lib/content/site-pages';
import { postsContract, type PostCard } from '@/lib/contracts/posts';
import { placesContract } from '@/lib/contracts/places';
import { sectorsContract } from '@/lib/contracts/sectors';
import { symbolsContract } from '@/lib/contracts/symbols';
import { paths } from '@/lib/domain/paths';
import { placeKinds } from '@/lib/domain/places';
import { pageHttp } from '../page-props/api-client';
import { readRecord } from './read-record';
import type { SitemapEntry } from './sitemap';

/** What adds addresses to the sitemap: another kind of page is another row. */
const sources: readonly (() => Promise<readonly SitemapEntry[]>)[] = [
  wordPages,
  placePages,
  sectorPages,
  stockPages,
  blogPages,
];

export async function sitemapEntries(): Promise<SitemapEntry[]> {
  return (await Promise.all(sources.map((source) => source()))).flat();
}

/** Only the record knows when it last changed. */
async function wordPages() {
  const { meta } = await readRecord();
  return sitePages.map(({ path }) => (path === paths.optionsSignals ? { path, changedAt: meta.asOf } : { path }));
}

/** A page for each place. The API tells them all at once for its maps, up to two thousand of a kind. */
async function placePages() {
  const places = createClient(placesContract, pageHttp());
  const lists = await Promise.all(
    placeKinds.map(async (kind) => {
      const { items } = await places.map({ query: { kind } });
      return items.map(({ slug }) => ({ path: paths.place(kind, slug) }));
    }),
  );
  return lists.flat();
}

/** A page for each stock and fund, whether a sector has it or not. */
async function stockPages() {
  const symbols = createClient(symbolsContract, pageHttp());
  const entries: SitemapEntry[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items, nextCursor } = await symbols.list({ query: cursor === undefined ? {} : { cursor } });
    entries.push(...items.map(({ ticker }) => ({ path: paths.stock(ticker) })));
    cursor = nextCursor;
  }
  return entries;
}

/** Two pages for each sector; those of the product's own six stand in the list of pages already. */
async function sectorPages() {
  const { items, meta } = await createClient(sectorsContract, pageHttp()).list();
  return items
    .flatMap(({ slug }) => [paths.sectorStocks(slug), paths.sectorNews(slug)])
    .filter((path) => !sitePages.some((page) => page.path === path))
    .map((path) => ({ path, changedAt: meta.asOf }));
}

/** Every post, whoever may read the rest of it, with the authors and categories that it leads to. */
async function blogPages() {
  const calls = createClient(postsContract, pageHttp());
  const posts: PostCard[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items, nextCursor } = await calls.list({ query: cursor === undefined ? {} : { cursor } });
    posts.push(...items);
    cursor = nextCursor;
  }
  const authors = new Set(posts.map(({ author }) => paths.author(author.id)));
  const categories = new Set(posts.flatMap((post) => post.categories.map(({ slug }) => paths.blogCategory(slug))));
  return [
    ...posts.map(({ id, publishedAt, correctedAt }) => ({
      path: paths.post(id),
      changedAt: correctedAt ?? publishedAt,
    })),
    ...[...authors, ...categories].map((path) => ({ path })),
  ];
}
