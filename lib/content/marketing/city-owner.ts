import { placePaths } from '@/lib/domain/places/place-paths';
import { paths } from '@/lib/domain/shared/paths';
import { placeRules } from '@/lib/domain/places/places';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { productName } from '@/lib/content/shared/product';

/** Estimated hours per month. */
const hours = [
  { label: 'One meetup', each: 2, times: 1, what: 'meetup' },
  { label: 'Preparation', each: 3, times: 1, what: 'time' },
  { label: 'Answering questions', each: 1, times: 4, what: 'weeks' },
  { label: 'Monthly report', each: 1, times: 1, what: 'report' },
];
const total = hours.reduce((sum, { each, times }) => sum + each * times, 0);

/** The city owner page: the role, its duties and how claims work. */
export const cityOwner = {
  title: 'Own a city',
  description: 'Lead our community in your city: the role, the time it takes, how to claim a city and how terms work.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'City owners',
      title: `Lead ${productName} in your city.`,
      text: 'City owners are volunteers who lead our community in their city. They host its official meetups, answer questions and report in public.',
      actions: [
        { label: 'Find your city', href: placePaths.cities },
        {
          label: 'Sign up free',
          href: paths.signUp,
          member: { label: 'All places', href: paths.places },
        },
      ],
      note: 'All you need is a free account.',
      blocks: [{ kind: 'placeMap', figure: null }],
    },
    {
      kind: 'facts',
      title: 'The role at a glance',
      facts: [
        { label: 'Pay', value: 'Volunteer role, unpaid and free to join' },
        { label: 'Time', value: `About ${total} hours a month, by our estimate` },
        { label: 'Term', value: `${placeRules.termMonths} months, renewable` },
        { label: 'Ends early', value: `If you leave, or after ${placeRules.silenceDays} days without a report` },
        { label: 'Support', value: 'Our ambassador team' },
      ],
    },
    {
      kind: 'contrast',
      title: 'What owning a city means',
      sides: [
        {
          title: 'You get',
          entries: [
            'The right to host official meetups',
            'A listing on the city’s page, under the name you choose',
            'Your public reports on the city’s page',
          ],
        },
        {
          title: 'You don’t get',
          entries: [
            'An exclusive territory: anyone may refer people anywhere',
            'Members’ contact details or payments',
            'Equity, a franchise, or anything you can sell or transfer',
          ],
        },
      ],
      note: 'The title gives no property rights, is not an investment, and cannot be bought.',
    },
    {
      kind: 'steps',
      title: 'How to get started',
      steps: [
        { title: 'Find your city', text: 'Open its page on the map or in the list and check that it’s available.' },
        {
          title: 'Claim it',
          text: `We decide within ${placeRules.decisionDays} days, or the claim is confirmed automatically.`,
        },
        { title: 'Lead it', text: 'Host your first meetup, then report on it.' },
      ],
    },
    {
      kind: 'rows',
      title: 'What you do',
      rows: [
        {
          title: 'Host a meetup',
          text: 'Open to everyone, in an accessible place. Try reviewing the track record together.',
          aside: 'Monthly',
        },
        {
          title: 'Answer questions',
          text: 'Reply to questions from your city within a week.',
          aside: 'Weekly',
        },
        {
          title: 'Publish a report',
          text: 'A short public report: attendance, questions and problems.',
          aside: 'Monthly',
        },
        {
          title: 'Keep it respectful',
          text: 'No stock tips, no sales pressure, and no judging people over money.',
          aside: 'Always',
        },
        {
          title: 'Hand over',
          text: 'Give the next owner your notes and venue details, but no personal contacts.',
          aside: 'At the end of your term',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'City owner FAQ',
      questions: [],
      blocks: [
        {
          kind: 'rows',
          title: 'What are the benefits?',
          rows: [
            {
              title: 'A public record of your work',
              text: 'Your reports stay on the city’s page after your term.',
            },
            {
              title: 'A say in local plans',
              text: 'We ask you before we plan anything in your city.',
            },
            {
              title: 'Referral commission',
              text: 'You can also be an ambassador, at the same rates as every member.',
              link: { label: 'See commission rates', href: paths.ambassador },
            },
          ],
        },
        {
          kind: 'worked',
          title: 'How much time does it take?',
          text: 'A typical month in a mid-size city.',
          examples: [
            {
              title: 'Per month',
              lines: hours.map(({ label, each, times, what }) => ({
                label,
                sum: `${times} ${what} × ${each} h`,
                result: `${each * times} h`,
              })),
              total: { label: 'Total', result: `${total} h` },
            },
          ],
          note: 'You can share the work with helpers.',
        },
        {
          kind: 'timeline',
          title: 'What does each status mean?',
          text: 'Each city’s page shows its status and dates.',
          stages: [
            { when: 'Status 1', title: 'Available', text: 'Any member can claim it.' },
            {
              when: 'Status 2',
              title: 'Claimed',
              text: `A member claimed it. We decide within ${placeRules.decisionDays} days, or the claim is confirmed automatically. Others can join the waiting list.`,
            },
            {
              when: 'Status 3',
              title: 'Led',
              text: `The owner leads it for ${placeRules.termMonths} months and can renew for free in the last ${placeRules.renewalDays} days.`,
            },
            {
              when: 'Status 4',
              title: 'Lapsed',
              text: `The term ended, or there was no report for ${placeRules.silenceDays} days. We warn the owner ${placeRules.warningDays} days ahead. The first member on the waiting list has ${placeRules.offerDays} days to accept.`,
            },
          ],
          backTo: 'With no waiting list, the city is available again.',
        },
        {
          kind: 'matrix',
          title: 'Who gets a city if several people want it?',
          text: `First come, first served. Each member can lead up to ${placeRules.placesPerMember} places.`,
          caption: 'Who gets a city in each case',
          columns: ['Situation', 'Who gets it', 'What others see'],
          rows: [
            {
              name: 'You claim an available city',
              cells: ['You, once confirmed', 'Claimed, with a waiting list'],
            },
            {
              name: 'Two members claim at the same time',
              cells: ['The claim recorded first', 'First place on the waiting list'],
            },
            {
              name: 'The owner leaves',
              cells: ['The first member on the waiting list who accepts', 'They move up the list'],
            },
            {
              name: 'Someone offers money',
              cells: ['No change', 'Cities are not for sale'],
            },
          ],
        },
      ],
    },
    {
      kind: 'cta',
      title: 'Is your city available?',
      text: 'See the status of every city.',
      actions: [
        { label: 'Find your city', href: placePaths.cities },
        { label: 'Own a university instead', href: paths.universityOwner },
      ],
    },
  ],
} satisfies ContentPage;
