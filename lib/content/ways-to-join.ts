import type { BlockOf } from './blocks';
import { joiners } from './joiners';
import { headlineCommissions } from './payouts';

const [first, second] = headlineCommissions;
const none = 'None';

/** Section 1's perks, kind by kind and line by line, so that they compare. */
export const waysToJoin: BlockOf<'matrix'> = {
  kind: 'matrix',
  title: 'Which of the three are you?',
  text: 'You can be more than one. Nobody has to bring anybody.',
  caption: 'The perks of the three kinds of joiner',
  columns: ['Perk', ...joiners.map(({ label }) => label)],
  rows: [
    { name: 'Your price', cells: ['$10 a month off, locked for life', 'The usual one', 'The usual one'] },
    {
      name: 'For referrals',
      cells: [
        '1.5x profit share',
        `A custom link: ${first.headline} of first-degree sales, ${second.headline} of second-degree sales`,
        none,
      ],
    },
    { name: 'On an exit or IPO', cells: ['1.5x exit bonus', 'An exit bonus', 'What your shares are then worth'] },
    { name: 'Equity rounds', cells: [none, none, 'A first look at each, and you may invest in each'] },
    {
      name: 'What can come to nothing',
      cells: [
        'There may never be a profit or an exit',
        'Those you tell may not subscribe',
        'You can lose all that you invest',
      ],
    },
  ],
  note: `Promised in writing, not paid yet. The schedule puts the cut at ${first.schedule} on the first degree and at ${second.schedule} on the second.`,
};
