import { paths } from '@/lib/domain/paths';
import { signUpLabel } from './frame';

/** The words of the record's page. */
export const recordPage = {
  title: 'The trade record',
  description:
    'Every options signal with its strike, bid, dates and result on a $1,000 stake. Sort it by any column; wins and losses alike.',
  eyebrow: 'Options signals',
  heading: 'Every trade, in order.',
  lead: 'What was signalled, when it was filled, when it closed and what became of $1,000. Nothing is left out, so you can add it up yourself.',
  actions: [
    {
      label: signUpLabel,
      href: paths.signUp,
      member: { label: 'Your referral link', href: paths.accountLinks },
    },
    { label: 'Go to the table', href: '#record' },
  ],
  summary: {
    title: 'What it adds up to',
    lead: 'Counted from closed trades only. A few dozen trades over two months are too few to expect the same again.',
  },
  sectors: {
    title: 'Sector stocks and sector news',
    text: 'What the trades are made on: the stocks of each sector compared, and what was written about them.',
  },
  reading: {
    title: 'How to read it',
    questions: [
      {
        question: 'What does the result count?',
        answer:
          'Each trade is counted on the same $1,000. A return of 12% adds $120, a loss of 40% takes $400; gains are not staked again. The last column is the sum so far.',
      },
      {
        question: 'Why is the bid shown?',
        answer:
          'It is the price at which the signal was recorded. A buyer usually pays the ask, which is higher, and pays fees as well: your own result would have been lower.',
      },
      {
        question: 'What do Open and TBD mean?',
        answer: 'The trade is still running. It has no result yet, counts as zero, and stands last however you sort.',
      },
      {
        question: 'Can I lose everything?',
        answer: 'On any single option, yes. Do not put in what you cannot do without.',
      },
    ],
  },
} as const;

export type RecordPageWords = typeof recordPage;
