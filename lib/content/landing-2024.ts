import { paths } from '@/lib/domain/paths';
import type { ContentPage } from './blocks';
import { signUpLabel } from './frame';
import { commitments } from './commitments';

/** /2024: where a visit lands after logging out, after a session that ended, and after a brokerage application. */
export const landing2024 = {
  title: 'Where we stand',
  description: 'What works today, what is missing, and what to know about each part before you use it.',
  blocks: [
    {
      kind: 'cta',
      title: 'What is there, and what is not.',
      text: 'This page and the whole record are open to everybody, signed in or not. Below stands, part by part, what works today and what does not.',
      actions: [
        { label: 'See the whole record', href: paths.optionsSignals },
        { label: signUpLabel, href: paths.signUp, member: { label: 'Your account', href: paths.account } },
        { label: 'Text me the app link', href: paths.form('app-link') },
        { label: 'Join the member list', href: paths.form('single-signup') },
      ],
    },
    {
      kind: 'matrix',
      title: 'Part by part',
      text: 'What you can do today, and what you should know before you do it.',
      caption: 'Where each part of the site stands',
      columns: ['Part', 'Today', 'Before you use it'],
      rows: [
        {
          name: 'The trade record',
          cells: ['Whole, open to everybody, sorted as you like', 'Its trades are sample data; nobody made this money'],
        },
        {
          name: 'Research on sectors and stocks',
          cells: [
            'Open; a free account adds charts',
            'Samples are marked; figures of companies come late and get restated',
          ],
        },
        {
          name: 'Timing signals',
          cells: ['Open, each scored once it is settled', 'No rate is shown while fewer than thirty are settled'],
        },
        {
          name: 'Plans and the test drive',
          cells: ['Can be started, cancelled and taken back', 'They cost money whether you win or not'],
        },
        {
          name: 'Cities and schools',
          cells: ['Can be claimed, on a map and in a list', 'A role and not a property; it pays nothing'],
        },
        {
          name: 'Referral links',
          cells: ['Work and are counted', 'Nothing is paid out yet'],
        },
        {
          name: 'Rounds and projects',
          cells: ['Each on a page of its own; samples are marked', 'Whoever invests early can lose all of it'],
        },
        {
          name: 'A brokerage account',
          cells: [
            'The application, its agreements and its status',
            'The broker decides, and options can cost all you put in',
          ],
        },
        {
          name: 'Weekly reports and the cap table',
          cells: ['Pages that fill as they are kept', 'They begin with the first live week and the first shares'],
        },
      ],
      note: 'Payments, bank links, applications and messages work where their providers are switched on. In a demonstration they are simulated, and a band at the top of every page says so.',
    },
    {
      kind: 'cards',
      title: 'Where to go from here',
      cards: [
        {
          category: 'Finished',
          title: 'Read, sort, check',
          description: 'Open to read, free to join.',
          paragraph:
            'The record can be sorted by any column and added up with a pencil. Sector and stock pages show where each figure comes from. None of it asks for an account.',
          list: ['The record, with its curve', 'Sectors and stocks, with sources', 'Timing signals, with their score'],
          footNote: 'What is sample data says so wherever it stands.',
          link: { label: 'See the sectors', href: paths.sectors },
        },
        {
          category: 'Not there yet',
          title: 'Payouts, a round, the app',
          description: 'Called what they are: missing.',
          paragraph:
            'Links are counted and nothing is paid out, because the ledger of what is due is not built. Rounds that open are listed on their page. There is no app: whoever asks for its link is led to this page.',
          list: ['The ledger of commissions', 'A first equity round', 'The app'],
          footNote: 'We give no dates that we might not keep.',
          link: { label: 'How links are to be paid', href: paths.ambassador },
        },
        {
          category: 'Promised',
          title: 'Two commitments',
          description: commitments.map(({ title }) => `${title}.`).join(' '),
          paragraph: 'They hold from the first live week, and you will be able to check both.',
          list: commitments.map(({ text }) => text),
          footNote: 'A promise is not a balance: nothing has been paid or issued yet.',
          link: { label: 'Read about our values', href: paths.aboutValues },
        },
      ],
    },
  ],
} satisfies ContentPage;
