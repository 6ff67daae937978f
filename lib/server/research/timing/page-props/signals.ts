import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { settledAtFirst, signalsView, type SignalsView } from '@/lib/content/research/signals-view';
import { timingQuestions } from '@/lib/content/research/timing-questions';
import { watchView, type WatchView } from '@/lib/content/research/watch-view';
import { sectorsContract } from '@/lib/contracts/research/sectors';
import { signalsContract } from '@/lib/contracts/research/signals';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { pageNow } from '@/lib/server/app/page-props/page-clock';
import { pageHttp } from '@/lib/server/app/page-props/api-client';

const signals = () => createClient(signalsContract, pageHttp());
const revalidateS = 60;

export type TimingProps = {
  /** Settled signals with their scores, which are public. Null until the site has started. */
  sectors: SignalsView | null;
  stocks: SignalsView | null;
  /** Sectors to filter by. */
  choices: readonly { slug: string; name: string }[];
  questions: readonly { question: string; answer: string }[];
  today: string;
};

export const getTimingProps: GetStaticProps<TimingProps> = async () => {
  const today = utcDay(pageNow());
  const words = { questions: timingQuestions, today };
  if (isBuilding()) return { props: { sectors: null, stocks: null, choices: [], ...words }, revalidate: 1 };
  const [ofSectors, ofStocks, list] = await Promise.all([
    signals().sectorTiming({ query: { limit: settledAtFirst } }),
    signals().stockTiming({ query: { limit: settledAtFirst } }),
    createClient(sectorsContract, pageHttp()).list(),
  ]);
  return {
    props: {
      sectors: signalsView(ofSectors, today),
      stocks: signalsView(ofStocks, today),
      choices: list.items.map(({ slug, name }) => ({ slug, name })),
      ...words,
    },
    revalidate: revalidateS,
  };
};

export type WatchProps = { list: WatchView | null };

/** Props of the watch list: past entries, and only the number of current ones. */
export const getWatchProps: GetStaticProps<WatchProps> = async () =>
  isBuilding()
    ? { props: { list: null }, revalidate: 1 }
    : { props: { list: watchView(await signals().stocksToWatch()) }, revalidate: revalidateS };
