import { sampleSentence } from '@/lib/content/signals/sample-sentence';
import { productName } from '@/lib/content/shared/product';

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
    question: 'Why do you show losses?',
    answer: 'So you can judge the full track record. Every closed trade counts, in the order we issued it.',
  },
  {
    question: 'Can I buy at the bid?',
    answer:
      'Usually not. We calculate results at the bid, and buyers usually pay the higher ask. Your result would be lower, and fees reduce it further.',
  },
  {
    question: 'Is this investment advice?',
    answer: `No. ${productName} publishes the same research and signals for everyone, without knowing your finances or goals. Options can lose their entire value.`,
  },
  {
    question: 'How do ambassadors get paid?',
    answer:
      'Ambassadors earn a share of paid subscriptions from first- and second-degree referrals. Investments pay no commission.',
  },
  {
    question: 'What can I do for free?',
    answer: 'View the full track record, research sectors and stocks, claim a city or school, and create an account.',
  },
] as const;
