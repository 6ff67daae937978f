import { crowdfundingLimit } from '@/lib/domain/crowdfunding-limits';
import { fullDate } from '@/lib/domain/dates';
import { paths } from '@/lib/domain/paths';
import { backing } from './backing';
import type { ContentPage } from './blocks';
import { crowdfundingSources, waitingLegend } from './crowdfunding';

const limitsOn = '2026-11-01';
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const limitRow = (name: string, incomeUsd: number, netWorthUsd: number) => {
  const { limitUsd, sharePercent, baseUsd, rules } = crowdfundingLimit(incomeUsd, netWorthUsd, limitsOn);
  const share = (baseUsd * sharePercent) / 100;
  const bound =
    share > rules.ceilingUsd
      ? `, but at most ${dollars(rules.ceilingUsd)}`
      : share < rules.floorUsd
        ? `, but at least ${dollars(rules.floorUsd)}`
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

/** Shares before and after a round: the whole grows, the holding does not. */
const dilution = { held: 1_000, before: 1_000_000, issued: 250_000 };
const after = dilution.before + dilution.issued;
const part = (whole: number) => `${((dilution.held / whole) * 100).toFixed(2)}%`;
const count = (value: number) => value.toLocaleString('en-US');

/** For angel and growth investors: how a round goes, what the law allows, and how it can end. */
export const investor = {
  title: 'Become an investor',
  description: 'A first look at each equity crowdfunding round: how a round goes, what you may invest and can lose.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'Angel and growth investors',
      title: 'See each round first. Decide in your own time.',
      text: 'Investors get a first look at each equity crowdfunding round, and may invest in each. Under the Jobs Act that takes as little as $10.',
      actions: [
        {
          label: 'Make an investor account',
          href: `${paths.signUp}?as=investor`,
          member: { label: 'Ask for a first look', href: paths.form('join-us') },
        },
        { label: 'See the rounds', href: paths.rounds },
      ],
      note: 'An investor account is free, and obliges you to nothing.',
      blocks: [
        {
          kind: 'facts',
          title: 'In one look',
          facts: [
            { label: 'Open now', value: 'What the page of rounds lists' },
            { label: 'Smallest amount', value: backing.smallest },
            { label: 'Most by one card', value: backing.largest },
            { label: 'Commission on it', value: 'None, to nobody' },
            { label: 'Can be sold again', value: 'Hardly, in the first year' },
            { label: 'Can be lost', value: 'All of it' },
          ],
          note: `One card takes ${backing.smallest} to ${backing.largest}. What the law lets you invest in a year is another limit, and it depends on your income and net worth.`,
        },
      ],
    },
    {
      kind: 'contrast',
      title: 'What a first look is',
      text: 'You read early. You do not pay less, and you do not get in before the law lets anybody in.',
      sides: [
        {
          title: 'It is',
          entries: [
            'The terms and the papers of a round, before we announce it',
            'Time to read them, and to put questions that everybody can see answered',
            'A reminder on the day on which the round opens',
          ],
        },
        {
          title: 'It is not',
          entries: [
            'A reservation, or a lower price',
            'A sale: before the filing nobody may take money',
            'Advice that the shares are worth it',
          ],
        },
      ],
      note: waitingLegend,
    },
    {
      kind: 'timeline',
      title: 'How a round goes',
      text: 'The stages are set by Regulation Crowdfunding, the same for every company.',
      stages: [
        {
          when: 'Before',
          title: 'Interest only',
          text: 'You read and ask. No money, no promise, on either side.',
        },
        {
          when: 'Day 1',
          title: 'Form C is filed',
          text: 'With the SEC, in public: business, owners, accounts, price and target.',
        },
        {
          when: '21 days at least',
          title: 'The round is open',
          text: 'You commit through a registered intermediary, and may cancel for any reason.',
        },
        {
          when: '48 hours before the end',
          title: 'Commitments hold',
          text: 'Unless something material changes: then you confirm again within 5 business days, or it is cancelled.',
        },
        {
          when: 'The end',
          title: 'Target met, or money back',
          text: 'Below the target nobody invests, and every commitment is returned.',
        },
        {
          when: 'Each year after',
          title: 'A report',
          text: 'Within 120 days of the end of the fiscal year. Shares may not be resold freely for one year.',
        },
      ],
    },
    {
      kind: 'matrix',
      title: 'What the law lets you invest',
      text: `In 12 months, in all crowdfunding rounds of all companies together, unless you are an accredited investor. The amounts hold since ${fullDate(rules.effectiveFrom)}.`,
      caption: 'The limit for 12 months by income and net worth',
      columns: ['For example', 'Income', 'Net worth', 'The rule', 'Limit'],
      rows: [
        limitRow('Starting out', 30_000, 5_000),
        limitRow('Some savings', 60_000, 80_000),
        limitRow('At the threshold', 124_000, 124_000),
        limitRow('Well off', 1_200_000, 2_000_000),
      ],
      note: `${rules.lowerSharePercent}% holds when either income or net worth is below ${dollars(rules.thresholdUsd)}, ${rules.upperSharePercent}% when neither is; the share is of the larger of the two. ${dollars(rules.ceilingUsd)} is the most in any case, as we read ${rules.source}. A limit is no suggestion.`,
    },
    {
      kind: 'worked',
      title: 'Why your share gets smaller',
      text: 'When a company issues shares, those who buy none own less of it. Made-up numbers, to show the sum.',
      examples: [
        {
          title: `You hold ${count(dilution.held)} shares`,
          lines: [
            {
              label: 'Before the next round',
              sum: `${count(dilution.held)} of ${count(dilution.before)}`,
              result: part(dilution.before),
            },
            {
              label: `${count(dilution.issued)} new shares are issued`,
              sum: `${count(dilution.before)} + ${count(dilution.issued)}`,
              result: count(after),
            },
          ],
          total: { label: 'After it', result: part(after) },
        },
        {
          title: 'So that it stays the same, you would buy',
          lines: [
            {
              label: 'Your part of the new shares',
              sum: `${part(dilution.before)} of ${count(dilution.issued)}`,
              result: count((dilution.held / dilution.before) * dilution.issued),
            },
          ],
          total: {
            label: 'Then you hold',
            result: count(dilution.held + (dilution.held / dilution.before) * dilution.issued),
          },
        },
      ],
      note: 'A smaller part of a larger company can be worth more or less than before. The first look at each round is there so that you can choose.',
    },
    {
      kind: 'contrast',
      title: 'Three ways it can end',
      text: 'Nobody can tell you which. Early companies often end in the first.',
      sides: [
        {
          title: 'It fails',
          entries: ['Creditors are paid first', 'Shareholders usually get nothing', 'Your loss is what you put in'],
        },
        {
          title: 'It goes on',
          entries: ['You own shares that nobody has to buy', 'There may be no dividend for years', 'You get reports'],
        },
        {
          title: 'It is sold or listed',
          entries: [
            'Those with prior rights are paid before you',
            'Your shares get a price, above or below yours',
            'A waiting period may hold',
          ],
        },
      ],
    },
    {
      kind: 'rows',
      title: 'What you can hold us to',
      text: 'Two ledgers that every investor, and everybody else, can read.',
      rows: [
        {
          title: 'The cap table',
          text: 'Who owns how much, by class and by group, computed from the register of shares.',
          aside: 'Open to read and to check.',
          link: { label: 'The cap table', href: paths.capTable },
        },
        {
          title: 'The weekly report',
          text: 'What came in, what went out, what was decided. A week without one will show as a gap.',
          aside: 'A week is written once it is over.',
          link: { label: 'Weekly reports', href: paths.weeklyReports },
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Before you ask',
      questions: [
        {
          question: 'Can I invest today?',
          answer:
            'Only in a round that is open: the page of rounds lists them. While none is, nothing is offered, and nobody here may take your money for shares.',
        },
        {
          question: 'Does somebody earn when I invest?',
          answer:
            'No ambassador does. Commission is paid on subscriptions only, and our register refuses any other kind. An intermediary charges the company fees, which its Form C states.',
        },
        {
          question: 'Is my member account enough?',
          answer:
            'For reading, yes. Investing needs an investor account, because the law asks for more about you. The two are separate and have separate passwords.',
        },
        {
          question: 'What is the difference between an angel and a growth investor?',
          answer:
            'When they come in: angels before there is much to see, growth investors when there is a record. Both see each round first here, on the same terms.',
        },
        {
          question: 'Where do I see the projects?',
          answer: 'On the page where projects are backed, when the first one opens. Until then it says that none is.',
        },
      ],
    },
    {
      kind: 'cta',
      title: 'Be there when the first one comes.',
      text: 'An investor account takes a name, an email and a password. You are asked for nothing more until there is a round.',
      actions: [
        {
          label: 'Make an investor account',
          href: `${paths.signUp}?as=investor`,
          member: { label: 'Your account', href: paths.account },
        },
        { label: 'Read the disclosures', href: paths.disclosures },
        { label: 'For impact investors', href: paths.impactInvestor },
      ],
    },
    crowdfundingSources,
  ],
} satisfies ContentPage;
