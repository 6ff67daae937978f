import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { factGroups, type FactGroup } from '@/lib/content/signals/detail/fact-groups';
import { optionChart, signalChart, type SignalChart } from '@/lib/charts/signals/signal-chart';
import {
  exitPrice,
  signalDirection,
  signalFacts,
  signalSentence,
  signalTitle,
} from '@/lib/content/signals/detail/signal-facts';
import { signalPage as copy } from '@/lib/content/signals/detail/signal-page';
import { sampleSentence } from '@/lib/content/signals/sample-sentence';
import { signalResult, type SignalResult } from '@/lib/content/signals/detail/signal-result';
import {
  correctionsOf,
  timelineOf,
  type CorrectionView,
  type TimelineStep,
} from '@/lib/content/signals/detail/signal-timeline';
import { tradesContract, type SignalDetail } from '@/lib/contracts/signals/trades';
import { canonicalText } from '@/lib/domain/signals/ledger/canonical';
import { ledgerEntry, type LedgerEntry } from '@/lib/domain/signals/ledger/entries';
import { signalPath } from '@/lib/domain/signals/signal-path';
import type { LiveWireTrade, WireTrade } from '@/lib/domain/signals/trade-wire';
import { neighborIds } from '@/lib/domain/signals/neighbor-ids';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isMissing } from '@/lib/server/app/page-props/is-missing';
import { pageNow } from '@/lib/server/app/page-props/page-clock';

type Neighbor = { id: string; name: string };

export type SignalProps = {
  id: string;
  /** The page's path and name in the structured data of its head. */
  path: string;
  signal: { title: string };
  title: string;
  /** What the signal is, in a sentence: the meta description of the page. */
  sentence: string;
  lead: string;
  /** Null while only the commitment is public. */
  symbol: string | null;
  /** Null while the signal is open. */
  result: Pick<SignalResult, 'text' | 'sign' | 'net'> | null;
  /** The signals issued directly before and after this one. */
  previous: Neighbor | null;
  next: Neighbor | null;
  isHidden: boolean;
  facts: readonly FactGroup[];
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

/** Rendered per request; the same for all visitors. Members load their open signals in a separate call. */
export const getSignalProps: GetServerSideProps<SignalProps> = async ({ params, res }) => {
  const detail = await detailOf(String(params?.id));
  if (!detail) return { notFound: true };
  const entries = detail.entries.map(({ text }) => ledgerEntry.parse(JSON.parse(text)));
  const { trade, prices, meta, id } = detail;
  const closing = entries.findLast((entry) => 'closing' in entry && entry.closing !== null);
  const exitCents = closing && 'closing' in closing ? (closing.closing?.priceCents ?? null) : null;
  const result = trade && signalResult(trade);
  const neighbors = neighborIds(id);
  const title = titleOf(detail);
  const [previous, next] = await Promise.all([neighborOf(neighbors?.previous), neighborOf(neighbors?.next)]);
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return {
    props: {
      id,
      path: signalPath(id),
      ...{ signal: { title }, title },
      sentence: trade ? signalSentence(trade) : copy.hiddenLead,
      lead: trade ? signalDirection(trade) : copy.hiddenLead,
      symbol: trade?.symbol ?? null,
      result: result && { text: result.text, sign: result.sign, net: result.net },
      ...{ previous, next },
      isHidden: trade === null,
      facts: trade ? factGroups([...signalFacts(trade, exitCents, utcDay(pageNow())), ...(result?.costs ?? [])]) : [],
      chart: trade && chartOf(trade, prices, exitPrice(trade, exitCents)),
      // Trades of the historical record predate the ledger, so their dates are among the facts instead.
      timeline: timelineOf(entries),
      corrections: correctionsOf(entries),
      proof: proofOf(entries, detail),
      isSample: meta.isSample,
      note: meta.note ? sampleSentence : null,
    },
  };
};

/** Chart of the stock's prices around the trade or, without them, of the option's entry and exit prices. */
function chartOf(
  { symbol, fillDate, bid, closeDate }: WireTrade | LiveWireTrade,
  prices: SignalDetail['prices'],
  exitAt: number | null,
): SignalChart | null {
  const exit = closeDate === 'Open' ? null : closeDate;
  const ofStock = signalChart(prices, symbol, fillDate, exit);
  if (ofStock || exit === null || exitAt === null || bid <= 0) return ofStock;
  return optionChart(symbol, { day: fillDate, close: bid }, { day: exit, close: exitAt });
}

const titleOf = ({ id, trade }: SignalDetail) => (trade ? signalTitle(trade) : `${copy.hidden} ${id}`);

async function neighborOf(id: string | null | undefined): Promise<Neighbor | null> {
  const detail = id ? await detailOf(id) : null;
  return detail && { id: detail.id, name: titleOf(detail) };
}

async function detailOf(id: string): Promise<SignalDetail | null> {
  try {
    return await createClient(tradesContract, pageHttp()).signal({ params: { id } });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
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
