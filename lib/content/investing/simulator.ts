import type { AssumptionName } from '@/lib/domain/investing/simulator';
import type { Stakeholder } from '@/lib/domain/investing/dilution';
import { paths } from '@/lib/domain/shared/paths';

type FieldWords = { label: string; hint: string; unit: 'shares' | 'dollars' | 'percent' | 'times' | 'choice' };

/** The words of the simulator. They travel as data. */
export const simulatorPage = {
  title: 'Dilution and exit simulator',
  description: 'What a SAFE, a priced round, a bigger option pool and an exit do to a share, the bad ends first.',
  eyebrow: 'The cap table',
  heading: 'What becomes of a share.',
  lead: 'Change the assumptions and see who owns how much afterwards, and who is paid how much when it ends. Nothing you type leaves this page; the address keeps it, so that you can share it.',
  warning: {
    title: 'Most start-ups return less than was put in, and many return nothing',
    text: 'Of more than 21,000 financings of venture-funded companies in the United States, 65% returned less than was put in (2004 to 2013, Correlation Ventures); in the ten years up to 2023 it was nearly half. Those companies had been picked by professionals. Expect worse of a start-up that has not been, and put in only what you can lose.',
  },
  exits: {
    title: 'What an exit pays, the bad ends first',
    caption: 'What each group is paid, by what the company is sold for',
    value: 'Sold for',
    mine: 'You',
    multiple: 'Your money back',
    nothing: '$0: it closes',
    times: 'times',
  },
  ownership: {
    title: 'Who owns how much',
    caption: 'Parts of all shares, at three moments',
    group: 'Group',
    stages: { before: 'Before', withSafe: 'With SAFE', after: 'After' },
    shares: 'Shares after',
  },
  safeBy: {
    cap: 'The SAFE converts at its cap',
    discount: 'The SAFE converts at its discount',
    none: 'There is no SAFE',
  },
  price: 'A share in the round costs',
  safePrice: 'a share of the SAFE',
  impossible: {
    title: 'These terms do not add up',
    text: 'Together they would leave nothing for those who were there before. Make the SAFE, the round or the pool smaller, or a valuation larger.',
  },
  wrong: 'Please enter a number in its bounds; the last one that made sense is used.',
  form: 'Assumptions',
  reset: 'As it was at first',
  needsScripts: 'These are the starting assumptions. Changing them needs scripts.',
  groups: { held: 'Founders', pool: 'Pool', safe: 'SAFE', round: 'Round' } satisfies Record<Stakeholder, string>,
  fields: {
    held: { label: 'Shares that exist', hint: 'The founders’ and all others’, without the pool', unit: 'shares' },
    pool: { label: 'Option pool before', hint: 'Granted or not', unit: 'shares' },
    safe: { label: 'SAFE, money', hint: 'Put in before the round', unit: 'dollars' },
    cap: { label: 'SAFE, cap', hint: 'Post-money; 0 for none', unit: 'dollars' },
    discount: { label: 'SAFE, discount', hint: 'Percent off the round’s price', unit: 'percent' },
    pre: { label: 'The company before the round', hint: 'Pre-money valuation', unit: 'dollars' },
    round: { label: 'New money', hint: 'All of the round', unit: 'dollars' },
    target: { label: 'Option pool after', hint: 'Percent of everything', unit: 'percent' },
    preference: { label: 'Liquidation preference', hint: 'Times the new money, 0 to 5', unit: 'times' },
    takesPart: {
      label: 'After its preference the round',
      hint: 'Or takes its part instead, if that is more',
      unit: 'choice',
    },
    mine: { label: 'Your money in the round', hint: 'Of the new money', unit: 'dollars' },
    exit: { label: 'An exit you hope for', hint: 'What a buyer pays', unit: 'dollars' },
  } satisfies Record<AssumptionName, FieldWords>,
  choices: [
    { value: '0', label: 'gets nothing more' },
    { value: '1', label: 'takes its part as well' },
  ],
  counted: {
    title: 'How it is counted',
    points: [
      'The SAFE is post-money: its money divided by its cap is what it owns before the new money. It converts at its cap or at its discount, whichever gives more shares.',
      'The pool is topped up before the new money, so those who were there before pay for it.',
      'Preferences rank equally. The SAFE’s is its own money, once. Who does not take part turns into common shares when that brings more.',
      'All options count as granted and used, at no price. Taxes, debts, fees and later rounds are left out; each of them makes your part smaller.',
    ],
  },
  note: 'Arithmetic on your own assumptions: not a forecast, not an offer of securities and not a recommendation.',
  ways: [
    { label: 'The cap table as it is', href: paths.capTable },
    { label: 'What you should know before you invest', href: paths.disclosures },
  ],
} as const;

export type SimulatorWords = typeof simulatorPage;
