import { fullDate } from '@/lib/domain/shared/dates';
import { referralsFor, type EarningsStatistics } from '@/lib/domain/referrals/earnings';
import { usd } from '@/lib/domain/shared/money';
import { share } from '@/lib/domain/shared/percent';
import type { ContentPage } from '@/lib/content/shared/blocks';

/** Actual ambassador earnings, shown with the calculator. */
export type EarningsView = {
  title: string;
  figures: readonly { label: string; value: string }[];
  /** How to read the figures. */
  reading: string;
  /** Shown with every estimate, so that no projection appears alone. */
  beside: string;
  /** First-degree referrals of the median ambassador; empty while there is none. */
  start: string;
};

/** Below this number a median is uncertain. */
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
      reading: 'No payouts yet. Enter your own numbers.',
      beside: 'Actual ambassador payouts: no data yet (n\u00A0=\u00A00). This is not a forecast.',
      start: '',
    };
  }
  const median = usd(statistics.medianCents);
  const few = statistics.n < fewest ? ` Fewer than ${fewest} people, so this figure is uncertain.` : '';
  return {
    title,
    figures,
    reading: `Half of all ambassadors were paid ${median} or less.${few} The calculator starts from that median.`,
    beside: `Median payout of all ${n} ambassadors: ${median}. This is not a forecast.`,
    start: String(referralsFor(statistics.medianCents)),
  };
}

/** Adds the earnings figures to the page's calculator. */
export const withEarnings = (page: ContentPage, statistics: EarningsStatistics): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) => {
    if (block.kind !== 'opening') return block;
    const [beside] = block.blocks;
    return beside.kind === 'earnings' ? { ...block, blocks: [{ ...beside, view: earningsView(statistics) }] } : block;
  }),
});

const noData = 'No data yet';

const figuresOf = (statistics: EarningsStatistics) =>
  'medianCents' in statistics
    ? [usd(statistics.medianCents), usd(statistics.ninetiethPercentileCents), share(statistics.shareEarningNothing)]
    : [];
