import { paths } from '@/lib/domain/shared/paths';
import { testDriveDays } from '@/lib/domain/membership/plans';
import type { ContentPage } from '@/lib/content/shared/blocks';
import type { Facts } from '@/lib/content/shared/with-facts';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { signUpLabel } from '@/lib/content/shared/frame';
import { productName } from '@/lib/content/shared/product';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';
import { notStarted } from './not-started';

const recordFact = { label: 'Track record', value: 'Public, losses included' };

/** Adds the number of recorded trades to the facts. */
export const withRecordCount = (facts: Facts, trades: number): Facts =>
  facts.map((fact) =>
    fact === recordFact ? { ...fact, value: `${groupDigits(trades)} trades, losses included` } : fact,
  );

/** The welcome page at /2024, shown after logging out, after a session expires and after a brokerage application. */
export const landing2024 = {
  title: 'Welcome',
  description:
    'Research sectors and stocks, follow options signals with a public track record, and share what you find.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'Investing community',
      title: `Welcome to ${productName}.`,
      text: 'Research sectors and stocks, follow options signals with a public track record, and get paid for referrals.',
      actions: [
        { label: 'Log in', href: paths.login, member: { label: 'Go to your account', href: paths.account } },
        { label: signUpLabel, href: paths.signUp, member: { label: 'View pricing', href: paths.subscribe } },
      ],
      note: 'A free account needs no credit card.',
      blocks: [{ kind: 'curve' }],
    },
    {
      kind: 'facts',
      title: 'What you get',
      facts: [
        recordFact,
        { label: 'Charts and watchlists', value: 'Free with an account' },
        { label: 'New signals', value: `${testDriveDays}-day free test drive, then a plan` },
        { label: 'Cancellation', value: 'Anytime, online' },
      ],
      note: notStarted,
    },
    {
      kind: 'cards',
      title: 'Pick your next step',
      cards: [
        {
          category: 'Signals',
          title: 'Check the track record',
          description: 'Open to everyone.',
          paragraph: 'Sort trades by any column. Totals include every loss.',
          list: ['Every closed trade', 'Equity curve', 'Timing signals with accuracy'],
          footNote: 'Past performance does not guarantee future results.',
          link: { label: 'View all trades', href: tradesPath },
        },
        {
          category: 'Research',
          title: 'Look up a stock',
          description: 'Free to read.',
          paragraph: 'Sector and stock pages show the source and date of every figure.',
          list: ['Sectors compared', 'Stocks with key figures', 'News by sector'],
          footNote: 'Company data can be delayed or restated.',
          link: { label: 'Browse sectors', href: paths.sectors },
        },
        {
          category: 'Brokerage',
          title: 'Open a brokerage account',
          description: 'Apply online.',
          paragraph: 'We save your answers as you go, so you can finish later.',
          list: ['Four steps', 'Saved answers', 'Status online'],
          footNote: 'The broker decides who is approved.',
          link: { label: 'Open an account', href: paths.openAccount },
        },
      ],
    },
  ],
} satisfies ContentPage;
