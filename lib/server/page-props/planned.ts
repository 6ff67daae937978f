import type { GetServerSideProps, GetStaticProps } from 'next';
import { plannedPages, type PlannedPage, type PlannedPageName } from '@/lib/content/pages';

export type PlannedProps = { page: PlannedPage };

/** The words of one planned page. */
export const plannedProps =
  (name: PlannedPageName): GetStaticProps<PlannedProps> =>
  () => ({ props: { page: plannedPages[name] } });

/** The same for pages with a part left open: made per request, since kept pages would pile up for made-up addresses. */
export const plannedRenderedProps =
  (name: PlannedPageName): GetServerSideProps<PlannedProps> =>
  () =>
    Promise.resolve({ props: { page: plannedPages[name] } });
