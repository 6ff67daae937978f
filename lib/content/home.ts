import { paths } from '@/lib/domain/paths';
import { defaultSectors } from '@/lib/domain/sectors';
import type { ContentPage } from './blocks';
import { signUpLabel } from './frame';
import { commitments } from './commitments';
import { homeQuestions } from './home-questions';
import { joiners } from './joiners';
import { mission, missionTerms } from './mission';
import { derivedRevenueNote, payoutTable, payoutTerms } from './payouts';
import { productName } from './product';
import { team } from './team';

const signUp = {
  label: signUpLabel,
  href: paths.signUp,
  member: { label: 'Your referral link', href: paths.accountLinks },
};

/** The home page. Its numbers about trades come from the record; the others are in the claims register. */
export const home = {
  title: `${productName} · Invest with the books open`,
  description: 'Stock research and options signals from a community that shows its whole record, losses included.',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Research and options signals in the open',
      title: 'Invest with the books open.',
      text: 'Every signal goes into one record, with its date, its price and its result, wins and losses alike. Read all of it before you decide anything, then bring your friends.',
      actions: [signUp, { label: 'See the whole record', href: paths.optionsSignals }],
      note: 'Signing up is free and asks for no card.',
    },
    { kind: 'joiners', title: 'Three ways to join as a cofounder', joiners },
    {
      kind: 'record',
      title: 'The record',
      text: 'No best-of. These are the latest rows, whatever they did, and the rest is one click away.',
      rows: 9,
      links: [{ label: 'The whole record', href: paths.optionsSignals }],
    },
    {
      kind: 'steps',
      title: 'How a signal is counted',
      text: 'The same way every time, so that you can check it with a pencil.',
      steps: [
        {
          title: 'Issued',
          text: 'A symbol, a call or a put, a strike, an expiration, the bid and the day it was filled.',
        },
        {
          title: 'Closed',
          text: 'The day it ended and its return in percent. Until then the row says Open, and counts as nothing.',
        },
        {
          title: 'Added up',
          text: 'The return on $1,000 is added to the balance. Gains are not staked again, losses are not hidden.',
        },
      ],
    },
    {
      kind: 'columns',
      blocks: [
        {
          kind: 'sectors',
          title: 'Research, sector by sector',
          text: 'Revenue, income, cash flow, valuation and ownership, one sector to a page.',
          sectors: defaultSectors.map(({ slug, label }) => ({ slug, label, href: paths.sectorStocks(slug) })),
          link: { label: 'All sectors', href: paths.sectors },
        },
        {
          kind: 'payouts',
          title: 'What a link can earn',
          text: payoutTerms,
          rows: payoutTable,
          derivedNote: derivedRevenueNote,
        },
      ],
    },
    {
      kind: 'figures',
      title: 'What we commit to',
      text: 'Two promises that you will be able to check: a report for each week, and a cap table that looks like the people it serves.',
      figures: commitments.flatMap(({ figures }) => figures),
    },
    { kind: 'statement', eyebrow: 'What we aim for', title: mission, text: missionTerms },
    {
      kind: 'team',
      title: 'Seven roles that answer to you',
      text: 'Each part of the work has one role that answers for it.',
      roles: team,
    },
    { kind: 'faq', title: 'Before you ask', questions: homeQuestions },
    {
      kind: 'cta',
      title: 'Read first. Decide later.',
      text: 'An account is free. It takes a name, an email and a password, and no card.',
      actions: [signUp, { label: 'Free test drive', href: paths.form('test-drive') }],
    },
  ],
} satisfies ContentPage;
