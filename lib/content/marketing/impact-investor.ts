import { percent } from '@/lib/domain/shared/percent';
import { paths } from '@/lib/domain/shared/paths';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { waitingLegend } from '@/lib/content/investing/crowdfunding';
import { leadBlock } from '@/lib/content/leads/lead-forms';

const goalBp = 5_000;
const allocatedBp = 9_000;
const part = (holdingBp: number) => (holdingBp * allocatedBp) / 10_000;

/** What the founder's allocation contributes, for an example holding in basis points. */
const allocation = (holdingBp: number) => {
  const gap = goalBp - part(holdingBp);
  return {
    title: `If the founder holds ${percent(holdingBp)}`,
    lines: [
      {
        label: 'Founder allocation',
        sum: `${percent(holdingBp)} × ${percent(allocatedBp)}`,
        result: percent(part(holdingBp)),
      },
      {
        label: 'Commitment',
        sum: 'minimum share of the cap table',
        result: percent(goalBp),
      },
    ],
    total:
      gap > 0
        ? { label: 'Still needed from other holders', result: percent(gap) }
        : { label: 'Above the commitment', result: percent(-gap) },
  };
};

const enough = percent(Math.ceil((goalBp * 1_000) / allocatedBp) * 10);

/** The page for impact investors: the equality commitment, its metrics and its risks. */
export const impactInvestor = {
  title: 'Impact investors',
  description: 'Our equality commitment: how we measure it, what it requires and the risks.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'Impact investors',
      title: 'Invest in shared ownership.',
      text: 'We commit at least half of our cap table to people from diverse backgrounds. The founder allocates most of his own equity to reach that goal.',
      actions: [
        {
          label: 'Create an investor account',
          href: `${paths.signUp}?as=investor`,
          member: { label: 'Your investments', href: paths.accountInvesting },
        },
        { label: 'View the cap table', href: paths.capTable },
      ],
      note: 'Same account, rounds and terms as every investor.',
      blocks: [
        {
          kind: 'shares',
          title: 'Commitments, not results',
          bars: [
            {
              label: 'Cap table',
              parts: [
                { percent: 50, label: 'people from diverse backgrounds (minimum)', isMeant: true },
                { percent: 50, label: 'everyone else (maximum)', isMeant: false },
              ],
            },
            {
              label: 'Founder’s equity',
              parts: [
                { percent: 90, label: 'allocated to this goal', isMeant: true },
                { percent: 10, label: 'kept by the founder', isMeant: false },
              ],
            },
          ],
          caption: 'See the cap table for the actual shares.',
        },
      ],
    },
    {
      kind: 'contrast',
      title: 'Impact and returns',
      text: 'We report them separately.',
      sides: [
        {
          title: 'Ownership',
          entries: [
            'Whether we reach and keep the 50%',
            'Reported every quarter in the cap table, up or down',
            'Can succeed even if the company fails',
          ],
        },
        {
          title: 'Financial return',
          entries: [
            'What your shares could be sold for',
            'Reported when there is a price',
            'You can lose your entire investment',
          ],
        },
      ],
      note: waitingLegend,
    },
    {
      kind: 'facts',
      title: 'What we report, and when',
      facts: [
        { label: 'Now', value: 'Both commitments, how we measure them, and the risks' },
        { label: 'First real shares', value: 'The first cap table without sample data' },
        { label: 'Every week', value: 'The weekly report: what changed since the week before' },
        { label: 'Every quarter', value: 'The share of people from diverse backgrounds, in the cap table' },
        { label: 'Every round', value: 'The share before the round, and its effect' },
      ],
    },
    {
      kind: 'faq',
      title: 'Impact investor FAQ',
      questions: [],
      blocks: [
        {
          kind: 'worked',
          title: 'What does it take to reach 50%?',
          text: `The founder’s allocation alone is enough if he holds ${enough} or more. Each round dilutes his stake, so new investors also need to be diverse.`,
          examples: [allocation(7_000), allocation(4_000)],
          note: 'Both holdings are examples.',
        },
        {
          kind: 'matrix',
          title: 'How do you measure progress?',
          text: 'We set these metrics in advance.',
          caption: 'Metrics of the equality commitment',
          columns: ['Metric', 'How we measure it', 'Not included', 'Status'],
          rows: [
            {
              name: 'Cap table share',
              cells: [
                'Fully diluted, including options, on the last day of each quarter',
                'Share value and voting rights',
                'Public',
              ],
            },
            {
              name: 'Diverse backgrounds',
              cells: ['Voluntary self-identification by holders', 'Holders who prefer not to say', 'Voluntary'],
            },
            {
              name: 'The founder’s allocation',
              cells: [
                'Shares transferred or committed in writing, as a share of his initial holding',
                'Announcements',
                'Public',
              ],
            },
            {
              name: 'Concentration',
              cells: ['Number of holders, and the share of the top 10', 'Owners behind a fund or trust', 'No data yet'],
            },
          ],
          note: 'We publish totals only, never data that could identify a person.',
        },
        {
          kind: 'rows',
          title: 'What are the risks?',
          text: 'What could keep us from reaching the commitment.',
          rows: [
            {
              title: 'Dilution',
              text: 'One large investor could push the share below 50%. We would announce the effect, and our plan to recover, before the round.',
              aside: 'Reviewed every round',
            },
            {
              title: 'Delay',
              text: 'The founder’s allocation may take time. We count only shares that are transferred or legally committed.',
              aside: 'Reviewed every quarter',
            },
            {
              title: 'Definition',
              text: '“Diverse backgrounds” can be defined too broadly. We publish the definition with every change and its date.',
              aside: 'Public',
            },
            {
              title: 'Regulation',
              text: 'Securities law limits who may be offered shares and what we may ask them. The law takes precedence.',
              aside: 'Compliance',
            },
            {
              title: 'Company failure',
              text: 'Early-stage companies often fail, and their shares become worthless.',
              link: { label: 'Read the disclosures', href: paths.disclosures },
            },
          ],
        },
      ],
    },
    leadBlock('join-us', 'Get in touch', 'Tell us how you’d like to join, and what you would measure.', {
      joinAs: 'investor',
    }),
  ],
} satisfies ContentPage;
