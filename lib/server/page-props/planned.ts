import type { GetServerSideProps, GetStaticPaths, GetStaticProps } from 'next';
import { sectorDescription } from '@/lib/content/sector-descriptions';
import { plannedPages, type PlannedPage, type PlannedPageName } from '@/lib/content/pages';
import { applicationSteps } from '@/lib/domain/application-steps';
import { paths } from '@/lib/domain/paths';
import { defaultSectorSlugs, sectorLabel } from '@/lib/domain/sectors';

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

export type PlannedSectorProps = PlannedProps & { slug: string };

/** A step of the application: one of the four, or nothing. */
export const getStepProps: GetServerSideProps<PlannedProps> = ({ params }) =>
  Promise.resolve(
    applicationSteps.some((step) => step === params?.step)
      ? { props: { page: plannedPages.openAccountStep } }
      : { notFound: true },
  );

/** A sector's planned screen, at the sector's own address and under its name. */
export const plannedSectorProps =
  (screen: 'stocks' | 'news'): GetStaticProps<PlannedSectorProps> =>
  ({ params }) => {
    const slug = String(params?.slug);
    const page = screen === 'news' ? plannedPages.sectorNews : plannedPages.sectorStocks;
    const path = screen === 'news' ? paths.sectorNews(slug) : paths.sectorStocks(slug);
    const title = screen === 'news' ? `${sectorLabel(slug)} news` : `${sectorLabel(slug)} stocks`;
    return { props: { slug, page: { ...page, title, path, description: sectorDescription(screen, slug) } } };
  };

/** Until sectors come from the database there are the six of section 9; any other is not found. */
export const getSectorPaths: GetStaticPaths = () => ({
  paths: defaultSectorSlugs.map((slug) => ({ params: { slug } })),
  fallback: false,
});
