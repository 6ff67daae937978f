import { paths } from '@/lib/domain/shared/paths';
import { defaultSectors } from '@/lib/domain/research/sectors';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { signUpLabel } from '@/lib/content/shared/frame';
import { commitments } from '@/lib/content/investing/commitments';
import { homeQuestions } from './home-questions';
import { joiners } from './joiners';
import { mission, missionTerms } from './mission';
import { derivedRevenueNote, payoutTable, payoutTerms } from '@/lib/content/referrals/payouts';
import { productName } from '@/lib/content/shared/product';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';

const signUp = {
  label: signUpLabel,
  href: paths.signUp,
  member: { label: 'Your referral link', href: paths.accountLinks },
};

/** Number of latest trades on the home page. */
const latestTrades = 5;

/** The home page. Trade figures come from the record; the other numbers are in the claims register. */
export const home = {
  title: `${productName} · Invest with the books open`,
  description: 'Stock research and options signals with a full public track record, wins and losses alike.',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Transparent stock research and options signals',
      title: 'Invest with the books open.',
      text: 'Check every trade before you pay: its date, entry price and result, wins and losses alike.',
      actions: [signUp, { label: 'View all trades', href: tradesPath }],
      note: 'Free to join. No credit card required.',
      memberNote: {
        text: 'You’re signed in. Your watchlists and signals are in',
        link: { label: 'your account', href: paths.account },
      },
    },
    { kind: 'joiners', title: 'Three ways to join', joiners },
    {
      kind: 'record',
      title: 'Track record',
      rows: latestTrades,
      links: [{ label: 'Full track record', href: paths.optionsSignals }],
    },
    {
      kind: 'columns',
      blocks: [
        {
          kind: 'sectors',
          title: 'Research by sector',
          text: 'Revenue, earnings, cash flow, valuation and ownership of each stock.',
          sectors: defaultSectors.map(({ slug, label }) => ({ slug, label, href: paths.sectorStocks(slug) })),
          period: '1Y',
          link: { label: 'All sectors', href: paths.sectors },
        },
        {
          kind: 'payouts',
          title: 'What you can earn',
          text: payoutTerms,
          rows: payoutTable,
          derivedNote: derivedRevenueNote,
        },
      ],
    },
    {
      kind: 'columns',
      isUneven: true,
      blocks: [
        { kind: 'statement', eyebrow: 'Our mission', title: mission, text: missionTerms },
        {
          kind: 'figures',
          title: 'Our two commitments',
          text: 'Transparency with weekly reports, and cap table equality.',
          figures: commitments.flatMap(({ figures }) => figures),
        },
      ],
    },
    {
      kind: 'columns',
      blocks: [
        { kind: 'faq', title: 'FAQ', questions: homeQuestions },
        {
          kind: 'cta',
          title: 'See the research before you subscribe.',
          text: 'Create a free account with your name, email and a password.',
          memberTitle: 'Share the research with someone you know.',
          memberText: 'Your referral link leads to this page. Sales that come from it pay you a commission.',
          actions: [signUp, { label: 'Free test drive', href: paths.form('test-drive') }],
        },
      ],
    },
  ],
} satisfies ContentPage;
