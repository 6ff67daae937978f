import { paths } from '@/lib/domain/paths';
import { placeRules } from '@/lib/domain/places';
import type { ContentPage } from './blocks';

/** Hours a month, our estimate until owners report theirs. */
const hours = [
  { label: 'One open evening', each: 2, times: 1, what: 'evening' },
  { label: 'Getting it ready', each: 3, times: 1, what: 'time' },
  { label: 'Answering people', each: 1, times: 4, what: 'weeks' },
  { label: 'The public note', each: 1, times: 1, what: 'note' },
];
const total = hours.reduce((sum, { each, times }) => sum + each * times, 0);

/** To own a city is a role: what it means, what it asks, how it is given and how it ends. */
export const cityOwner = {
  title: 'Own a city',
  description: 'A role and not a property: what the owner of a city does, how a city is given, and how the role ends.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'City owners',
      title: 'Own the work of a city, not the city.',
      text: 'Every city gets one person who answers for its community: who brings people together, keeps it civil, and says in public how it is going. That person is called its owner, because the work is theirs.',
      actions: [
        { label: 'Find your city', href: paths.cities },
        {
          label: 'Sign up free',
          href: paths.signUp,
          member: { label: 'All places', href: paths.places },
        },
      ],
      note: 'A claim needs an account, and costs nothing.',
      blocks: [
        {
          kind: 'facts',
          title: 'The role in one look',
          facts: [
            { label: 'You are', value: 'A volunteer, in a city that you know' },
            { label: 'You answer to', value: 'The people of your city, and Ambassador care' },
            { label: 'It asks', value: `About ${total} hours a month` },
            { label: 'It costs', value: 'Nothing' },
            { label: 'It pays', value: 'Nothing for holding it' },
            { label: 'Its term', value: `${placeRules.termMonths} months, renewed by asking` },
            { label: 'It ends early', value: `When you go, or after ${placeRules.silenceDays} days without a report` },
          ],
          note: 'The hours are our estimate. Once owners report theirs, those will stand here.',
        },
      ],
    },
    {
      kind: 'contrast',
      title: 'What “own” means here',
      text: 'The word is easily taken for more than it is, so here is where it stops.',
      sides: [
        {
          title: 'You own',
          entries: [
            'The duty to hold open evenings, and the right to call them',
            'A place on the city’s page, under as much of your name as you choose',
            'The city’s public notes, good months and bad',
          ],
        },
        {
          title: 'You do not own',
          entries: [
            'A territory: anybody may recommend us anywhere',
            'The members, their addresses or what they pay',
            'A share, a franchise, or anything that could be sold, lent or inherited',
          ],
        },
      ],
      note: 'A role is not a security and not an investment. Nobody can buy a city, and nobody may ask you for money to get one.',
    },
    {
      kind: 'rows',
      title: 'The duties',
      text: 'Five, and a city that keeps them is a good city.',
      rows: [
        {
          title: 'Open the door',
          text: 'An evening that anybody may come to, in a place that anybody can reach. Reading the record together is enough of a programme.',
          aside: 'Once a month',
        },
        {
          title: 'Answer',
          text: 'Questions from your city within a week, also with “I do not know, and here is who does”.',
          aside: 'Each week',
        },
        {
          title: 'Write it down',
          text: 'A short public note: who came, what was asked, what went wrong.',
          aside: `Once a month, and at least every ${placeRules.silenceDays} days`,
        },
        {
          title: 'Keep it fair',
          text: 'No tips, no pressure, nobody made small for losing money or for having none.',
          aside: 'Always',
        },
        {
          title: 'Hand over well',
          text: 'Leave the next owner your notes and the room’s address, not your contacts.',
          aside: 'At the end',
        },
      ],
    },
    {
      kind: 'worked',
      title: 'Where the hours go',
      text: 'A month in a city of ordinary size, before you say yes.',
      examples: [
        {
          title: 'Each month',
          lines: hours.map(({ label, each, times, what }) => ({
            label,
            sum: `${times} ${what} × ${each} h`,
            result: `${each * times} h`,
          })),
          total: { label: 'Together', result: `${total} h` },
        },
      ],
      note: 'If that is more than you have, share it: an owner may name helpers, and stays the one who answers.',
    },
    {
      kind: 'timeline',
      title: 'The life of a claim',
      text: 'A city is always in one of four states, and its page says in which, since when and until when.',
      stages: [
        { when: 'State one', title: 'Free', text: 'Nobody holds it. Any member may claim it.' },
        {
          when: 'State two',
          title: 'Pending',
          text: `Somebody has claimed it. We have ${placeRules.decisionDays} days to decide; after that it is confirmed by itself. Others join the waiting list.`,
        },
        {
          when: 'State three',
          title: 'Held',
          text: `For ${placeRules.termMonths} months, by somebody who reports. It can be renewed in the last ${placeRules.renewalDays} days, and nobody pays for that.`,
        },
        {
          when: 'State four',
          title: 'Lapsed',
          text: `The term ran out, or no report came for ${placeRules.silenceDays} days, after a warning ${placeRules.warningDays} days ahead. The first on the list has ${placeRules.offerDays} days to say yes.`,
        },
      ],
      backTo: 'With nobody on the list, the city is free again.',
    },
    {
      kind: 'matrix',
      title: 'When two people want the same city',
      text: `One rule, applied by the register and not by taste. A member may hold ${placeRules.placesPerMember} places at most.`,
      caption: 'Who gets a city, case by case',
      columns: ['What happens', 'Who gets it', 'What the other sees'],
      rows: [
        {
          name: 'You ask, and it is free',
          cells: ['You, pending our word', 'That it is pending, and a place on the waiting list'],
        },
        {
          name: 'Two ask in the same second',
          cells: [
            'The claim that the register wrote first; it writes one at a time',
            'That it was second, and the first place on the waiting list',
          ],
        },
        {
          name: 'The owner leaves',
          cells: ['The first on the waiting list who still wants it', 'That they have moved up'],
        },
        {
          name: 'Somebody offers money for it',
          cells: ['Not that person', 'Nothing: there is nothing to sell'],
        },
      ],
    },
    {
      kind: 'rows',
      title: 'What you get',
      text: 'Little that can be counted, and we would rather say so.',
      rows: [
        {
          title: 'A public record of your work',
          text: 'Your notes stay on the city’s page, after your term too.',
        },
        {
          title: 'First word on your city',
          text: 'You are asked before we plan something there.',
        },
        {
          title: 'The same link as everybody',
          text: 'An owner may be an ambassador by the same schedule as any other member, on subscriptions only. The city adds nothing to it and takes nothing away.',
          link: { label: 'How links are paid', href: paths.ambassador },
        },
      ],
    },
    {
      kind: 'cta',
      title: 'See whether yours is free.',
      text: 'The list says for each city who holds it and until when.',
      actions: [
        { label: 'Find your city', href: paths.cities },
        { label: 'Own a university instead', href: paths.universityOwner },
      ],
    },
  ],
} satisfies ContentPage;
