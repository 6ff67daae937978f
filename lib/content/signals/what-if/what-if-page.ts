import type { Tier } from '@/lib/domain/membership/plans';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { Entry } from '@/lib/domain/signals/statistics/costs';
import type { WhatIfField } from '@/lib/domain/signals/what-if/what-if-input';

/** Copy of the calculator. */
export const whatIfPage = {
  title: 'What if I had followed the signals?',
  description:
    'The options track record recalculated with your stake, dates, plan, fees and fill price, with a confidence interval.',
  heading: 'What if I had followed the signals?',
  lead: 'Enter your stake and costs. The result is hypothetical.',
  trail: [
    { label: 'Track record', href: paths.optionsSignals },
    { label: 'Performance', href: recordPaths.performance },
  ],
  form: 'Your numbers',
  submit: 'Calculate',
  labels: {
    stake: 'Stake per signal',
    from: 'First fill date',
    to: 'Last fill date',
    plan: 'Plan',
    fee: 'Fee per contract, each way',
    fill: 'Buy at',
    variant: 'Signals',
  } satisfies Record<WhatIfField, string>,
  problems: {
    stake: 'Enter an amount from $10 to $100,000.',
    fee: 'Enter an amount from $0 to $20.',
    date: 'Enter a date like 2022-01-31.',
    order: 'Choose a date on or after the first fill date.',
    choice: 'Choose one of the options.',
  },
  plans: { member: 'Signals', cofounder: 'Cofounding customer' } satisfies Record<Tier, string>,
  fills: { bid: 'Bid', mid: 'Mid', ask: 'Ask' } satisfies Record<Entry, string>,
  result: 'Hypothetical result',
  fix: 'Correct the marked fields to see a result.',
  none: 'No closed signals on these dates',
  noneText: 'Choose other dates, or clear both to use the whole track record.',
  curve: {
    title: 'Net result over time',
    text: 'After fees and subscription, at the end of each day with a closed signal. Hypothetical.',
    label: 'Net result',
    license: 'Calculated from our own track record.',
  },
  table: 'Result by fill price',
  risk: 'Past performance does not guarantee future results.',
} as const;
