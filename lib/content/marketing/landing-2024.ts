import { paths } from '@/lib/domain/shared/paths';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { signUpLabel } from '@/lib/content/shared/frame';
import { commitments } from '@/lib/content/investing/commitments';

/** /2024: the landing page after logging out, after an expired session and after a brokerage application. */
export const landing2024 = {
  title: 'Product status',
  description: 'See which features are live today, what to know about each, and what’s coming next.',
  blocks: [
    {
      kind: 'cta',
      title: 'Product status',
      text: 'See what’s live today and what’s coming.',
      actions: [
        { label: 'View all trades', href: paths.optionsSignals },
        { label: signUpLabel, href: paths.signUp, member: { label: 'Your account', href: paths.account } },
        { label: 'Join the mailing list', href: paths.form('single-signup') },
      ],
    },
    {
      kind: 'matrix',
      title: 'Features',
      caption: 'Status of each feature',
      columns: ['Feature', 'Status', 'Good to know'],
      rows: [
        { name: 'Track record', cells: ['Live. Public and sortable.', 'Sample data, not real trades'] },
        {
          name: 'Sector and stock research',
          cells: ['Live. A free account adds charts.', 'Company data can be delayed or restated'],
        },
        {
          name: 'Timing signals',
          cells: ['Live. Every settled signal is scored.', 'Accuracy appears once enough signals have settled'],
        },
        {
          name: 'Plans and free test drive',
          cells: ['Live. Cancel or resume anytime.', 'Plans are billed whether trades win or lose'],
        },
        {
          name: 'Cities and schools',
          cells: ['Live. Claim one from the map or list.', 'A volunteer role, not property'],
        },
        {
          name: 'Referral links',
          cells: ['Live. Clicks and sign-ups are tracked.', 'Payouts start with our commission system'],
        },
        { name: 'Rounds and projects', cells: ['Live. Samples are labeled.', 'You can lose everything you invest'] },
        {
          name: 'Brokerage accounts',
          cells: ['Live. Apply online and track your status.', 'The broker decides who is approved'],
        },
        {
          name: 'Weekly reports and cap table',
          cells: ['Live. Samples are labeled.', 'Data starts with our first live week and first shares'],
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Where to go next',
      cards: [
        {
          category: 'Live',
          title: 'Research you can check',
          description: 'Free to read, no account needed.',
          paragraph:
            'The track record can be sorted by any column. Sector and stock pages cite the source of every figure.',
          list: ['Track record with equity curve', 'Sectors and stocks with sources', 'Timing signals with accuracy'],
          footNote: 'Sample data is labeled.',
          link: { label: 'Browse sectors', href: paths.sectors },
        },
        {
          category: 'Coming soon',
          title: 'Payouts and our first round',
          description: 'What we’re working on next.',
          paragraph:
            'Referrals are tracked now; payouts start with our commission system. Open rounds appear on the rounds page.',
          list: ['Commission payouts', 'First equity round'],
          footNote: 'No commissions have been paid yet.',
          link: { label: 'See commission rates', href: paths.ambassador },
        },
        {
          category: 'Our commitments',
          title: 'Transparency and equality',
          description: commitments.map(({ title }) => `${title}.`).join(' '),
          paragraph: 'Both start with our first live week, and anyone can verify them.',
          list: commitments.map(({ text }) => text),
          footNote: 'These are commitments, not results.',
          link: { label: 'Read our values', href: paths.aboutValues },
        },
      ],
    },
  ],
} satisfies ContentPage;
