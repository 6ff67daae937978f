import { tradesPath } from '@/lib/domain/signals/listing/trades-path';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { PriceBasis, RecordChart, RecordVariant } from '@/lib/domain/signals/statistics/performance-view';

/** Copy of the detailed statistics. */
export const performancePage = {
  title: 'Track record performance',
  description:
    'Win rate, drawdown, confidence intervals and costs of every closed options signal, at the bid, mid or ask.',
  heading: 'Performance',
  lead: 'What every closed signal returned on $1,000, gross and net of costs.',
  risk: 'Past performance does not guarantee future results.',
  trail: [{ label: 'Track record', href: paths.optionsSignals }],
  choose: { variant: 'Signals', price: 'Price paid', chart: 'Chart' },
  variants: { record: 'Track record', live: 'Live signals' } satisfies Record<RecordVariant, string>,
  prices: { bid: 'Bid', mid: 'Mid', ask: 'Ask', net: 'Net of costs' } satisfies Record<PriceBasis, string>,
  chartNames: { balance: 'Balance', months: 'Months', outcomes: 'Outcomes', days: 'Days' } satisfies Record<
    RecordChart,
    string
  >,
  bases: {
    bid: 'At the bid, as recorded. Buyers usually pay the ask, so their results are lower.',
    mid: 'Bought at an estimated mid price and sold at the bid, before costs.',
    ask: 'Bought at an estimated ask and sold at the bid, before costs.',
    net: 'Bought at an estimated ask and sold at the bid, less fees and the subscription.',
  } satisfies Record<PriceBasis, string>,
  whatIf: { label: 'Calculate with your own stake and costs', href: recordPaths.whatIf },
  summary: 'Key figures',
  /** Shown while too few trades have closed. */
  few: {
    text: 'Win rate, profit factor and drawdown appear once enough trades have closed. Until then, check each trade and its result.',
    trades: {
      record: { label: 'View all trades', href: tradesPath },
      live: { label: 'View live trades', href: `${tradesPath}?variant=live` },
    } satisfies Record<RecordVariant, { label: string; href: string }>,
  },
  tables: 'Detailed statistics',
  showTables: 'Show the tables',
  charts: {
    title: 'Charts',
    lead: 'Hypothetical $1,000 on every closed signal, at the price chosen above.',
    balance: 'Balance and drawdown',
    balanceName: 'Balance',
    fallName: 'Drawdown',
    start: '$1,000 at the start',
    months: 'Monthly results',
    days: 'Daily results',
    outcomes: 'Outcomes',
    year: 'Year',
    total: 'Total',
    weekdays: ['S', 'M', 'T', 'W', 'T', 'F', 'S'],
  },
} as const;
