import { paths } from '@/lib/domain/paths';
import { researchClaims } from './claims-research';
import { takingPartClaims } from './claims-taking-part';
import type { RoleName } from './team';

export type Claim = {
  id: string;
  /** The sentence or the part of it that holds the number or the superlative, as pages show it. */
  text: string;
  /** The pages that say so. */
  where: readonly string[];
  /** What it rests on, in a sentence for readers. */
  basis: string;
  /** Where that can be looked up: a document, a module, a measurement. */
  source: string;
  /** The role that answers for it. */
  owner: RoleName;
  /** The last day on which it may stand without being looked at again. */
  reviewBy: string;
};

const firstReview = '2027-05-01';
const everywhere = ['every page'] as const;

/**
 * Every number and superlative that a page states on its own account, with what it rests on. Figures that are computed
 * from records or from the payout schedule carry their own source and are not listed. `npm run build` refuses to build
 * once a day of review has passed.
 */
export const claims: readonly Claim[] = [
  {
    id: 'mission',
    text: 'Help 100 million people turn less than $500 into $1,000,000 in under 10 years.',
    where: [paths.home, paths.aboutValues],
    basis: 'The mission, an aspiration: nothing has been measured.',
    source: 'The founder’s mission statement',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'mission-terms',
    text: 'That is a 2,000-fold rise: 113.8% a year, 10 years in a row.',
    where: [paths.home, paths.aboutValues],
    basis: 'Computed: (1,000,000 / 500) to the power of 1/10.',
    source: 'lib/domain/compound.ts',
    owner: 'Rules and compliance',
    reviewBy: firstReview,
  },
  {
    id: 'customer-discount',
    text: '$10 a month off, locked for life',
    where: [paths.home, paths.subscribe, paths.ambassador],
    basis: 'The cofounder agreement; billing takes it off each invoice for as long as the subscription lasts.',
    source: 'Cofounder agreement, customer’s part',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'customer-shares',
    text: '1.5x profit share for referrals; 1.5x exit bonus',
    where: [paths.home, paths.subscribe, paths.ambassador],
    basis: 'The cofounder agreement. Promised, not a balance.',
    source: 'Cofounder agreement, customer’s part',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'first-degree',
    text: '25% of sales from first-degree referrals; up to 25%',
    where: [paths.home, paths.ambassador],
    basis: 'The payout schedule, version 1: its highest first-degree cut.',
    source: 'lib/domain/referrals.ts',
    owner: 'Ambassador care',
    reviewBy: firstReview,
  },
  {
    id: 'second-degree',
    text: '10% of sales from second-degree referrals; 10% and more',
    where: [paths.home, paths.ambassador],
    basis: 'The payout schedule, version 1: its lowest second-degree cut.',
    source: 'lib/domain/referrals.ts',
    owner: 'Ambassador care',
    reviewBy: firstReview,
  },
  {
    id: 'derived-revenue',
    text: 'Derived: referrals × $10',
    where: [paths.home, paths.ambassador],
    basis: 'The first degree’s revenue divided by its referrals, in every row.',
    source: 'lib/domain/referrals.ts',
    owner: 'Ambassador care',
    reviewBy: firstReview,
  },
  {
    id: 'weekly-report',
    text: '1 report for each week',
    where: [paths.home, paths.aboutValues],
    basis: 'The transparency commitment; reports start with the first live week.',
    source: 'The founder’s commitments',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'cap-table',
    text: '50% of the cap table, at least, for people from diverse backgrounds',
    where: [paths.home, paths.aboutValues, paths.equality, paths.impactInvestor],
    basis: 'The equality commitment: a goal, shown as progress beside the cap table.',
    source: 'The founder’s commitments',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'founder-allocation',
    text: '90% of the founder’s equity allocated to it',
    where: [paths.home, paths.landing, paths.aboutValues, paths.equality, paths.impactInvestor],
    basis: 'The equality commitment.',
    source: 'The founder’s commitments',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'stake',
    text: 'The return on $1,000',
    where: everywhere,
    basis: 'How the record is counted: each trade on the same hypothetical stake.',
    source: 'lib/domain/trade-rules.ts',
    owner: 'Options desk',
    reviewBy: firstReview,
  },
  {
    id: 'whole-record',
    text: 'No best-of. These are the latest rows, whatever they did, and the rest is one click away.',
    where: [paths.home],
    basis: 'The page shows the last rows of the record by number; the record’s page shows all of them.',
    source: 'lib/content/record-view.ts',
    owner: 'Options desk',
    reviewBy: firstReview,
  },
  {
    id: 'plan-prices',
    text: '$20 a month, $10 for cofounding customers, $0 for a free account',
    where: [paths.subscribe],
    basis: 'Proposed: the payout schedule’s revenue for one referral, with the cofounders’ discount and without it.',
    source: 'lib/domain/plans.ts',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'test-drive',
    text: '30-day test drive; for 30 days; thirty days of everything',
    where: [paths.subscribe, paths.form('test-drive'), paths.form('single-signup')],
    basis:
      'The test drive as it is offered: it begins with a card, charges nothing for its days, and is a paid plan after them unless it is cancelled.',
    source: 'lib/domain/plans.ts',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  {
    id: 'usual-profit-share',
    text: 'Profit share for referrals: 1x',
    where: [paths.subscribe],
    basis: 'The measure that the cofounding customer’s 1.5x is taken from.',
    source: 'Cofounder agreement, customer’s part',
    owner: 'Founder',
    reviewBy: firstReview,
  },
  ...takingPartClaims,
  ...researchClaims,
];
