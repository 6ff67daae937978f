import type { GetStaticProps } from 'next';
import { home } from '@/lib/content/marketing/home';
import { recordViewSteps } from '@/lib/content/signals/record-view';
import { paths } from '@/lib/domain/shared/paths';
import { recordFigures } from '@/lib/server/signals/page-props/record';
import { withSectorLines } from '@/lib/server/research/sectors/page-props/sector-lines';
import type { WordsProps } from '@/lib/server/app/page-props/content-pages';

const latestCount = home.blocks.find((block) => block.kind === 'record')?.rows ?? 0;

/** The home page's copy and the part of the record that it shows. */
export const getHomeProps: GetStaticProps<WordsProps> = async () => {
  const { figures: record, revalidate } = await recordFigures('home', ({ items, meta }) =>
    recordViewSteps(items, meta, latestCount),
  );
  return { props: { page: await withSectorLines(home), path: paths.home, record }, revalidate };
};
