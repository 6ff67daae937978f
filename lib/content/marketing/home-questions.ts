import { sampleSentence } from '@/lib/content/signals/sample-sentence';

/** The home page's FAQ. */
export const homeQuestions = [
  {
    question: 'Are these real trades?',
    answer: `No. ${sampleSentence}`,
  },
  {
    question: 'How do you calculate results?',
    answer:
      'Each signal has a symbol, call or put, strike, expiration, bid and fill date. When we close it, we add the close date and the return. Each trade uses the same $1,000. Gains are not reinvested. Open trades are excluded.',
  },
  {
    question: 'Can I buy at the bid?',
    answer:
      'Usually not. We calculate results at the bid, and buyers usually pay the higher ask. Your result would be lower, and fees reduce it further.',
  },
  {
    question: 'What can I do for free?',
    answer: 'View the full track record, research sectors and stocks, claim a city or school, and create an account.',
  },
] as const;
