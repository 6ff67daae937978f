import { fullDate } from '@/lib/domain/shared/dates';
import { referralsFor, type EarningsStatistics } from '@/lib/domain/referrals/earnings';
import { usd } from '@/lib/domain/shared/money';
import { share } from '@/lib/domain/shared/percent';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { earningsSum } from './earnings-sum';
import type { EarningsView } from './earnings-figures';

/** With fewer ambassadors, the median is uncertain. */
const fewest = 30;

export function earningsView(statistics: EarningsStatistics): EarningsView {
  const n = groupDigits(statistics.n);
  const people = statistics.n === 1 ? 'ambassador' : 'ambassadors';
  const title = `Actual payouts: ${n} ${people}, as of ${fullDate(statistics.asOf)}`;
  if (!('medianCents' in statistics)) {
    return {
      title,
      figures: [],
      reading: 'We publish the median of all ambassadors after the first payouts.',
      beside: 'No ambassador has been paid yet. This is not a forecast.',
      example: toExample('Example', 10, 5),
    };
  }
  const median = usd(statistics.medianCents);
  const few = statistics.n < fewest ? ` Fewer than ${fewest} people, so this figure is uncertain.` : '';
  return {
    title,
    figures: [
      { label: 'Median payout', value: median },
      { label: '90th percentile', value: usd(statistics.ninetiethPercentileCents) },
      { label: 'Share earning $0', value: share(statistics.shareEarningNothing) },
    ],
    reading: `Half of all ambassadors were paid ${median} or less.${few} The calculator starts from that median.`,
    beside: `Median payout of all ${n} ambassadors: ${median}. This is not a forecast.`,
    example: toExample('Example: the median payout', referralsFor(statistics.medianCents), 0),
  };
}

/** Adds the actual earnings to the page's calculator. */
export const withEarnings = (page: ContentPage, statistics: EarningsStatistics): ContentPage => ({
  ...page,
  blocks: page.blocks.map((block) => {
    if (block.kind !== 'opening') return block;
    const [beside] = block.blocks;
    return beside.kind === 'earnings' ? { ...block, blocks: [{ ...beside, view: earningsView(statistics) }] } : block;
  }),
});

function toExample(label: string, first: number, second: number): EarningsView['example'] {
  const { lines, total } = earningsSum(first, second);
  return { label, first: String(first), second: second === 0 ? '' : String(second), lines, total };
}
