import { paths } from '@/lib/domain/paths';
import { placeRules } from '@/lib/domain/places';
import type { ContentPage } from './blocks';

const stake = 1_000;
/** Made-up results, in percent, to be added up by hand. */
const results = [27, -12.5, 4];
const signed = (amount: number) => `${amount < 0 ? '−' : '+'}$${Math.abs(amount).toLocaleString('en-US')}`;
const inDollars = results.map((percent) => (stake * percent) / 100);
const balance = stake + inDollars.reduce((sum, amount) => sum + amount, 0);

/** For students and staff: a study circle with a term, on the school's own terms. */
export const universityOwner = {
  title: 'Own a university',
  description:
    'Hold a study circle at your school or university: an evening’s plan, a year’s calendar, and the limits.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'University and school owners',
      title: 'Teach a room to check a number.',
      text: 'One student or member of staff holds each school, for as long as they belong to it. The role is a study circle: people who read a trade record together until they can tell a result from a claim.',
      actions: [
        { label: 'Find your school', href: paths.schools },
        { label: 'See the whole record', href: paths.optionsSignals },
      ],
      note: 'A role, not a property. It costs nothing, pays nothing, and ends when you leave.',
      blocks: [
        {
          kind: 'facts',
          title: 'Before you claim one',
          facts: [
            { label: 'Who may', value: 'Students and staff of that school, 18 or older' },
            { label: 'Whose leave', value: 'Your school’s, where it asks for it' },
            { label: 'For how long', value: `${placeRules.termMonths} months, renewed until you leave the school` },
            { label: 'One evening', value: '60 minutes, planned below' },
            { label: 'Money involved', value: 'None, in either direction' },
            { label: 'What is taught', value: 'Counting, not picking' },
          ],
          note: 'The school has not asked for this and does not stand behind it, unless its own page says so.',
        },
      ],
    },
    {
      kind: 'spans',
      title: 'The first evening',
      text: 'One hour, a printed record and a pencil each. Nobody needs an account.',
      unit: 'minutes',
      parts: [
        {
          length: 5,
          title: 'A claim',
          text: 'Somebody reads a sentence from an advertisement: so many percent, so many winners.',
        },
        {
          length: 15,
          title: 'What is missing',
          text: 'The room lists what it would need: how many trades, since when, on what stake, the losses, the costs.',
        },
        {
          length: 25,
          title: 'Count it',
          text: 'In pairs, add up the rows below, then the same for a page of the record. Compare with what is printed.',
        },
        {
          length: 10,
          title: 'Make it worse',
          text: 'Buy at the ask and sell at the bid, take off costs, and see what is left.',
        },
        {
          length: 5,
          title: 'Write it down',
          text: 'One sentence each on what the number does not say. These go into the public note.',
        },
      ],
    },
    {
      kind: 'worked',
      title: 'The sum on the blackboard',
      text: 'Every trade counts on the same $1,000. Gains are not staked again, losses are not left out. The rows are made up.',
      examples: [
        {
          title: 'Three rows, added up by hand',
          lines: results.map((percent, at) => ({
            label: `Row ${at + 1}`,
            sum: `$1,000 × ${percent < 0 ? '−' : ''}${Math.abs(percent)}%`,
            result: signed(inDollars[at] ?? 0),
          })),
          total: { label: '$1,000 has become', result: `$${balance.toLocaleString('en-US')}` },
        },
        {
          title: 'The question for the room',
          lines: results.map((_, at) => ({
            label: `If only row ${at + 1} were shown`,
            sum: `$1,000 ${signed(inDollars[at] ?? 0)}`,
            result: `$${(stake + (inDollars[at] ?? 0)).toLocaleString('en-US')}`,
          })),
          total: { label: 'True numbers among them', result: 'All' },
        },
      ],
      note: 'That is the lesson: each of the three is a true number, and each alone would mislead.',
    },
    {
      kind: 'contrast',
      title: 'A study circle, not a sales floor',
      text: 'Schools have seen the other thing. This is how you tell yours apart.',
      sides: [
        {
          title: 'In the room',
          entries: [
            'Reading records, ours and others’',
            'Risk, costs, probability, how options work',
            'Saying “I lost” without being laughed at',
          ],
        },
        {
          title: 'Outside of it',
          entries: [
            'Tips, calls to buy, screenshots of gains',
            'Selling subscriptions, or handing out links',
            'Opening accounts, or lending each other money to trade',
          ],
        },
      ],
    },
    {
      kind: 'timeline',
      title: 'A year of it',
      text: 'An academic year has a beginning and an end, and so does the role.',
      stages: [
        {
          when: 'Before term',
          title: 'Ask',
          text: 'Find out what your school wants from a student group, and get it in writing.',
        },
        {
          when: 'First month',
          title: 'The first evening',
          text: 'By the plan above. Ten people are plenty.',
        },
        {
          when: 'Each month',
          title: 'One more, and a note',
          text: 'A different record each time. The note goes on the school’s page.',
        },
        {
          when: 'Exams',
          title: 'Nothing',
          text: `A pause that you report is a report. Only ${placeRules.silenceDays} days of silence let a place lapse.`,
        },
        {
          when: 'Last month',
          title: 'Hand over',
          text: 'Name who could be next. They claim it by the same rule as anybody.',
        },
      ],
    },
    {
      kind: 'matrix',
      title: 'What your school will ask you',
      text: 'Have these answers ready. Each of them can be checked.',
      caption: 'Questions of schools, with answers',
      columns: ['They ask', 'You can say', 'They can check it'],
      rows: [
        {
          name: 'Does a company pay you?',
          cells: ['No. The role pays nothing, and links stay out of the room.', 'The ambassador page and its schedule'],
        },
        {
          name: 'Do you give advice?',
          cells: ['No. We add up what has happened and buy nothing.', 'The disclosures'],
        },
        {
          name: 'What do you do with our students’ data?',
          cells: ['Nothing. There is no list, and no account is needed to come.', 'The privacy page'],
        },
        {
          name: 'May you use our name and crest?',
          cells: ['The name, to say where we meet. The crest never.', 'Your school’s page here'],
        },
        {
          name: 'Who do we call?',
          cells: ['Me, and the page says until when I hold it.', 'Your school’s page here'],
        },
      ],
    },
    {
      kind: 'rows',
      title: 'Four limits',
      text: 'They end a term at once, without a second warning.',
      isRefusal: true,
      rows: [
        {
          title: 'Nobody under 18 is asked to sign up',
          text: 'Younger pupils may read the record with a teacher. They open no account and leave no address.',
        },
        {
          title: 'No credit, no grade, no duty',
          text: 'Whoever teaches may not make coming count, for better or worse.',
        },
        {
          title: 'No student’s money in common',
          text: 'A circle does not pool funds, trade together or hold anything.',
        },
        {
          title: 'No speaking for the school',
          text: 'You hold a role of ours, at your school. You do not act for it.',
        },
      ],
    },
    {
      kind: 'cta',
      title: 'Is your school on the list?',
      text: 'It says which schools are free, who holds the others, and when their term ends.',
      actions: [
        { label: 'Find your school', href: paths.schools },
        { label: 'How cities do it', href: paths.cityOwner },
      ],
    },
  ],
} satisfies ContentPage;
