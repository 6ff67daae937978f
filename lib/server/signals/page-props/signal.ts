import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { signalChart, type SignalChart } from '@/lib/content/signals/detail/signal-chart';
import { signalFacts, signalSentence, signalTitle } from '@/lib/content/signals/detail/signal-facts';
import { signalPage as words } from '@/lib/content/signals/detail/signal-page';
import {
  correctionsOf,
  timelineOf,
  type CorrectionView,
  type TimelineStep,
} from '@/lib/content/signals/detail/signal-timeline';
import { tradesContract, type SignalDetail } from '@/lib/contracts/signals/trades';
import { fullDate } from '@/lib/domain/shared/dates';
import { canonicalText } from '@/lib/domain/signals/ledger/canonical';
import { ledgerEntry, type LedgerEntry } from '@/lib/domain/signals/ledger/entries';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isMissing } from '@/lib/server/app/page-props/is-missing';
import { pageNow } from '@/lib/server/app/page-props/page-clock';

export type SignalProps = {
  id: string;
  title: string;
  sentence: string;
  isHidden: boolean;
  facts: readonly (readonly [name: string, value: string])[];
  chart: SignalChart | null;
  timeline: readonly TimelineStep[];
  corrections: readonly CorrectionView[];
  proof: {
    commitment: string;
    terms: string | null;
    entries: readonly { number: number; kind: string; hash: string }[];
  } | null;
  isSample: boolean;
  note: string | null;
};

/** Rendered on request; the same for all visitors. Members see their open signal by a call of its own. */
export const getSignalProps: GetServerSideProps<SignalProps> = async ({ params, res }) => {
  const detail = await detailOf(String(params?.id));
  if (!detail) return { notFound: true };
  const entries = detail.entries.map(({ text }) => ledgerEntry.parse(JSON.parse(text)));
  const { trade, prices, meta, id } = detail;
  const closing = entries.findLast((entry) => 'closing' in entry && entry.closing !== null);
  const exitCents = closing && 'closing' in closing ? (closing.closing?.priceCents ?? null) : null;
  const exit = trade && trade.closeDate !== 'Open' ? trade.closeDate : null;
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return {
    props: {
      id,
      title: trade ? signalTitle(trade) : `${words.hidden} ${id}`,
      sentence: trade ? signalSentence(trade) : words.hiddenLead,
      isHidden: trade === null,
      facts: trade ? signalFacts(trade, exitCents, pageNow().toISOString().slice(0, 10)) : [],
      chart: trade && signalChart(prices, trade.symbol, trade.fillDate, exit),
      timeline: entries.length > 0 ? timelineOf(entries) : recordTimeline(trade),
      corrections: correctionsOf(entries),
      proof: proofOf(entries, detail),
      isSample: meta.isSample,
      note: meta.note ?? null,
    },
  };
};

async function detailOf(id: string): Promise<SignalDetail | null> {
  try {
    return await createClient(tradesContract, pageHttp()).signal({ params: { id } });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Trades of the historical record are older than the ledger. */
function recordTimeline(trade: SignalDetail['trade']): TimelineStep[] {
  if (!trade) return [];
  const opened = { day: fullDate(trade.fillDate), text: 'Opened.', entry: 0 };
  return trade.closeDate === 'Open'
    ? [opened]
    : [opened, { day: fullDate(trade.closeDate), text: 'Closed.', entry: 0 }];
}

function proofOf(entries: readonly LedgerEntry[], { entries: hashed }: SignalDetail): SignalProps['proof'] {
  const issued = entries.find((entry) => entry.kind === 'signal');
  if (!issued) return null;
  const reveal = entries.find((entry) => entry.kind === 'reveal');
  return {
    commitment: issued.commitment,
    terms: reveal ? canonicalText(reveal.terms) : null,
    entries: entries.map(({ number, kind }, index) => ({ number, kind, hash: hashed[index]?.hash ?? '' })),
  };
}
