import { usd } from '@/lib/domain/money';
import { paths } from '@/lib/domain/paths';
import { monthlyPrices, testDriveDays } from '@/lib/domain/plans';
import { signUpLabel } from './frame';
import type { ContentPage } from './blocks';
import { leadBlock } from './lead-forms';

const full = usd(monthlyPrices.member);
const reduced = usd(monthlyPrices.cofounder);
const off = usd(monthlyPrices.member - monthlyPrices.cofounder);

/** The plans as they are proposed. Paying is not open, and the page says so before it names a price. */
export const subscribe = {
  title: 'Plans and prices',
  description: `A free account, a plan at ${full} a month, ${reduced} for cofounding customers: what each includes. Not for sale yet.`,
  blocks: [
    {
      kind: 'cta',
      title: 'Three plans, and nothing to pay yet.',
      text: 'Payments are not open: no card is asked for, and nothing you do here turns into a bill. These are the plans as we propose them, so that you can tell us what you think before anything is sold.',
      actions: [
        {
          label: signUpLabel,
          href: paths.signUp,
          member: { label: 'See the whole record', href: paths.optionsSignals },
        },
        { label: `Ask for the ${testDriveDays}-day test drive`, href: paths.form('test-drive') },
      ],
    },
    {
      kind: 'matrix',
      title: 'What each plan includes',
      text: 'The same research and the same record for everybody. What you would pay for is to get new signals as they are issued.',
      caption: 'Free account, member and cofounding customer compared',
      columns: ['What', 'Free account', 'Member', 'Cofounding customer'],
      rows: [
        {
          name: 'Price a month',
          cells: [usd(monthlyPrices.free), `${full}, proposed`, `${reduced}, proposed: ${off} off, locked for life`],
        },
        { name: 'The whole trade record', cells: ['Yes', 'Yes', 'Yes'] },
        { name: 'Sector and stock research', cells: ['Yes, as it opens', 'Yes, as it opens', 'Yes, as it opens'] },
        { name: 'New signals as they are issued', cells: ['No: closed trades only', 'Yes', 'Yes'] },
        { name: 'Posts for paying members', cells: ['No', 'Yes', 'Yes'] },
        { name: `${testDriveDays}-day test drive`, cells: ['Yes, once', 'Not needed', 'Not needed'] },
        { name: 'Profit share for referrals', cells: ['No', '1x', '1.5x, promised in an agreement'] },
        { name: 'Exit bonus', cells: ['No', 'No', '1.5x, promised in an agreement'] },
        { name: 'Personal advice', cells: ['No', 'No', 'No'] },
        {
          name: 'Ends',
          cells: [
            'When you close it',
            'At the end of the month in which you cancel',
            'The same; the discount ends with it',
          ],
        },
      ],
      note: 'The prices are derived and not final: the payout schedule counts $10 of revenue for each referral, and the discount for cofounding customers is $10. The price that holds is the one shown when payments open.',
    },
    {
      kind: 'steps',
      title: 'How the test drive works',
      text: 'A look at everything, without a card.',
      steps: [
        {
          title: 'Leave a number or an email',
          text: 'Only to send you the link. You can stop every message by one word.',
        },
        {
          title: 'Look at everything for a month',
          text: `For ${testDriveDays} days you see what a member sees, losses included.`,
        },
        {
          title: 'It ends by itself',
          text: 'There is no card, so it cannot turn into a subscription. You decide anew, or you do nothing.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Before you ask',
      questions: [
        {
          question: 'Can I pay now?',
          answer:
            'No. Payments open in a later step. Until then you can sign up free, ask for the test drive, or leave your email below to hear when they open.',
        },
        {
          question: 'Where do the prices come from?',
          answer: `They are derived. The payout schedule says that one referral brings ${reduced} a month, and a cofounding customer has ${off} off. So the full price is ${full}. They may still change before anything is sold.`,
        },
        {
          question: 'What does “locked for life” mean?',
          answer: `As long as a cofounding customer stays subscribed, ${off} a month is taken off whatever the price then is. Whoever leaves and comes back later pays the full price.`,
        },
        {
          question: 'Will a plan make me money?',
          answer:
            'Nobody can promise that. Signals can lose, a single option can lose all that you put in, and the record shows both. A plan costs money whether you win or not.',
        },
        {
          question: 'How would I cancel?',
          answer:
            'By a button on your account page, without asking anybody. The plan then runs to the end of the month that is paid, and you can take the cancellation back until that day.',
        },
        {
          question: 'Does somebody earn from my subscription?',
          answer:
            'If a link brought you, its owner earns a share, and a line at the top of the page says so. You pay the same with and without a link.',
        },
      ],
    },
    leadBlock(
      'newsletter',
      'Hear when payments open',
      'One mail when they do, and the newsletter until then. You confirm first, and every mail has a link to stop.',
    ),
  ],
} as const satisfies ContentPage;
