import { paths } from '@/lib/domain/paths';
import { headlineCommissions } from './payouts';

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

/** The three kinds of section 1 with their perks. What is promised, not what anybody has been paid. */
export const joiners: readonly Joiner[] = [
  {
    kind: 'customer',
    label: 'Cofounding customer',
    title: 'Keep your price, share the profit',
    description: 'An early customer with a profit share and a bonus on an exit or IPO.',
    perks: ['$10 a month off, locked for life', '1.5x profit share for referrals', '1.5x exit bonus'],
    note: 'Shares and bonuses are promised by a written agreement, and there may never be a profit or an exit.',
    action: { label: 'Become a cofounding customer', href: paths.subscribe },
  },
  {
    kind: 'ambassador',
    label: 'Cofounding ambassador',
    title: 'Earn on two degrees',
    description: 'Your own link tracks who you bring, and who they bring.',
    perks: [
      `${first.headline} of sales from first-degree referrals`,
      `${second.headline} of sales from second-degree referrals`,
      'An exit bonus',
    ],
    note: `The schedule says from how many referrals: ${first.schedule} on the first degree, ${second.schedule} on the second. Subscriptions count, investments never do.`,
    action: { label: 'Become an ambassador', href: paths.ambassador },
  },
  {
    kind: 'investor',
    label: 'Angel or growth investor',
    title: 'See each round first',
    description: 'A first look at each equity crowdfunding round, before it opens to everybody.',
    perks: ['A first look at each round', 'You may invest in each round'],
    note: 'Being on the list is no investment. Early companies often fail, and you can lose all that you invest.',
    action: { label: 'Become an investor', href: paths.investor },
  },
];
