import type { GetServerSideProps, GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { sitePages, type SitePage } from '@/lib/content/shared/site-pages';
import { symbolsContract, type SymbolMatch } from '@/lib/contracts/research/symbols';
import { longestQuestion, searchPages, type FoundPage } from '@/lib/domain/shared/page-search';
import { paths } from '@/lib/domain/shared/paths';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { siteServices } from '@/lib/server/platform/site-services';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { knownPages } from '@/lib/server/app/page-props/known-pages';

/** `stocks` is null when the search for stocks failed; pages are still found. */
export type FoundProps = { question: string; found: readonly FoundPage[]; stocks: readonly SymbolMatch[] | null };

/** Searches our pages and stocks; the query is not stored, not even in a cache. */
export const getSearchProps: GetServerSideProps<FoundProps> = async ({ query }) => {
  const asked = typeof query.q === 'string' ? query.q : '';
  const question = asked.trim().slice(0, longestQuestion);
  if (question === '') return { props: { question, found: [], stocks: [] } };
  const [pages, stocks] = await Promise.all([knownPages(), stocksLike(question)]);
  return { props: { question, found: searchPages(question, pages).slice(0, 12), stocks } };
};

async function stocksLike(q: string) {
  try {
    return (await createClient(symbolsContract, pageHttp()).search({ query: { q } })).items;
  } catch (error) {
    // Without the query, which is private.
    siteServices().log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'could not search stocks');
    return null;
  }
}

type Named = Pick<SitePage, 'path' | 'title'>;
/** `sectors` is empty until the first regeneration: the build has no database. */
export type NotFoundProps = { pages: readonly Named[]; sectors: readonly Named[] };

/** The 404 page lists every page, to suggest similar ones, and every sector. */
export const getNotFoundProps: GetStaticProps<NotFoundProps> = async () => {
  if (isBuilding()) return { props: namesOf(sitePages), revalidate: 1 };
  return { props: namesOf(await knownPages()), revalidate: keptForS };
};

const keptForS = 60;

function namesOf(all: readonly SitePage[]): NotFoundProps {
  const pages = all.map(({ path, title }) => ({ path, title }));
  const isSector = ({ path }: Named) => path.startsWith(`${paths.sectors}/`) && !path.endsWith('/news');
  return { pages, sectors: pages.filter(isSector) };
}
