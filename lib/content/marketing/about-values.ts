import { paths } from '@/lib/domain/shared/paths';
import type { BlockOf, ContentPage } from '@/lib/content/shared/blocks';
import { commitments } from '@/lib/content/investing/commitments';
import { mission, missionPath, missionTerms } from './mission';
import { productName } from '@/lib/content/shared/product';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';
import { socialLinks } from './social';
import { team } from './team';

const [transparency, equality] = commitments;

const socialBlock: readonly BlockOf<'social'>[] =
  socialLinks.length > 0 ? [{ kind: 'social', title: 'Social media', links: socialLinks }] : [];

/** The values page: our values and how to verify each, our commitments and our team. */
export const aboutValues = {
  title: 'About us and our values',
  description: 'Our values and how to verify them, our commitments, our mission, our team and our promises to you.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: `About ${productName}`,
      title: 'Values you can verify.',
      text: 'We publish every result, cite every source and protect your data. Here’s how to check each one yourself.',
      actions: [
        { label: 'View all trades', href: tradesPath },
        {
          label: 'Sign up free',
          href: paths.signUp,
          member: { label: 'Your account', href: paths.account },
        },
      ],
      note: 'Every closed trade is public. No account needed.',
      blocks: [
        {
          kind: 'facts',
          title: 'At a glance',
          facts: [
            { label: 'Track record', value: 'Every closed trade' },
            { label: 'Cap table', value: 'Every share issued' },
            { label: 'Equity rounds', value: 'Status and dates' },
            { label: 'Commission rates', value: 'Public schedule' },
          ],
          note: 'All public. Sample data is labeled.',
        },
      ],
    },
    {
      kind: 'rows',
      title: 'Our values',
      rows: [
        {
          title: 'We show losses',
          text: 'The track record includes every trade, and totals include every loss.',
          link: { label: 'Sort the trades by result', href: tradesPath },
        },
        {
          title: 'We back up our numbers',
          text: 'Every number we state is computed from data or listed with its basis, its owner and a review date.',
          link: { label: 'Read the claims register', href: paths.disclosures },
        },
        {
          title: 'We respect your privacy',
          text: 'No third-party trackers. Only card payments and bank connections load third-party code. We honor Do Not Track.',
          link: { label: 'See all cookies', href: paths.cookies },
        },
        {
          title: 'We build for everyone',
          text: 'The site works with a keyboard, a screen reader, large text and dark mode. Research, trades and posts work without JavaScript; signing in and paying do not.',
          aside: 'Try it: turn off JavaScript and reload this page.',
        },
        {
          title: 'We disclose commissions',
          text: 'Our ambassador payout schedule is public. Referred visitors see a notice that someone earns a commission.',
          link: { label: 'See commission rates', href: paths.ambassador },
        },
        {
          title: 'We label sample data',
          text: 'Sample data has a label wherever it appears.',
          aside: 'Look for the amber label.',
        },
      ],
    },
    {
      kind: 'fold',
      title: `Our mission: ${mission}`,
      text: missionTerms,
      figure: 'From $500 to $1,000,000 in 10 years',
      values: missionPath.values,
      from: 'Today: $500',
      to: 'After 10 years: $1,000,000',
      summary: `A growth curve that stays low for years and then rises steeply: ${missionPath.halfway} after five years, $1,000,000 after ten.`,
      facts: [
        {
          label: 'Required annual return',
          value: missionPath.yearly,
          note: 'The money more than doubles every year.',
        },
        {
          label: 'Value after five years',
          value: missionPath.halfway,
          note: 'Most of the growth comes in the final years.',
        },
        {
          label: '$500 at 7% a year for 10 years',
          value: missionPath.ordinary,
          note: 'For comparison only.',
        },
      ],
      caption: 'Hypothetical calculation. Aiming for returns like these can lose most of your money.',
    },
    {
      kind: 'team',
      title: 'Who does what',
      roles: team,
    },
    {
      kind: 'columns',
      blocks: [
        {
          kind: 'figures',
          title: 'Our commitments',
          text: `${transparency.title}, and ${equality.title.toLowerCase()}.`,
          figures: commitments.flatMap(({ figures }) => figures),
        },
        {
          kind: 'faq',
          title: 'More about us',
          questions: [
            {
              question: 'How can I track your progress?',
              answer: `${transparency.text} The cap table shows who owns ${productName}.`,
            },
          ],
          blocks: [
            {
              kind: 'rows',
              title: 'What will you never do?',
              isRefusal: true,
              rows: [
                { title: 'Hide losses', text: 'Not in posts, images or talks.' },
                { title: 'Delete trades', text: 'We correct mistakes with a new, labeled entry.' },
                {
                  title: 'Pay commissions on investments',
                  text: 'Commissions are for subscriptions only.',
                },
                { title: 'Sell your data', text: 'Not to anyone, at any price.' },
                {
                  title: 'Pressure you',
                  text: 'No countdowns, no fake scarcity and no sudden price changes.',
                },
                {
                  title: 'Make it hard to leave',
                  text: 'Anything you start online, you can cancel online.',
                },
              ],
            },
          ],
        },
      ],
    },
    ...socialBlock,
    {
      kind: 'cta',
      title: 'Check our progress',
      text: `See who owns ${productName}, and what we did each week.`,
      actions: [
        { label: 'View the cap table', href: paths.capTable },
        { label: 'Weekly reports', href: paths.weeklyReports },
      ],
    },
  ],
} satisfies ContentPage;
