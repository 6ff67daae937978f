import { graceDays } from '@/lib/domain/membership/membership';
import { usd, usdExact } from '@/lib/domain/shared/money';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import { paths } from '@/lib/domain/shared/paths';
import { testDriveDays } from '@/lib/domain/membership/plans';
import {
  discountCents,
  monthlyPrices,
  priceCents,
  yearSavingCents,
  refundRequestDays,
  type Tier,
} from '@/lib/domain/membership/plans';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { cofounderTerms } from './joiners';
import { notStarted } from './not-started';

const full = usd(monthlyPrices.member);
const reduced = usd(monthlyPrices.cofounder);
const off = usd(monthlyPrices.member - monthlyPrices.cofounder);

const pricesOf = (tier: Tier) => ({
  month: {
    price: usd(priceCents(tier, 'month')),
    per: '/month',
    note: `Or ${usd(priceCents(tier, 'year'))} a year. Save ${usd(yearSavingCents(tier))} a year.`,
  },
  year: {
    price: usd(priceCents(tier, 'year')),
    per: '/year',
    note: `${usdExact(Math.round(priceCents(tier, 'year') / 12))} a month. Save ${usd(yearSavingCents(tier))} a year.`,
  },
});
const yearCell = (tier: Tier) => `${usd(priceCents(tier, 'year'))}, ${usd(yearSavingCents(tier))} less than monthly`;
const trial = `Starts with a ${testDriveDays}-day free test drive.`;
const checkoutOf = (tier: Tier) => ({
  month: { href: `${paths.checkout}?plan=${tier}&testDrive=1` },
  year: { href: `${paths.checkout}?plan=${tier}&interval=year&testDrive=1` },
});

/** The pricing page. */
export const subscribe = {
  title: 'Plans and pricing',
  description: `A free account, signals at ${full} a month, and ${reduced} a month for cofounding customers. Cancel anytime.`,
  blocks: [
    {
      kind: 'plans',
      title: 'Simple pricing. Cancel anytime.',
      text: 'Research is free. A plan adds every new signal as it’s issued, and subscriber-only posts.',
      saving: `Yearly saves you ${usd(yearSavingCents('member'))}.`,
      note: notStarted,
      plans: [
        {
          tier: 'cofounder',
          name: 'Cofounding customer',
          summary: {
            month: `Everything in Signals for ${off} less a month. The discount is locked for life.`,
            year: `Everything in Signals for ${usd(discountCents('cofounder', 'year'))} less a year. The discount is locked for life.`,
          },
          isRecommended: true,
          prices: pricesOf('cofounder'),
          trial,
          list: ['Everything in Signals', '1.5x profit share for referrals', '1.5x exit bonus'],
          footNote: cofounderTerms,
          action: { label: `Start ${testDriveDays}-day free test drive`, to: checkoutOf('cofounder') },
        },
        {
          tier: 'member',
          name: 'Signals',
          summary: 'Get new signals as they’re issued and read subscriber-only posts.',
          prices: pricesOf('member'),
          trial,
          list: ['Everything in Free', 'New signals as they’re issued', 'Subscriber-only posts'],
          footNote:
            'Unlike the cofounding plan, you can cancel it and choose it again. You keep access until the end of the period.',
          action: { label: `Start ${testDriveDays}-day free test drive`, to: checkoutOf('member') },
        },
        {
          tier: 'free',
          name: 'Free',
          summary: 'Research stocks and sectors, and review every closed signal.',
          prices: {
            month: { price: usd(monthlyPrices.free) },
            year: { price: usd(monthlyPrices.free) },
          },
          terms: 'No credit card required.',
          list: ['Full track record', 'Sector and stock research', 'Watchlists and alerts'],
          footNote: 'Free, with no time limit.',
          action: { label: 'Sign up free', to: { month: { href: paths.signUp }, year: { href: paths.signUp } } },
        },
      ],
    },
    {
      kind: 'matrix',
      title: 'Compare plans',
      foldLabel: 'Full comparison',
      caption: 'Cofounding customer, Signals and Free compared',
      columns: ['Feature', 'Cofounding customer', 'Signals', 'Free'],
      rows: [
        {
          name: 'Price per month',
          cells: [`${reduced} instead of ${full}: ${off} off, locked for life`, full, usd(monthlyPrices.free)],
        },
        { name: 'Price per year', cells: [yearCell('cofounder'), yearCell('member'), usd(monthlyPrices.free)] },
        { name: 'Full track record', cells: ['Yes', 'Yes', 'Yes'] },
        { name: 'Sector and stock research', cells: ['Yes', 'Yes', 'Yes'] },
        { name: 'Watchlists and alerts', cells: ['Yes', 'Yes', 'Yes'] },
        { name: 'New signals as they’re issued', cells: ['Yes', 'Yes', 'Once closed, or after 30 days'] },
        { name: 'Subscriber-only posts', cells: ['Yes', 'Yes', 'No'] },
        { name: 'Posts for cofounding customers', cells: ['Yes', 'No', 'No'] },
        {
          name: `${testDriveDays}-day free test drive`,
          cells: ['Yes, once, with a card', 'Yes, once, with a card', 'No'],
        },
        { name: 'Profit share for referrals', cells: ['1.5x, by agreement', '1x, by agreement', 'No'] },
        { name: 'Exit bonus', cells: ['1.5x, by agreement', 'No', 'No'] },
        { name: 'Cancellation', cells: ['Anytime; ends the discount', 'Anytime', 'Not needed'] },
      ],
      note: 'A written agreement sets the standard exit bonus. Ambassadors get an exit bonus too. The Signals plan has none.',
    },
    {
      kind: 'steps',
      title: 'How the free test drive works',
      steps: [
        {
          title: 'Add a card',
          text: 'You see the price up front. You pay nothing today.',
        },
        {
          title: 'Use everything',
          text: `Get full access for ${testDriveDays} days. One test drive per account and card.`,
        },
        {
          title: 'Get a reminder',
          text: 'We email you the date and amount three days before the first charge. Cancel before then and you pay nothing.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'FAQ',
      questions: [
        {
          question: `Why does Signals cost ${full} when the cofounding plan costs ${reduced}?`,
          answer: `${full} is the full price. Cofounding customers pay ${off} less because they join early. Any account can choose that plan, and no end date is set. If you cancel it, you can’t choose it again.`,
        },
        {
          question: 'How do I cancel?',
          answer:
            'Go to Billing and choose “Cancel subscription”. You keep access until the end of the period you paid for, and you can resume until then.',
        },
        {
          question: 'Can I get a refund?',
          answer: `Yes, for a charge made by mistake: tell us within ${refundRequestDays} days. Other payments are not refunded once their period has started, but you keep access until its end.`,
        },
        {
          question: 'What happens if my payment fails?',
          answer: `You keep access for ${graceDays} days. We email you three times, and you can update your payment method in Billing.`,
        },
        {
          question: 'Can I give a plan as a gift?',
          answer:
            'Yes. Buy a gift code for one, three or twelve months. It works once, ends automatically and never renews.',
        },
        {
          question: 'What does “locked for life” mean?',
          answer: `Cofounding customers get ${off} off the current price every month while subscribed. If you cancel and come back later, you pay the full price.`,
        },
        {
          question: 'Will I make money with a plan?',
          answer:
            'We can’t promise that. Signals can lose, and an option can lose its entire value. You pay for the plan either way.',
        },
        {
          question: 'How does profit share differ from commission?',
          answer:
            'Commission is a percentage of what people you refer pay for their plans, by the published schedule. Profit share depends on a profit and is set by a written agreement; none has been paid yet.',
        },
        {
          question: 'Do I need separate accounts?',
          answer:
            'No. You sign up once. To invest, select “Continue as an investor”: we add a linked investor account with your name and email, and you switch between both without a second password. You apply for a brokerage account from your member account.',
        },
        {
          question: 'Does anyone earn a commission from my subscription?',
          answer:
            'Yes, if you came through a referral link. You’ll see a notice at the top, and you pay the same price.',
        },
      ],
    },
    {
      kind: 'cta',
      title: 'Billing without surprises',
      text: 'Read our guarantees on charges, refunds and cancellation.',
      actions: [{ label: 'View billing guarantees', href: membershipPaths.billingPromises }],
    },
  ],
} as const satisfies ContentPage;
