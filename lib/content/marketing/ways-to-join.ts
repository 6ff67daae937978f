import type { BlockOf } from '@/lib/content/shared/blocks';
import { cofounderTerms, joiners, profitShareTerms } from './joiners';
import { headlineCommissions } from '@/lib/content/referrals/payouts';

const [first, second] = headlineCommissions;
const none = 'None';

/** The perks of the three kinds of cofounders (section 1), compared. */
export const waysToJoin: BlockOf<'matrix'> = {
  kind: 'matrix',
  title: 'Compare the three ways to join',
  text: 'You can choose more than one.',
  caption: 'Perks by type of cofounder',
  columns: ['Perk', ...joiners.map(({ label }) => label)],
  rows: [
    { name: 'Price', cells: ['$10 a month off, locked for life', 'Regular price', 'Regular price'] },
    {
      name: 'Referrals',
      cells: [
        '1.5x profit share',
        `A custom link: ${first.lowest} of first-degree sales, up to ${first.headline}; ${second.headline} of second-degree sales, up to ${second.highest}`,
        none,
      ],
    },
    { name: 'Exit or IPO', cells: ['1.5x exit bonus', 'An exit bonus', 'The value of your shares'] },
    { name: 'Equity rounds', cells: [none, none, 'Early access to each, and you may invest in each'] },
    {
      name: 'Risk',
      cells: [
        'There may never be a profit or an exit',
        'Your referrals may not subscribe',
        'You can lose everything you invest',
      ],
    },
  ],
  note: `${profitShareTerms} ${cofounderTerms} None has been paid yet. Commission rates rise with the number of referrals.`,
};
