import { historicalSample } from './messages';
import { productName } from './product';

/** What people ask before they sign up, with answers that cost us something. */
export const homeQuestions = [
  {
    question: 'Did anybody make this money?',
    answer: `No. The record shown here is marked as what it is: ${historicalSample}. Nobody traded it, and it says nothing about the next trade.`,
  },
  {
    question: 'Why do you show losses?',
    answer:
      'Because a record without them is an advertisement. Every row is counted, in the order in which it was issued.',
  },
  {
    question: 'Is the bid the price I would pay?',
    answer:
      'Often not. Results are counted at the bid, and a buyer usually pays the ask, so what you see is better than what you would have got. Costs come on top.',
  },
  {
    question: 'Is this advice?',
    answer: `No. ${productName} publishes research and signals to everybody alike. It does not know your means or your plans. Options can cost you all that you put in.`,
  },
  {
    question: 'How do ambassadors get paid?',
    answer:
      'A share of the subscriptions that come by their link, on two degrees, by the schedule above. Investments never pay a commission. The schedule is an illustration; once there are ambassadors, what the median one earned will be printed beside it.',
  },
  {
    question: 'What can I do today?',
    answer:
      'Read the whole record, look into sectors and stocks, claim a city or a school, and open an account, all of it free. The page “Where we stand” lists what is not there yet.',
  },
] as const;
