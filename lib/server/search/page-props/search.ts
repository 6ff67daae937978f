import type { GetServerSideProps, GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { fixedEntries } from '@/lib/content/search/fixed-entries';
import { sitePages, type SitePage } from '@/lib/content/marketing/site-pages';
import { searchContract } from '@/lib/contracts/search/search';
import type { SearchResults } from '@/lib/domain/search/search-results';
import { rank, readQuestion } from '@/lib/domain/search/ranking';
import { paths } from '@/lib/domain/shared/paths';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { knownPages } from '@/lib/server/app/page-props/known-pages';
import { orNull } from '@/lib/server/app/page-props/or-null';

/** `hasFailed`: the database could not be searched, so only pages and help topics were. */
export type FoundProps = SearchResults & { hasFailed: boolean };

/** Searches public content only. The query is not stored or cached. */
export const getSearchProps: GetServerSideProps<FoundProps> = async ({ query }) => {
  const typed = typeof query.q === 'string' ? query.q : '';
  const question = readQuestion(typed);
  const { text, isCut } = question;
  if (question.words.length === 0) return { props: { question: text, isCut, groups: [], hasFailed: false } };
  const found = await orNull('search', createClient(searchContract, pageHttp()).all({ query: { q: text } }));
  if (found) return { props: { ...found, isCut, hasFailed: false } };
  return { props: { question: text, isCut, groups: rank(question, fixedEntries), hasFailed: true } };
};

type Named = Pick<SitePage, 'path' | 'title'>;
/** `sectors` is empty until the first revalidation, because the build has no database. */
export type NotFoundProps = { pages: readonly Named[]; sectors: readonly Named[] };

/** The 404 page gets every page, to suggest similar paths, and every sector. */
export const getNotFoundProps: GetStaticProps<NotFoundProps> = async () => {
  if (isBuilding()) return { props: namesOf(sitePages), revalidate: 1 };
  return { props: namesOf(await knownPages()), revalidate: revalidateS };
};

const revalidateS = 60;

function namesOf(all: readonly SitePage[]): NotFoundProps {
  const pages = all.map(({ path, title }) => ({ path, title }));
  const isSector = ({ path }: Named) => path.startsWith(`${paths.sectors}/`) && !path.endsWith('/news');
  return { pages, sectors: pages.filter(isSector) };
}
