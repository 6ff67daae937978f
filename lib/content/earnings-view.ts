import { fullDate } from '@/lib/domain/dates';
import { referralsFor, type EarningsStatistics } from '@/lib/domain/earnings';
import { usd } from '@/lib/domain/money';
import { share } from '@/lib/domain/percent';
import type { ContentPage } from './blocks';

/** What all ambassadors earned, as the calculator shows it. */
export type EarningsView = {
  title: string;
  figures: readonly { label: string; value: string }[];
  /** What to make of it, and where the calculator starts. */
  reading: string;
  /** Repeated beside every sum, so that no projection stands alone. */
  beside: string;
  /** First-degree referrals of the median ambassador; empty while there is none. */
  start: string;
};

/** Below it a middle says little about anybody. */
const fewest = 30;

export function earningsView(statistics: EarningsStatistics): EarningsView {
  const n = statistics.n.toLocaleString('en-US');
  const title = `All ambassadors: n\u00A0=\u00A0${n}, as of ${fullDate(statistics.asOf)}`;
  const figures = (['Median payout', '90th percentile', 'Share earning $0'] as const).map((label, at) => ({
    label,
    value: figuresOf(statistics)[at] ?? noData,
  }));
  if (!('medianCents' in statistics)) {
    return {
      title,
      figures,
      reading:
        'Nobody is an ambassador yet. The calculator would start from the median of real ambassadors; as there is none, it starts empty and does not guess for you.',
      beside: 'What ambassadors really earn: no data yet (n\u00A0=\u00A00). Do not read this sum as an expectation.',
      start: '',
    };
  }
  const median = usd(statistics.medianCents);
  const few = statistics.n < fewest ? ` That is fewer than ${fewest} people, too few to say much.` : '';
  return {
    title,
    figures,
    reading: `Half of all ambassadors were paid ${median} or less.${few} The calculator starts at the number of referrals for which the schedule pays that median.`,
    beside: `What the median of all ${n} ambassadors was paid: ${median}. Do not read this sum as an expectation.`,
    start: String(referralsFor(statistics.medianCents)),
  };
}

/** The page with what its calculator may not be without. */
export const withEarnings = (page: ContentPage, statistics: EarningsStatistics): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) =>
    block.kind === 'earnings' ? { ...block, view: earningsView(statistics) } : block,
  ),
});

const noData = 'No data yet';

const figuresOf = (statistics: EarningsStatistics) =>
  'medianCents' in statistics
    ? [usd(statistics.medianCents), usd(statistics.ninetiethPercentileCents), share(statistics.shareEarningNothing)]
    : [];
