import { recordPaths } from '@/lib/domain/signals/record-paths';
import { paths } from '@/lib/domain/shared/paths';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';
import { liveSignals } from './variant-names';
import { signUpLabel } from '@/lib/content/shared/frame';

/** Copy of the options track record. */
export const recordPage = {
  title: 'Options track record',
  description: 'Every options signal with its strike, bid, dates and result on a $1,000 stake, wins and losses alike.',
  eyebrow: 'Options signals',
  heading: 'Options track record',
  lead: 'Every signal with its dates, entry price and result on $1,000.',
  actions: [
    {
      label: signUpLabel,
      href: paths.signUp,
      // Members with a plan see the open signals there; others see how to get a plan.
      member: { label: 'View live signals', href: `${paths.optionsSignals}?variant=live#record` },
    },
    { label: 'View trades', href: '#record' },
  ],
  /** Copy while the page shows live signals. */
  live: {
    title: 'Live options signals',
    heading: 'Live options signals',
    lead: 'Every signal is published in a hash chain before its result is known.',
    actions: [
      { label: signUpLabel, href: paths.signUp, member: { label: 'View open signals', href: '#record' } },
      { label: 'Verify the ledger', href: recordPaths.verify },
    ],
    list: {
      title: 'Live signals',
      label: 'Filter and export',
      href: `${tradesPath}?variant=live`,
      all: 'All live signals',
    },
  },
  summary: {
    title: 'Track record performance',
    lead: 'Figures are of closed trades at the bid price, before costs unless labeled net. Past performance does not guarantee future results.',
    more: { label: 'View all statistics', href: recordPaths.performance },
  },
  list: {
    title: 'All trades',
    label: 'Filter and export',
    href: tradesPath,
  },
  sectors: {
    title: 'Related sectors',
    text: 'Compare the stocks in each sector and read the latest news.',
  },
  reading: {
    title: 'FAQ',
    questions: [
      {
        question: 'How are results calculated?',
        answer:
          'Each trade uses the same $1,000. A 12% gain adds $120 and a 40% loss subtracts $400. Gains are not reinvested. The last column is the running balance. It adds the results in the order the trades were issued, not in the order they closed.',
      },
      {
        question: 'Why do you show the bid?',
        answer:
          'We record each signal at the bid. Buyers usually pay the higher ask plus fees, so your own results would have been lower.',
      },
      {
        question: 'What are live signals?',
        answer: `${liveSignals} The track record is from before the ledger.`,
      },
      {
        question: 'What do Open and TBD mean?',
        answer: 'The trade is still open. It has no result yet and is excluded from results.',
      },
      {
        question: 'How much can I lose?',
        answer: 'You can lose the full amount you pay for an option. Only invest money you can afford to lose.',
      },
    ],
  },
} as const;

/** Label of the link to all trades, with their number. */
export const allTrades = (total: number) => (total === 0 ? 'All trades' : `All ${total} trades`);

export type RecordPageCopy = typeof recordPage;
