import type { GetStaticProps } from 'next';
import { home } from '@/lib/content/marketing/home';
import { recordViewSteps } from '@/lib/server/signals/page-props/record-view';
import { paths } from '@/lib/domain/shared/paths';
import { recordFigures, recordProps } from '@/lib/server/signals/page-props/record';
import { withSectorLines } from '@/lib/server/research/sectors/page-props/sector-lines';
import { withReportFigure } from './report-figure';
import type { WordsProps } from './words-props';

const latestCount = home.blocks.find((block) => block.kind === 'record')?.rows ?? 0;

/** The home page's copy with the trading results that it shows. */
export const getHomeProps: GetStaticProps<WordsProps> = async () => {
  const { figures: record, revalidate } = await recordProps(storedHomeRecord);
  const page = await withReportFigure(await withSectorLines(home));
  return { props: { page, path: paths.home, record }, revalidate };
};

export const storedHomeRecord = () =>
  recordFigures('home', Math.max(1, latestCount), ({ trades, meta }, { items, total }) =>
    recordViewSteps(trades, items.slice(items.length - latestCount).toReversed(), { ...meta, total }),
  );
