import type { GetServerSideProps, GetStaticProps } from 'next';
import { sitePages } from '@/lib/content/site-pages';
import { longestQuestion, searchPages, type FoundPage } from '@/lib/domain/page-search';

/** Finds our own pages; what somebody looked for is kept nowhere, not even by a cache. */
export const getSearchProps: GetServerSideProps<{ question: string; found: readonly FoundPage[] }> = ({ query }) => {
  const asked = typeof query.q === 'string' ? query.q : '';
  const question = asked.trim().slice(0, longestQuestion);
  return Promise.resolve({ props: { question, found: searchPages(question, sitePages).slice(0, 12) } });
};

/** The 404 page knows every page by name, to say which was meant. */
export const getNotFoundProps: GetStaticProps<{ pages: readonly { path: string; title: string }[] }> = () => ({
  props: { pages: sitePages.map(({ path, title }) => ({ path, title })) },
});
