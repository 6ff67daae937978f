import type { GetStaticProps } from 'next';
import { home } from '@/lib/content/home';
import { recordView } from '@/lib/content/record-view';
import { paths } from '@/lib/domain/paths';
import { getRecordProps } from './record';
import { withSectorLines } from './sector-lines';
import type { WordsProps } from './words';

const latestCount = home.blocks.find((block) => block.kind === 'record')?.rows ?? 0;

/** The home page's words and as much of the record as it shows. */
export const getHomeProps: GetStaticProps<WordsProps> = async (context) => {
  const answer = await getRecordProps(context);
  if (!('props' in answer)) return answer;
  const { record } = answer.props;
  const view = record && recordView(record.items, record.meta, latestCount);
  return { ...answer, props: { page: await withSectorLines(home), path: paths.home, record: view } };
};
