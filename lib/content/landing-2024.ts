import { paths } from '@/lib/domain/paths';
import type { ContentPage } from './blocks';
import { signUpLabel } from './frame';
import { commitments } from './commitments';

/** /2024: where a visit lands after logging out, after a session that ended, and after a brokerage application. */
export const landing2024 = {
  title: 'Where we stand',
  description: 'What is finished, what is coming, and what you can read without an account.',
  blocks: [
    {
      kind: 'cta',
      title: 'What is there, and what is not.',
      text: 'This page and the whole record are open to everybody, signed in or not. What is finished works today; what is coming says so.',
      actions: [
        { label: 'See the whole record', href: paths.optionsSignals },
        { label: signUpLabel, href: paths.signUp, member: { label: 'Your account', href: paths.account } },
        { label: 'Text me the app link', href: paths.form('app-link') },
      ],
    },
    {
      kind: 'cards',
      title: 'Three things to know before you go on',
      cards: [
        {
          category: 'Finished',
          title: 'The record, your account, your place',
          description: 'Open to read, free to join.',
          paragraph:
            'The trade record is complete and can be sorted. Accounts work, for members and for investors. Cities and schools can be claimed, and referral links are given out and counted.',
          list: [
            'The record, with its curve',
            'A link of your own, with a QR code',
            'Every larger city and many schools, on a map',
          ],
          footNote: 'The trades shown are sample data.',
          link: { label: 'Open the record', href: paths.optionsSignals },
        },
        {
          category: 'Coming',
          title: 'Research and subscriptions',
          description: 'Each page says what it will hold.',
          paragraph:
            'Pages that are not finished are in the menu already, so that you can see the whole plan. None of them pretends.',
          list: [
            'Sector and stock research',
            'Subscriptions, and commissions on them',
            'Equity rounds and brokerage accounts',
          ],
          footNote: 'We give no dates that we might not keep.',
          link: { label: 'See the sectors', href: paths.sectors },
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
