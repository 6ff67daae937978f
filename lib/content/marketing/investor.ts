import { crowdfundingLimit } from '@/lib/domain/investing/crowdfunding-limits';
import { fullDate } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { backingRange } from '@/lib/content/investing/backing';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { crowdfundingSources, waitingLegend } from '@/lib/content/investing/crowdfunding';
import { groupDigits } from '@/lib/domain/shared/numbers';

const limitsOn = '2026-11-01';
const dollars = (amount: number) => `$${groupDigits(amount)}`;

const limitRow = (name: string, incomeUsd: number, netWorthUsd: number) => {
  const { limitUsd, sharePercent, baseUsd, rules } = crowdfundingLimit(incomeUsd, netWorthUsd, limitsOn);
  const share = (baseUsd * sharePercent) / 100;
  const bound =
    share > rules.ceilingUsd
      ? `, max. ${dollars(rules.ceilingUsd)}`
      : share < rules.floorUsd
        ? `, min. ${dollars(rules.floorUsd)}`
        : '';
  return {
    name,
    cells: [
      dollars(incomeUsd),
      dollars(netWorthUsd),
      `${sharePercent}% of ${dollars(baseUsd)}${bound}`,
      dollars(limitUsd),
    ],
  };
};

const { rules } = crowdfundingLimit(0, 0, limitsOn);

/** Example of dilution: a round issues new shares while the holding stays the same. */
const dilution = { held: 1_000, before: 1_000_000, issued: 250_000 };
const after = dilution.before + dilution.issued;
const part = (total: number) => `${((dilution.held / total) * 100).toFixed(2)}%`;

/** The page for angel and growth investors: rounds, legal limits and outcomes. */
export const investor = {
  title: 'Become an investor',
  description:
    'Get a first look at each equity crowdfunding round. See how rounds work, your legal limits and the risks.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'Angel and growth investors',
      title: 'See each round before the public does.',
      text: 'Get a first look at each equity crowdfunding round, and invest in the ones you choose. Under the JOBS Act you can invest from as little as $10. Each round sets its own minimum.',
      actions: [
        {
          label: 'Create an investor account',
          href: `${paths.signUp}?as=investor`,
          member: { label: 'Your investments', href: paths.accountInvesting },
        },
        { label: 'View rounds', href: paths.rounds },
      ],
      note: 'Free, with no obligation.',
      blocks: [{ kind: 'openRounds', rounds: null }],
    },
    {
      kind: 'facts',
      title: 'Key terms',
      facts: [
        { label: 'Amount in a round', value: 'Set by each round, within your legal limit per year' },
        {
          label: 'Project (not an investment)',
          value: `${backingRange} per card, no equity`,
          href: paths.backProject,
        },
        { label: 'Referral commission', value: 'None' },
        { label: 'Resale', value: 'Restricted for 1 year' },
        { label: 'Risk', value: 'You can lose everything you invest' },
      ],
    },
    {
      kind: 'contrast',
      title: 'What you get with a first look',
      sides: [
        {
          title: 'Included',
          entries: [
            'The planned terms of a round before we announce it',
            'Time to read them before the public does',
            'A reminder on the day the round opens',
          ],
        },
        {
          title: 'Not included',
          entries: [
            'A promised allocation or a lower price',
            'The right to invest before the round is filed',
            'Investment advice',
          ],
        },
      ],
      note: waitingLegend,
    },
    {
      kind: 'steps',
      title: 'How to invest',
      steps: [
        {
          title: 'Create an investor account',
          text: 'You need a name, an email and a password. The intermediary verifies your identity when you invest.',
        },
        {
          title: 'Read each round first',
          text: 'You see its planned terms and risks before we announce it.',
        },
        {
          title: 'Commit through the intermediary',
          text: 'You can cancel for any reason until 48 hours before the end.',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'FAQ',
      questions: [
        {
          question: 'Can I invest today?',
          answer: 'Only while a round is open. The rounds page shows whether one is.',
        },
        {
          question: 'Can I use my member account?',
          answer:
            'Yes. Select “Continue as an investor”: we add a linked investor account with your name and email, and you switch between both without a second password. You need a brokerage account only to trade.',
        },
        {
          question: 'Where can I find projects?',
          answer:
            'On the “Back a project” page, with each project’s goal and budget. Backing is not an investment: you get no equity and no return.',
        },
      ],
      blocks: [
        {
          kind: 'timeline',
          title: 'What are the stages of a round?',
          text: 'Regulation Crowdfunding sets the same stages for every company.',
          stages: [
            {
              when: 'Before',
              title: 'Reserve',
              text: 'You read and ask questions. A reservation takes no payment and is not a commitment.',
            },
            {
              when: 'Day 1',
              title: 'Form C is filed',
              text: 'The SEC publishes the business, owners, financials, price and target.',
            },
            {
              when: 'At least 21 days',
              title: 'The round is open',
              text: 'You commit through a registered intermediary and can cancel for any reason.',
            },
            {
              when: '48 hours before the end',
              title: 'Commitments become final',
              text: 'If something material changes, you reconfirm within 5 business days or your commitment is canceled.',
            },
            {
              when: 'Close',
              title: 'Minimum met or money back',
              text: 'If the round misses its minimum raise, every commitment is refunded.',
            },
            {
              when: 'Every year',
              title: 'Annual report',
              text: 'Published within 120 days after the fiscal year ends.',
            },
          ],
        },
        {
          kind: 'matrix',
          title: 'How much can I invest?',
          text: `Your limit covers all crowdfunding rounds within 12 months, unless you are an accredited investor. Amounts effective since ${fullDate(rules.effectiveFrom)}.`,
          caption: '12-month limit by income and net worth',
          columns: ['Example', 'Income', 'Net worth', 'Rule', 'Limit'],
          rows: [
            limitRow('Starting out', 30_000, 5_000),
            limitRow('Some savings', 60_000, 80_000),
            limitRow('At the threshold', 124_000, 124_000),
            limitRow('High net worth', 1_200_000, 2_000_000),
          ],
          note: `${rules.lowerSharePercent}% applies if your income or net worth is below ${dollars(rules.thresholdUsd)}, otherwise ${rules.upperSharePercent}%. The percentage applies to the larger of the two, up to ${dollars(rules.ceilingUsd)}. Source: ${rules.source}.`,
        },
        {
          kind: 'worked',
          title: 'How does dilution work?',
          text: 'When a company issues new shares, your percentage falls unless you buy more. Example numbers.',
          examples: [
            {
              title: `You own ${groupDigits(dilution.held)} shares`,
              lines: [
                {
                  label: 'Before the round',
                  sum: `${groupDigits(dilution.held)} of ${groupDigits(dilution.before)}`,
                  result: part(dilution.before),
                },
                {
                  label: `After ${groupDigits(dilution.issued)} new shares`,
                  sum: `${groupDigits(dilution.before)} + ${groupDigits(dilution.issued)}`,
                  result: groupDigits(after),
                },
              ],
              total: { label: 'Your stake after the round', result: part(after) },
            },
            {
              title: 'To keep your stake, buy',
              lines: [
                {
                  label: 'Your share of the new shares',
                  sum: `${part(dilution.before)} of ${groupDigits(dilution.issued)}`,
                  result: groupDigits((dilution.held / dilution.before) * dilution.issued),
                },
              ],
              total: {
                label: 'You then own',
                result: groupDigits(dilution.held + (dilution.held / dilution.before) * dilution.issued),
              },
            },
          ],
          note: 'A smaller stake can be worth more or less than before, depending on the company’s value.',
        },
        {
          kind: 'contrast',
          title: 'What can happen to my investment?',
          text: 'Many early-stage companies fail.',
          sides: [
            {
              title: 'The company fails',
              entries: ['Creditors are paid first', 'Shareholders usually get nothing', 'You lose your investment'],
            },
            {
              title: 'It stays private',
              entries: [
                'There may be no market for your shares',
                'There may be no dividends for years',
                'You receive annual reports',
              ],
            },
            {
              title: 'It is sold or goes public',
              entries: [
                'Holders with preferred rights are paid first',
                'Your shares may be worth more or less than you paid',
                'A lock-up period may apply',
              ],
            },
          ],
        },
        crowdfundingSources,
      ],
    },
    {
      kind: 'cta',
      title: 'Get ready for the next round.',
      text: 'See each round’s planned terms before we announce it.',
      actions: [
        {
          label: 'Create an investor account',
          href: `${paths.signUp}?as=investor`,
          member: { label: 'View rounds', href: paths.rounds },
        },
        { label: 'Read the disclosures', href: paths.disclosures },
      ],
    },
  ],
} satisfies ContentPage;
