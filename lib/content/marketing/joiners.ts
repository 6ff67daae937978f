import { paths } from '@/lib/domain/shared/paths';
import { headlineCommissions } from '@/lib/content/referrals/payouts';

export type Joiner = {
  kind: 'customer' | 'ambassador' | 'investor';
  label: string;
  title: string;
  description: string;
  perks: readonly string[];
  note: string;
  action: { label: string; href: string };
};

const [first, second] = headlineCommissions;

/** What the 1.5x multiplier means. */
const multiplierTerms = '1.5x means 1.5 times the standard share and bonus, which a written agreement sets.';

/** What the 1.5x multiplier applies to and when. Shown with each offer of the cofounder plan. */
export const cofounderTerms = `${multiplierTerms} Both depend on a profit or exit.`;

/** How a cofounding customer's share differs from an ambassador's commission. */
export const profitShareTerms =
  'Commission is a percentage of what the people you refer pay. Profit share depends on a profit and is set by a written agreement.';

/** The three kinds of cofounders (section 1) with their perks. */
export const joiners: readonly Joiner[] = [
  {
    kind: 'customer',
    label: 'Cofounding customer',
    title: 'Lock in your discount',
    description: 'An early customer with a profit share and a bonus on an exit or IPO.',
    perks: ['$10 a month off, locked for life', '1.5x profit share for referrals', '1.5x exit bonus'],
    note: `${multiplierTerms} Profit share depends on a profit, commission on sales.`,
    action: { label: 'Become a cofounding customer', href: paths.subscribe },
  },
  {
    kind: 'ambassador',
    label: 'Cofounding ambassador',
    title: 'Earn from your referrals',
    description: 'Your link tracks your referrals (first degree) and theirs (second degree).',
    perks: [
      `Up to ${first.headline} of sales from first-degree referrals`,
      `From ${second.headline} of sales from second-degree referrals`,
      'An exit bonus',
    ],
    note: 'Rates rise with the number of referrals. None is paid on investments.',
    action: { label: 'Become an ambassador', href: paths.ambassador },
  },
  {
    kind: 'investor',
    label: 'Angel or growth investor',
    title: 'See each round first',
    description: 'Read the plans of each equity crowdfunding round before it opens.',
    perks: ['A first look at each round', 'You may invest in each round'],
    note: 'Signing up is not an investment. You can lose everything you invest.',
    action: { label: 'Become an investor', href: paths.investor },
  },
];
