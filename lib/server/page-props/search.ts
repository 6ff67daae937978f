import type { GetServerSideProps, GetStaticProps } from 'next';
import { createClient } from '@/lib/client/create-client';
import { sitePages } from '@/lib/content/site-pages';
import { symbolsContract, type SymbolMatch } from '@/lib/contracts/symbols';
import { longestQuestion, searchPages, type FoundPage } from '@/lib/domain/page-search';
import { log } from '../log';
import { pageHttp } from './api-client';

/** `stocks` is null when they could not be searched: the pages were, all the same. */
export type FoundProps = { question: string; found: readonly FoundPage[]; stocks: readonly SymbolMatch[] | null };

/** Finds our own pages and stocks; what somebody looked for is kept nowhere, not even by a cache. */
export const getSearchProps: GetServerSideProps<FoundProps> = async ({ query }) => {
  const asked = typeof query.q === 'string' ? query.q : '';
  const question = asked.trim().slice(0, longestQuestion);
  const found = searchPages(question, sitePages).slice(0, 12);
  return { props: { question, found, stocks: question === '' ? [] : await stocksLike(question) } };
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

/** The 404 page knows every page by name, to say which was meant. */
export const getNotFoundProps: GetStaticProps<{ pages: readonly { path: string; title: string }[] }> = () => ({
  props: { pages: sitePages.map(({ path, title }) => ({ path, title })) },
});
