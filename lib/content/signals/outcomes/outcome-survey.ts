import { paths } from '@/lib/domain/shared/paths';
import { enoughCases } from '@/lib/domain/shared/wilson';

/** Copy of the published results of the member survey. */
export const outcomeSurvey = {
  id: 'member-results',
  title: 'Member results of live signals',
  lead: 'Results that members reported for closed live signals, next to our record for the same signals.',
  tooFew: `We publish results when at least ${enoughCases} members have reported. Until then we show no figures.`,
  caption: 'Members’ average results',
  columns: ['Figure', 'Members', 'Record, same trades'],
  rows: { average: 'Average result', median: 'Median result', gainShare: 'With a gain' },
  method:
    'Self-reported before fees, not verified, and from members who chose to take part. Each member counts once: we average their trades, then all members. Updated on the first of each month.',
  plan: { label: 'View plans', href: paths.subscribe },
  logIn: 'Log in to report your results',
  visitors: 'Members with a plan can add their own results.',
} as const;
