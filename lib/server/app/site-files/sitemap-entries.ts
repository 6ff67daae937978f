import { createClient } from '@/lib/client/http/create-client';
import { sitePages } from '@/lib/content/marketing/site-pages';
import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';
import { postsContract, type PostCard } from '@/lib/contracts/publishing/posts';
import { placesContract } from '@/lib/contracts/places/places';
import { sectorsContract } from '@/lib/contracts/research/sectors';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import { placePaths } from '@/lib/domain/places/place-paths';
import { paths } from '@/lib/domain/shared/paths';
import { signalPath } from '@/lib/domain/signals/signal-path';
import { placeKinds } from '@/lib/domain/places/places';
import { pageHttp } from '../page-props/api-client';
import { keptSitemapIds, readRecordMeta } from './read-record';
import type { SitemapEntry } from './sitemap';

/** Sources of the sitemap's entries. Add one for a new kind of page. */
const sources: readonly (() => Promise<readonly SitemapEntry[]>)[] = [
  wordPages,
  placePages,
  sectorPages,
  stockPages,
  blogPages,
  reportPages,
  signalPages,
];

export async function sitemapEntries(): Promise<SitemapEntry[]> {
  return (await Promise.all(sources.map((source) => source()))).flat();
}

/** The fixed pages. Only the record page has a known date of change. */
async function wordPages() {
  const { asOf } = await readRecordMeta();
  return sitePages.map(({ path }) => (path === paths.optionsSignals ? { path, changedAt: asOf } : { path }));
}

/** One page for each place. The API returns up to 2,000 places of a kind in one response, for its maps. */
async function placePages() {
  const places = createClient(placesContract, pageHttp());
  const lists = await Promise.all(
    placeKinds.map(async (kind) => {
      const { items } = await places.map({ query: { kind } });
      return items.map(({ slug }) => ({ path: placePaths.place(kind, slug) }));
    }),
  );
  return lists.flat();
}

/** One page for each stock and fund, whether or not it is in a sector. */
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

/** Two pages for each sector, except the six default sectors, which are among the fixed pages. */
async function sectorPages() {
  const { items, meta } = await createClient(sectorsContract, pageHttp()).list();
  return items
    .flatMap(({ slug }) => [paths.sectorStocks(slug), paths.sectorNews(slug)])
    .filter((path) => !sitePages.some((page) => page.path === path))
    .map((path) => ({ path, changedAt: meta.asOf }));
}

/** One page for each of the newest closed trades. */
async function signalPages() {
  return (await keptSitemapIds()).map((id) => ({ path: signalPath(id) }));
}

/** One page for each week with a report. */
async function reportPages() {
  const { items } = await createClient(weeklyReportsContract, pageHttp()).list();
  return items.flatMap(({ week, revisions }) => {
    const last = revisions.at(-1);
    return last ? [{ path: investingPaths.weeklyReport(week), changedAt: last.writtenAt }] : [];
  });
}

/** Every post, public or not, and the posts' authors and categories. */
async function blogPages() {
  const calls = createClient(postsContract, pageHttp());
  const posts: PostCard[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items, nextCursor } = await calls.list({ query: cursor === undefined ? {} : { cursor } });
    posts.push(...items);
    cursor = nextCursor;
  }
  const authors = new Set(posts.map(({ author }) => publishingPaths.author(author.id)));
  const categories = new Set(
    posts.flatMap((post) => post.categories.map(({ slug }) => publishingPaths.blogCategory(slug))),
  );
  return [
    ...posts.map(({ id, publishedAt, correctedAt }) => ({
      path: paths.post(id),
      changedAt: correctedAt ?? publishedAt,
    })),
    ...[...authors, ...categories].map((path) => ({ path })),
  ];
}
