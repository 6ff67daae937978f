import type { GetStaticProps } from 'next';
import { createClient } from '@/lib/client/create-client';
import { signalsView, type SignalsView } from '@/lib/content/signals-view';
import { timingQuestions } from '@/lib/content/timing-questions';
import { watchView, type WatchView } from '@/lib/content/watch-view';
import { sectorsContract } from '@/lib/contracts/sectors';
import { signalsContract } from '@/lib/contracts/signals';
import { isBuilding } from '../env';
import { now } from '../clock';
import { pageHttp } from './api-client';

const signals = () => createClient(signalsContract, pageHttp());
const keptForS = 60;
/** Of the settled ones; the whole list is the API's. */
const settledShown = 30;

export type TimingProps = {
  /** What everybody may see: settled signals with their score. Null until the site has started. */
  sectors: SignalsView | null;
  stocks: SignalsView | null;
  /** What the list can be narrowed to. */
  choices: readonly { slug: string; name: string }[];
  questions: readonly { question: string; answer: string }[];
  today: string;
};

export const getTimingProps: GetStaticProps<TimingProps> = async () => {
  const today = now().toISOString().slice(0, 10);
  const words = { questions: timingQuestions, today };
  if (isBuilding()) return { props: { sectors: null, stocks: null, choices: [], ...words }, revalidate: 1 };
  const [ofSectors, ofStocks, list] = await Promise.all([
    signals().sectorTiming({ query: {} }),
    signals().stockTiming({ query: {} }),
    createClient(sectorsContract, pageHttp()).list(),
  ]);
  return {
    props: {
      sectors: signalsView(ofSectors, today, settledShown),
      stocks: signalsView(ofStocks, today, settledShown),
      choices: list.items.map(({ slug, name }) => ({ slug, name })),
      ...words,
    },
    revalidate: keptForS,
  };
};

export type WatchProps = { list: WatchView | null };

/** What everybody may see of the short list: what was taken off, and how many are on it. */
export const getWatchProps: GetStaticProps<WatchProps> = async () =>
  isBuilding()
    ? { props: { list: null }, revalidate: 1 }
    : { props: { list: watchView(await signals().stocksToWatch()) }, revalidate: keptForS };
