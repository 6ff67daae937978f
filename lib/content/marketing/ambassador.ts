import { usd, usdExact } from '@/lib/domain/shared/money';
import { percent } from '@/lib/domain/shared/percent';
import { commissionHoldDays } from '@/lib/domain/referrals/commissions';
import { cutOf, nextTier } from '@/lib/domain/referrals/referrals';
import { paths } from '@/lib/domain/shared/paths';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { earningsSum } from '@/lib/content/referrals/earnings-sum';
import { ladder, ladderSummary } from '@/lib/content/referrals/ladder';
import { derivedRevenueNote, headlineCommissions, payoutIntro, payoutTable } from '@/lib/content/referrals/payouts';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { waysToJoin } from './ways-to-join';

const [first, second] = headlineCommissions;

/** The second example compares a payment below a tier with one in it: earlier payments keep their rate. */
const small = earningsSum(120, 30);
const tier = nextTier(1, 120)?.referrals ?? 0;
const paymentCents = 1_000;
const dollars = (cents: number) => (cents % 100 === 0 ? usd(cents) : usdExact(cents));
const commissionAt = (referrals: number) => (paymentCents * cutOf(1, referrals)) / 10_000;
const paymentAt = (label: string, referrals: number) => ({
  label,
  sum: `1 × ${usd(paymentCents)} × ${percent(cutOf(1, referrals))}`,
  result: dollars(commissionAt(referrals)),
});

const exampleCounts = [
  [0, 0],
  [10, 0],
  [100, 50],
  [1_000, 400],
  [10_000, 10_000],
] as const;

/** The ambassador page: rates, examples, calculator and rules. */
export const ambassador = {
  title: 'Become an ambassador',
  description: 'Earn commission on every subscriber you refer: rates, examples, an earnings calculator and the rules.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'Cofounding ambassador',
      title: 'Earn commission on every subscriber you refer.',
      text: 'Share your link. When people subscribe, you earn a share of what they pay, and of what their referrals pay.',
      actions: [
        {
          label: 'Sign up free',
          href: paths.signUp,
          member: { label: 'Your referral link', href: paths.accountLinks },
        },
      ],
      note: 'Commissions are approved after the refund period and paid on request.',
      blocks: [
        {
          kind: 'earnings',
          title: 'Estimate your earnings',
          view: null,
          note: 'Referring paying subscribers is hard and you may earn nothing. You pay your own taxes.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How the program works',
      steps: [
        {
          title: 'Share your link',
          text: 'Accept the promoter terms and share it. Visitors’ browsers remember it for 365 days.',
        },
        {
          title: 'People subscribe',
          text: 'The first link clicked gets the credit. Every paid invoice counts, renewals included.',
        },
        {
          title: 'Earn your share',
          text: 'Each payment earns the rate you have on that day. Refunded payments are deducted.',
        },
      ],
    },
    {
      kind: 'columns',
      blocks: [
        {
          kind: 'ladder',
          title: 'Higher volume, higher commission',
          text: 'When you reach a tier, its rate applies to every later payment by all your referrals of that degree, and not to earlier payments.',
          figure: 'Commission rate by number of referrals',
          degrees: ladder,
          summary: ladderSummary,
          caption: 'Schedule version 1. Log scale: each gridline is 10x.',
        },
        {
          kind: 'payouts',
          title: 'Payout schedule',
          text: payoutIntro,
          rows: payoutTable,
          derivedNote: derivedRevenueNote,
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Ambassador FAQ',
      questions: [
        {
          question: 'How do I get paid?',
          answer: `Each commission is approved ${commissionHoldDays} days after the payment. You can then request a payout to your bank account. Before the first one, add your payout details and a tax form.`,
        },
      ],
      blocks: [
        {
          kind: 'degrees',
          title: 'What are the two degrees?',
          columns: [
            { label: 'You', text: 'your link' },
            { label: 'First degree', text: first.schedule },
            { label: 'Second degree', text: second.schedule },
          ],
          summary: 'You refer three people, and each of them refers three more.',
          caption: `You earn ${first.schedule} on your own referrals and ${second.schedule} on theirs. An example, not a forecast.`,
        },
        {
          kind: 'worked',
          title: 'How is a payout calculated?',
          text: 'Each payment earns $10 × the rate you have on that day. The first example counts one $10 payment by each referral.',
          examples: [
            { title: 'Referrals of both degrees', lines: small.lines, total: small.total },
            {
              title: 'What a tier changes',
              lines: [
                paymentAt(`A payment while you have ${groupDigits(tier - 1)} referrals`, tier - 1),
                paymentAt(`A payment once you have ${groupDigits(tier)}`, tier),
              ],
              total: {
                label: 'More from each later payment',
                result: dollars(commissionAt(tier) - commissionAt(tier - 1)),
              },
            },
          ],
          note: 'Not a monthly income.',
        },
        {
          kind: 'matrix',
          title: 'What would I earn?',
          caption: 'If all of them pay $10 once after you reach this number. Not a forecast.',
          columns: ['First and second degree', 'First degree', 'Second degree', 'Total'],
          rows: exampleCounts.map(([first, second]) => {
            const { lines, total } = earningsSum(first, second);
            return {
              name: `${groupDigits(first)} and ${groupDigits(second)}`,
              cells: [...lines.map(({ result }) => result), total.result],
            };
          }),
        },
        {
          kind: 'contrast',
          title: 'What earns a commission, and what doesn’t?',
          text: 'Our system blocks commissions on anything in the second column.',
          sides: [
            {
              title: 'Earns commission',
              entries: [
                'A paid subscription from someone who used your link',
                'A subscription from someone your referral brought in',
                'Every paid renewal',
              ],
            },
            {
              title: 'Never earns commission',
              entries: [
                'An investment of any size',
                'A click, a free account or a test drive',
                'Your own subscription, or a refunded one',
                'Someone another ambassador referred first',
              ],
            },
          ],
        },
        {
          kind: 'rows',
          title: 'What do I have to disclose?',
          text: 'Paid recommendations are advertising, and the law requires you to disclose them.',
          rows: [
            {
              title: 'Disclose your commission',
              text: 'Say it next to the link: “I earn a commission if you subscribe.” Your visitors see the same notice on our site.',
            },
            {
              title: 'Never promise results',
              text: 'Don’t promise returns or earnings. Link to the full track record, losses included.',
            },
            {
              title: 'Don’t spam',
              text: 'No purchased lists, no unsolicited messages and no paid search ads on our name.',
            },
            {
              title: 'Speak for yourself',
              text: 'You are not our adviser, agent or employee. Make clear that your opinions are your own.',
            },
          ],
        },
        { ...waysToJoin, title: 'How do the three ways to join compare?' },
      ],
    },
    {
      kind: 'cta',
      title: 'Get your referral link',
      text: 'Create a free account and accept the promoter terms. Your link works right away.',
      actions: [
        {
          label: 'Sign up free',
          href: paths.signUp,
          member: { label: 'Your referral link', href: paths.accountLinks },
        },
        { label: 'Register a campaign', href: paths.form('campaign') },
      ],
    },
  ],
} satisfies ContentPage;
