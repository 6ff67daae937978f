import { usd } from '@/lib/domain/money';
import { payout } from '@/lib/domain/referrals';
import { paths } from '@/lib/domain/paths';
import type { ContentPage } from './blocks';
import { earningsSum } from './earnings-sum';
import { ladder, ladderSummary } from './ladder';
import { derivedRevenueNote, headlineCommissions, payoutTable, payoutTerms } from './payouts';
import { waysToJoin } from './ways-to-join';

const [first, second] = headlineCommissions;

/** Sums on round and on awkward numbers; the two about the step stand one person apart. */
const small = earningsSum(120, 30);
const below = earningsSum(999, 0);
const at = earningsSum(1_000, 0);

const exampleCounts = [
  [0, 0],
  [10, 0],
  [100, 50],
  [1_000, 400],
  [10_000, 10_000],
] as const;

/** For those who bring others: the schedule, its arithmetic, and what ambassadors really earn. */
export const ambassador = {
  title: 'Become an ambassador',
  description: 'How a link of your own is tracked over two degrees, the schedule that pays it, and what it never pays.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'Cofounding ambassador',
      title: 'A link of your own, paid on two degrees.',
      text: 'Show people the record. If they subscribe, you get a share of what they pay, and a share of what the people they bring pay. Every sum is arithmetic that you can do with a pencil.',
      actions: [
        {
          label: 'Sign up free',
          href: paths.signUp,
          member: { label: 'Your referral link', href: paths.accountLinks },
        },
        { label: 'Register a campaign', href: paths.form('campaign') },
      ],
      note: 'Links work and their visits are counted. Nothing is paid out yet: the ledger that counts what is due is still being built.',
      blocks: [
        {
          kind: 'degrees',
          title: 'Whose subscriptions count',
          columns: [
            { label: 'You', text: 'your own link' },
            { label: 'First degree', text: first.schedule },
            { label: 'Second degree', text: second.schedule },
          ],
          summary: 'You are linked to three people, and each of them to three more.',
          caption: `The headline says ${first.headline} and ${second.headline}. The schedule says from when: ${first.schedule} on the first degree, ${second.schedule} on the second. The tree shows who counts, not how many there will be. There is no third degree.`,
        },
      ],
    },
    {
      kind: 'columns',
      blocks: [
        {
          kind: 'ladder',
          title: 'The more, the higher the cut',
          text: 'Reaching a step raises the cut on all of your referrals in that degree, not only on the next ones.',
          figure: 'Your share of the revenue, by number of referrals',
          degrees: ladder,
          summary: ladderSummary,
          caption:
            'Schedule, version 1. Each line to the right stands for ten times as many referrals, so the way to the next step is longer than it looks.',
        },
        {
          kind: 'payouts',
          title: 'The schedule',
          text: payoutTerms,
          rows: payoutTable,
          derivedNote: derivedRevenueNote,
        },
      ],
    },
    {
      kind: 'worked',
      title: 'Two sums, step by step',
      text: 'A referral counts as $10 of revenue. Revenue times the cut is the payout, and nothing else goes in.',
      examples: [
        { title: 'Some friends, and some of theirs', lines: small.lines, total: small.total },
        {
          title: 'One person short of a step',
          lines: [
            {
              label: 'With 999 referrals',
              sum: below.lines[0]?.sum ?? '',
              result: below.total.result,
            },
            {
              label: 'With 1,000 referrals',
              sum: at.lines[0]?.sum ?? '',
              result: at.total.result,
            },
          ],
          total: { label: 'What the last one is worth', result: usd(payout(1, 1_000) - payout(1, 999)) },
        },
      ],
      note: 'The schedule names no period. Until your ambassador agreement does, read each sum as one payment and not as a monthly income.',
    },
    {
      kind: 'earnings',
      title: 'What would it be for you?',
      text: 'First, what all ambassadors were paid, everybody who got nothing included. Then your own numbers.',
      view: null,
      examples: {
        caption: 'The same sums for some numbers of referrals. They are not forecasts.',
        columns: ['First and second degree', 'The first pays', 'The second pays', 'Both'],
        rows: exampleCounts.map(([own, theirs]) => {
          const { lines, total } = earningsSum(own, theirs);
          return {
            name: `${own.toLocaleString('en-US')} and ${theirs.toLocaleString('en-US')}`,
            cells: [...lines.map(({ result }) => result), total.result],
          };
        }),
      },
      note: 'To bring a hundred paying people is hard, and you may bring none. Taxes are yours, and so is the time.',
    },
    {
      kind: 'contrast',
      title: 'What counts and what does not',
      text: 'The register that pays is made to refuse everything in the second column, so nobody has to remember the rule.',
      sides: [
        {
          title: 'Pays',
          entries: [
            'A subscription that was paid for, by somebody who came by your link',
            'The same, by somebody who came by the link of one of yours',
            'Each renewal that was paid for',
          ],
        },
        {
          title: 'Never pays',
          entries: [
            'An investment in a round, however large',
            'A free sign-up, a test drive or a click',
            'Your own subscription, or one that was refunded',
            'Somebody whom another ambassador brought before you',
          ],
        },
      ],
    },
    {
      kind: 'timeline',
      title: 'From a click to a payment',
      text: 'You will see each stage for each sale, and when a sale is not paid you will see why.',
      stages: [
        {
          when: 'The visit',
          title: 'Your link is remembered',
          text: 'For 365 days in that browser, and the address is cleaned of it at once.',
        },
        {
          when: 'The sign-up',
          title: 'It is bound, once',
          text: 'The first link wins. A later link never moves a member from one ambassador to another.',
        },
        {
          when: 'The payment',
          title: 'A sale is written down',
          text: 'With its amount, its degree and the cut that held on that day. Entries are added, never changed.',
        },
        {
          when: 'The payout',
          title: 'You are paid, or told why not',
          text: 'A refund is entered as a line of its own and takes back its share.',
        },
      ],
    },
    {
      kind: 'rows',
      title: 'What you owe the people you tell',
      text: 'A recommendation that earns money is advertising, and the law says what it must say.',
      rows: [
        {
          title: 'Say that you earn',
          text: 'In the same breath as the link, in plain words: “I earn a commission if you subscribe.” Whoever follows your link reads the same on our page.',
        },
        {
          title: 'Promise no result',
          text: 'Neither from a signal nor from this programme. Point to the whole record, losses included, and leave the sum to them.',
        },
        {
          title: 'Write to people who know you',
          text: 'No bought lists, no messages to strangers, no paid search for our name.',
        },
        {
          title: 'Speak for yourself',
          text: 'You are not our adviser, agent or employee. What you think of a stock is your own opinion, and you say so.',
        },
      ],
    },
    waysToJoin,
    {
      kind: 'cta',
      title: 'Take your link.',
      text: 'An account is free. You read the terms and accept them, and your link works at once. Nothing is paid out until the ledger of what is due is built.',
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
