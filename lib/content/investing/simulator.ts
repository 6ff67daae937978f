import type { AssumptionName } from '@/lib/domain/investing/simulator';
import type { Stakeholder } from '@/lib/domain/investing/dilution';
import { paths } from '@/lib/domain/shared/paths';

type FieldCopy = { label: string; hint: string; unit: 'shares' | 'dollars' | 'percent' | 'times' | 'choice' };

/** Copy of the simulator, sent as page data. */
export const simulatorPage = {
  title: 'Dilution and exit calculator',
  description: 'See how a SAFE, a priced round, a larger option pool and an exit affect your stake.',
  eyebrow: 'Cap table',
  heading: 'Dilution and exit calculator',
  lead: 'Change the assumptions to see ownership after a round and payouts at exit. Your numbers stay in your browser. Copy the URL to share them.',
  warning: {
    title: 'Most startups return less than investors put in, and many return nothing',
    text: 'Correlation Ventures: of more than 21,000 US venture financings, 65% returned less than was invested from 2004 to 2013, and nearly half in the ten years to 2023. Professionals picked those companies. Invest only what you can afford to lose.',
  },
  exits: {
    title: 'Exit payouts',
    caption: 'Payout by group and sale price',
    value: 'Sale price',
    mine: 'You',
    multiple: 'Your return',
    nothing: '$0 (shutdown)',
    times: '×',
  },
  ownership: {
    title: 'Ownership',
    caption: 'Ownership before the SAFE, with it and after the round',
    group: 'Group',
    stages: { before: 'Before', withSafe: 'With SAFE', after: 'After' },
    shares: 'Shares after',
  },
  safeBy: {
    cap: 'The SAFE converts at its cap',
    discount: 'The SAFE converts at its discount',
    none: 'No SAFE',
  },
  price: 'Round price per share',
  safePrice: 'SAFE price per share',
  impossible: {
    title: 'These terms don’t work together',
    text: 'They leave nothing for existing shareholders. Reduce the SAFE, round or pool, or raise a valuation.',
  },
  wrong: 'Enter a number from {least} to {most}. Results use your last valid number.',
  form: 'Assumptions',
  reset: 'Reset',
  needsScripts: 'Turn on JavaScript to change the assumptions.',
  groups: { held: 'Founders', pool: 'Pool', safe: 'SAFE', round: 'Round' } satisfies Record<Stakeholder, string>,
  fields: {
    held: { label: 'Existing shares', hint: 'All shares except the pool', unit: 'shares' },
    pool: { label: 'Option pool before', hint: 'Granted and ungranted', unit: 'shares' },
    safe: { label: 'SAFE amount', hint: 'Invested before the round', unit: 'dollars' },
    cap: { label: 'SAFE valuation cap', hint: 'Post-money. 0 for none', unit: 'dollars' },
    discount: { label: 'SAFE discount', hint: 'Percent off the round price', unit: 'percent' },
    pre: { label: 'Pre-money valuation', hint: 'Company value before the round', unit: 'dollars' },
    round: { label: 'Round size', hint: 'Total new investment', unit: 'dollars' },
    target: { label: 'Option pool after', hint: 'Percent, fully diluted', unit: 'percent' },
    preference: { label: 'Liquidation preference', hint: 'Multiple of the round, 0 to 5', unit: 'times' },
    takesPart: {
      label: 'Participation',
      hint: 'Non-participating investors convert if that pays more',
      unit: 'choice',
    },
    mine: { label: 'Your investment', hint: 'Part of the round', unit: 'dollars' },
    exit: { label: 'Exit value', hint: 'Sale price of the company', unit: 'dollars' },
  } satisfies Record<AssumptionName, FieldCopy>,
  choices: [
    { value: '0', label: 'Non-participating' },
    { value: '1', label: 'Participating' },
  ],
  counted: {
    title: 'Methodology',
    points: [
      'The SAFE is post-money: its amount divided by its cap is its ownership before the round. It converts at the cap or the discount, whichever gives more shares.',
      'The pool is increased before the round, so it dilutes existing shareholders only.',
      'Preferences rank equally. The SAFE’s preference is its own amount, once. Non-participating holders convert to common when that pays more.',
      'All options count as granted and exercised at no cost. Taxes, debt, fees and later rounds are excluded and would reduce your payout.',
    ],
  },
  note: 'Hypothetical results based on your assumptions. Not a forecast, an offer of securities or a recommendation.',
  ways: [
    { label: 'Current cap table', href: paths.capTable },
    { label: 'Investment disclosures', href: paths.disclosures },
  ],
} as const;

export type SimulatorCopy = typeof simulatorPage;
