import { sampleSentence } from '@/lib/content/signals/sample-sentence';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { researchClaims } from './claims-research';
import { takingPartClaims } from './claims-taking-part';
import type { Claim } from './claim';

const firstReview = '2027-05-01';
const everywhere = ['every page'] as const;

/**
 * Every number and superlative in our copy, with its basis. Figures computed from the track record or the payout
 * schedule are not listed. `npm run build` fails once a review date has passed.
 */
export const claims: readonly Claim[] = [
  {
    id: 'mission',
    text: 'Help 100 million people turn less than $500 into $1,000,000 in under 10 years.',
    where: [paths.home, paths.aboutValues],
    basis: 'Our mission: a goal, not a measurement.',
    source: 'The founder’s mission statement',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'mission-terms',
    text: 'That would take 113.8% a year for 10 years.',
    where: [paths.home, paths.aboutValues],
    basis: 'Computed: (1,000,000 / 500)^(1/10) − 1.',
    source: 'lib/domain/investing/compound.ts',
    owner: 'Compliance',
    reviewBy: firstReview,
  },
  {
    id: 'customer-discount',
    text: '$10 a month off, locked for life',
    where: [paths.home, paths.subscribe, paths.ambassador],
    basis: 'The cofounder agreement; billing takes it off each invoice for as long as the subscription lasts.',
    source: 'Cofounder agreement, customer section',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'customer-discount-year',
    text: 'Everything in Signals for $120 less a year',
    where: [paths.subscribe],
    basis: 'Computed: the yearly price of Signals minus that of the cofounder plan, twelve times the monthly discount.',
    source: 'lib/domain/membership/plans.ts',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'customer-shares',
    text: '1.5x profit share for referrals; 1.5x exit bonus: 1.5 times the standard share and bonus',
    where: [paths.home, paths.subscribe, paths.ambassador],
    basis: 'The cofounder agreement. A commitment, not a balance.',
    source: 'Cofounder agreement, customer section',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'first-degree',
    text: 'Up to 25% of sales from first-degree referrals, starting at 20%',
    where: [paths.home, paths.ambassador],
    basis: 'The payout schedule, version 1: its lowest and highest first-degree cuts.',
    source: 'lib/domain/referrals/referrals.ts',
    owner: 'Ambassador support',
    reviewBy: firstReview,
  },
  {
    id: 'second-degree',
    text: '10% of sales from second-degree referrals, up to 15%; 10% and more',
    where: [paths.home, paths.ambassador],
    basis: 'The payout schedule, version 1: its lowest and highest second-degree cuts.',
    source: 'lib/domain/referrals/referrals.ts',
    owner: 'Ambassador support',
    reviewBy: firstReview,
  },
  {
    id: 'derived-revenue',
    text: 'Each row assumes $10 revenue per referral.',
    where: [paths.home, paths.ambassador],
    basis: 'The first degree’s revenue divided by its referrals, in every row.',
    source: 'lib/domain/referrals/referrals.ts',
    owner: 'Ambassador support',
    reviewBy: firstReview,
  },
  {
    id: 'cap-table',
    text: '50% minimum cap table share for people from diverse backgrounds',
    where: [paths.home, paths.aboutValues, investingPaths.equality, paths.impactInvestor],
    basis: 'The equality commitment: a goal, shown as progress beside the cap table.',
    source: 'The founder’s commitments',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'founder-allocation',
    text: '90% of the founder’s equity allocated to this goal',
    where: [paths.home, paths.aboutValues, investingPaths.equality, paths.impactInvestor],
    basis: 'The equality commitment.',
    source: 'The founder’s commitments',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'stake',
    text: 'Each trade uses the same $1,000.',
    where: everywhere,
    basis: 'Results are calculated on the same hypothetical stake for each trade.',
    source: 'lib/domain/signals/trade-rules.ts',
    owner: 'Options desk',
    reviewBy: firstReview,
  },
  {
    id: 'sample-record',
    text: sampleSentence,
    where: [paths.home],
    basis: 'The demo’s 33 sample trades are generated; only their symbols are real.',
    source: 'lib/server/sample-data/trade-sample.ts',
    owner: 'Options desk',
    reviewBy: firstReview,
  },
  {
    id: 'plan-prices',
    text: '$20 a month, $10 for cofounding customers, $0 for a free account; $200 and $80 a year, $40 less than twelve months; $16.67 and $6.67 a month of a year',
    where: [paths.subscribe],
    basis: 'The prices that checkout charges.',
    source: 'lib/domain/membership/plans.ts',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'test-drive',
    text: '30-day free test drive; 30-day test drive; for 30 days',
    where: [paths.landing, paths.subscribe, paths.form('test-drive'), paths.form('single-signup')],
    basis: 'The test drive requires a card, is free for 30 days, and then becomes a paid plan unless canceled.',
    source: 'lib/domain/membership/plans.ts',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'usual-profit-share',
    text: 'Profit share for referrals: 1x',
    where: [paths.subscribe],
    basis: 'The base rate for the cofounding customer’s 1.5x.',
    source: 'Cofounder agreement, customer section',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  ...takingPartClaims,
  ...researchClaims,
];
