import type { GetServerSideProps, GetStaticProps } from 'next';
import { createClient } from '@/lib/client/create-client';
import { sitePages, type SitePage } from '@/lib/content/site-pages';
import { symbolsContract, type SymbolMatch } from '@/lib/contracts/symbols';
import { longestQuestion, searchPages, type FoundPage } from '@/lib/domain/page-search';
import { paths } from '@/lib/domain/paths';
import { isBuilding } from '../env';
import { log } from '../log';
import { pageHttp } from './api-client';
import { knownPages } from './known-pages';

/** `stocks` is null when they could not be searched: the pages were, all the same. */
export type FoundProps = { question: string; found: readonly FoundPage[]; stocks: readonly SymbolMatch[] | null };

/** Finds our own pages and stocks; what somebody looked for is kept nowhere, not even by a cache. */
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
    // Without the question: it is nobody's business but the reader's.
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'stocks could not be searched');
    return null;
  }
}

type Named = Pick<SitePage, 'path' | 'title'>;
/** `sectors` is empty until the site has answered once: there is no database while it is built. */
export type NotFoundProps = { pages: readonly Named[]; sectors: readonly Named[] };

/** The 404 page knows every page by name, to say which was meant, and every sector. */
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
