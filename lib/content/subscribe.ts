import { graceDays } from '@/lib/domain/membership';
import { usd } from '@/lib/domain/money';
import { paths } from '@/lib/domain/paths';
import { monthlyPrices, testDriveDays } from '@/lib/domain/plans';
import type { ContentPage } from './blocks';

const full = usd(monthlyPrices.member);
const reduced = usd(monthlyPrices.cofounder);
const off = usd(monthlyPrices.member - monthlyPrices.cofounder);

/** The plans, their prices, and how to get out again. */
export const subscribe = {
  title: 'Plans and prices',
  description: `A free account, a plan at ${full} a month, ${reduced} for cofounding customers: what each includes, and how to cancel in two clicks.`,
  blocks: [
    {
      kind: 'cta',
      title: 'Three plans, and two clicks to leave.',
      text: `Look around free for as long as you like. A plan adds new signals as they are issued and the posts for paying members: ${full} a month, or ${reduced} for cofounding customers. Cancel in two clicks on your billing page, take it back in one.`,
      actions: [
        { label: `Start the ${testDriveDays}-day test drive`, href: `${paths.checkout}?plan=member&testDrive=1` },
        { label: `Become a cofounding customer`, href: `${paths.checkout}?plan=cofounder` },
      ],
    },
    {
      kind: 'cards',
      title: 'Choose yours',
      cards: [
        {
          category: 'Free account',
          title: usd(monthlyPrices.free),
          description: 'For as long as you like, without a card.',
          paragraph: 'You read what everybody reads, and see what came of each signal.',
          list: ['The whole trade record', 'Sector and stock research', 'Signals once they are closed'],
          footNote: 'It ends when you close it.',
          link: { label: 'Sign up free', href: paths.signUp },
        },
        {
          category: 'Member',
          title: `${full} a month`,
          description: `With a ${testDriveDays}-day test drive, once.`,
          paragraph: 'You get new signals as they are issued, and read what is written for paying members.',
          list: ['All of the free account', 'New signals as they are issued', 'Posts for paying members'],
          footNote: 'Two clicks cancel it, at the end of the month.',
          link: { label: `Take the ${full} plan`, href: `${paths.checkout}?plan=member` },
        },
        {
          category: 'Cofounding customer',
          title: `${reduced} a month`,
          description: `${off} off, locked for life.`,
          paragraph: 'You are early: the discount stays for as long as you stay subscribed.',
          list: ['All that members get', '1.5x profit share for referrals', '1.5x exit bonus'],
          footNote:
            'Shares and bonuses are promised by a written agreement, and there may never be a profit or an exit.',
          link: { label: `Take the ${reduced} plan`, href: `${paths.checkout}?plan=cofounder` },
        },
      ],
    },
    {
      kind: 'matrix',
      title: 'What each plan includes',
      text: 'The same research and the same record for everybody. What you pay for is to get new signals as they are issued.',
      caption: 'Free account, member and cofounding customer compared',
      columns: ['What', 'Free account', 'Member', 'Cofounding customer'],
      rows: [
        {
          name: 'Price a month',
          cells: [usd(monthlyPrices.free), full, `${reduced}: ${off} off, locked for life`],
        },
        { name: 'The whole trade record', cells: ['Yes', 'Yes', 'Yes'] },
        { name: 'Sector and stock research', cells: ['Yes', 'Yes', 'Yes'] },
        { name: 'New signals as they are issued', cells: ['No: closed trades only', 'Yes', 'Yes'] },
        { name: 'Posts for paying members', cells: ['No', 'Yes', 'Yes'] },
        { name: `${testDriveDays}-day test drive`, cells: ['No', 'Yes, once, with a card', 'Yes, once, with a card'] },
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
      note: 'No signal has been issued yet: until the first one, a plan brings the posts for paying members alone, and the trades that you can see are a sample for everybody. Where payments are simulated, as in a demonstration, no money moves and only test cards are taken. Paid by the year, a plan costs twelve months in one invoice.',
    },
    {
      kind: 'steps',
      title: 'How the test drive works',
      text: 'Thirty days of everything, with one letter before anything is charged.',
      steps: [
        {
          title: 'Add a card and agree',
          text: 'The price after the test drive stands beside the button. Nothing is charged on the day.',
        },
        {
          title: 'Look at everything for a month',
          text: `For ${testDriveDays} days you see what a member sees, losses included. One test drive for an account and for a card.`,
        },
        {
          title: 'We write before it ends',
          text: 'Three days before the first charge you get a mail with the day and the amount. Cancel before that day, and you pay nothing.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Before you ask',
      questions: [
        {
          question: 'Where do the prices come from?',
          answer: `The payout schedule says that one referral brings ${reduced} a month, and a cofounding customer has ${off} off. So the full price is ${full}.`,
        },
        {
          question: 'What happens when my card is refused?',
          answer: `Nothing closes for ${graceDays} days. We write three times, the billing page says until when, and another card mends it at once.`,
        },
        {
          question: 'Can I have one as a gift?',
          answer:
            'Yes. A gift is a code, good once, for one, three or twelve months. It is used on the billing page, ends by itself and never turns into a charge.',
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
          question: 'How do I cancel?',
          answer:
            'By a button on your billing page, in two clicks and without asking anybody. The plan then runs to the end of what is paid, and you can take the cancellation back until that day.',
        },
        {
          question: 'Does somebody earn from my subscription?',
          answer:
            'If a link brought you, its owner earns a share, and a line at the top of the page says so. You pay the same with and without a link.',
        },
      ],
    },
    {
      kind: 'cta',
      title: 'Promises that are tested.',
      text: 'What this page says about paying and leaving is held by tests of our code. Read which, and when they last passed.',
      actions: [{ label: 'What we promise', href: paths.billingPromises }],
    },
  ],
} as const satisfies ContentPage;
