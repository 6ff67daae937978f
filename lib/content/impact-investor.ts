import { percent } from '@/lib/domain/percent';
import { paths } from '@/lib/domain/paths';
import type { ContentPage } from './blocks';
import { waitingLegend } from './crowdfunding';
import { leadBlock } from './lead-forms';

const goalBp = 5_000;
const allocatedBp = 9_000;
const part = (holdingBp: number) => (holdingBp * allocatedBp) / 10_000;

/** What the founder's allocation alone brings, for a holding of his that we do not know. */
const allocation = (holdingBp: number) => {
  const gap = goalBp - part(holdingBp);
  return {
    title: `If the founder holds ${percent(holdingBp)}`,
    lines: [
      {
        label: 'Allocated by him',
        sum: `${percent(holdingBp)} × ${percent(allocatedBp)}`,
        result: percent(part(holdingBp)),
      },
      {
        label: 'The commitment',
        sum: 'of the whole cap table, at least',
        result: percent(goalBp),
      },
    ],
    total:
      gap > 0
        ? { label: 'Still to come from elsewhere', result: percent(gap) }
        : { label: 'Above the commitment by', result: percent(-gap) },
  };
};

const enough = percent(Math.ceil((goalBp * 1_000) / allocatedBp) * 10);

/** For those whose money should widen ownership: the equality commitment, its arithmetic and its limits. */
export const impactInvestor = {
  title: 'Impact investors',
  description:
    'The equality commitment as a sum: what it says, what it would take, how it is measured, how it can fail.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'Impact investors',
      title: 'Ownership is the impact.',
      text: 'Many funds measure who is helped. We commit to who owns: at least half of the cap table for people from diverse backgrounds, with most of the founder’s own equity behind it.',
      actions: [
        {
          label: 'Make an investor account',
          href: `${paths.signUp}?as=investor`,
          member: { label: 'Ask for a first look', href: paths.form('join-us') },
        },
        { label: 'The cap table', href: paths.capTable },
      ],
      note: 'The same account, rounds and terms as for any investor. Impact is no reason to pay more.',
      blocks: [
        {
          kind: 'shares',
          title: 'The commitment, drawn to scale',
          bars: [
            {
              label: 'The cap table',
              parts: [
                { percent: 50, label: 'people from diverse backgrounds, at least', isMeant: true },
                { percent: 50, label: 'everybody else, at most', isMeant: false },
              ],
            },
            {
              label: 'The founder’s own equity',
              parts: [
                { percent: 90, label: 'allocated to it', isMeant: true },
                { percent: 10, label: 'kept', isMeant: false },
              ],
            },
          ],
          caption: 'What is promised, not what is. What is stands in the cap table, as soon as there is a share.',
        },
      ],
    },
    {
      kind: 'worked',
      title: 'Does 90% of one man’s equity reach half of the whole?',
      text: `Only if he holds ${enough} or more when it counts. Every round makes his part smaller, so the rest has to come from who is let in.`,
      examples: [allocation(7_000), allocation(4_000)],
      note: 'Both percentages are examples. What he holds himself stands in the cap table.',
    },
    {
      kind: 'matrix',
      title: 'How it will be measured',
      text: 'Decided before there is anything to measure, so that the ruler cannot be chosen to fit.',
      caption: 'Measures of the equality commitment',
      columns: ['Measure', 'How it is counted', 'What it leaves out', 'Today'],
      rows: [
        {
          name: 'Share of the cap table',
          cells: [
            'Fully diluted, options and promises included, on the last day of a quarter',
            'What a share is worth, and who votes it',
            'Followed in public',
          ],
        },
        {
          name: 'Who belongs to the half',
          cells: [
            'What holders say about themselves, if they wish; never guessed from a name or a face',
            'Those who would rather not say count as the other half',
            'Asked of whoever wishes',
          ],
        },
        {
          name: 'The founder’s allocation',
          cells: [
            'Shares transferred or bound in writing, divided by what he held at the start',
            'Intentions and announcements',
            'Read off the ledger',
          ],
        },
        {
          name: 'Spread',
          cells: [
            'The number of holders, and the part of the ten who hold most',
            'Who stands behind a fund or a trust',
            'No data yet',
          ],
        },
      ],
      note: 'Only totals are published, and none that could point to a single person.',
    },
    {
      kind: 'contrast',
      title: 'Two returns, counted apart',
      text: 'Added together they would hide each other.',
      sides: [
        {
          title: 'Ownership',
          entries: [
            'Has the half been reached, and is it holding?',
            'Reported as it is, each quarter, also when it falls',
            'Can succeed while the company fails',
          ],
        },
        {
          title: 'Money',
          entries: [
            'What your shares could be sold for, if anybody bought them',
            'Reported as it is, when there is a price',
            'Can be lost entirely, however good the purpose',
          ],
        },
      ],
      note: waitingLegend,
    },
    {
      kind: 'rows',
      title: 'How it can fail',
      text: 'The ways that we can see from here. Hold us to this list.',
      rows: [
        {
          title: 'By dilution',
          text: 'A large investor can take the half below half in one round. Then we would say before the round by how much, and what brings it back.',
          aside: 'Watched at each round',
        },
        {
          title: 'By delay',
          text: 'An allocation that is promised and not bound is worth nothing to those it is meant for. Bound shares are counted, others are not.',
          aside: 'Watched each quarter',
        },
        {
          title: 'By definition',
          text: '“Diverse backgrounds” can be stretched until everybody is in it. The definition will be printed beside the number, with each change and its date.',
          aside: 'Watched in public',
        },
        {
          title: 'By law',
          text: 'Who may be offered shares, and what may be asked of them, is regulated. Where the law limits the commitment, the law holds and we say where.',
          aside: 'Rules and compliance',
        },
        {
          title: 'By failure',
          text: 'Half of nothing is nothing. Early companies often end that way.',
          link: { label: 'Read the disclosures', href: paths.disclosures },
        },
      ],
    },
    {
      kind: 'timeline',
      title: 'What you would see, and when',
      text: 'In this order. We give no dates that we might not keep.',
      stages: [
        {
          when: 'Now',
          title: 'The commitment',
          text: 'Its two numbers, its measures, and this list of ways to fail.',
        },
        {
          when: 'First shares',
          title: 'The cap table fills',
          text: 'With the first total, whatever it is.',
        },
        {
          when: 'Each week',
          title: 'The weekly report',
          text: 'What moved in it, if anything did.',
        },
        {
          when: 'Each round',
          title: 'Before and after',
          text: 'The half before the round, and what the round makes of it.',
        },
      ],
    },
    leadBlock(
      'join-us',
      'Tell us what you would measure',
      'You have seen commitments like this one kept and broken. Say what you would want to see here before you believed it.',
    ),
  ],
} satisfies ContentPage;
