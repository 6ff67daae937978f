import { sum } from '@/lib/domain/shared/averages';
import { placePaths } from '@/lib/domain/places/place-paths';
import { paths } from '@/lib/domain/shared/paths';
import { placeRules } from '@/lib/domain/places/places';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';

const stake = 1_000;
/** Example results in percent. */
const results = [27, -12.5, 4];
const signed = (amount: number) => `${amount < 0 ? '−' : '+'}$${groupDigits(Math.abs(amount))}`;
const inDollars = results.map((percent) => (stake * percent) / 100);
const balance = stake + sum(inDollars);

/** The page for students and staff who lead a school's investing club. */
export const universityOwner = {
  title: 'Own a university',
  description:
    'Run an investing club at your school or university: first session, yearly calendar, rules and FAQs for schools.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'University and school owners',
      title: 'Run an investing club at your school.',
      text: 'Lead a study group that learns to analyze track records and spot misleading claims. One student or staff member leads each school.',
      actions: [
        { label: 'Find your school', href: placePaths.schools },
        { label: 'View all trades', href: tradesPath },
      ],
      note: 'A free volunteer title that gives no property rights. You can stop anytime.',
      blocks: [{ kind: 'placeMap', figure: null }],
    },
    {
      kind: 'facts',
      title: 'Before you start',
      facts: [
        { label: 'Who can apply', value: 'Members who are students or staff, 18 or older' },
        { label: 'Permission', value: 'From your school, if required' },
        { label: 'Pay', value: 'Volunteer role, unpaid and free to join' },
        { label: 'Term', value: `${placeRules.termMonths} months, renewable` },
        { label: 'Focus', value: 'Analysis, not stock picks' },
      ],
    },
    {
      kind: 'spans',
      title: 'Your first session',
      text: 'One hour. Bring copies of the track record. No accounts needed.',
      unit: 'minutes',
      parts: [
        {
          length: 5,
          title: 'Read a claim',
          text: 'Read an ad that promises returns or win rates.',
        },
        {
          length: 15,
          title: 'Find what’s missing',
          text: 'List what you’d need to verify it: number of trades, dates, stake, losses and costs.',
        },
        {
          length: 25,
          title: 'Do the math',
          text: 'In pairs, add up the results of a few trades by hand. Then add up a full page of the track record, and compare totals.',
        },
        {
          length: 10,
          title: 'Add real costs',
          text: 'Buy at the ask, sell at the bid and subtract fees. See what’s left.',
        },
        {
          length: 5,
          title: 'Sum up',
          text: 'Everyone writes one sentence on what the numbers leave out, for your public report.',
        },
      ],
    },
    {
      kind: 'contrast',
      title: 'Education, not sales',
      sides: [
        {
          title: 'Do',
          entries: [
            'Analyze track records, ours and others’',
            'Learn about risk, costs, probability and options',
            'Talk openly about losses',
          ],
        },
        {
          title: 'Don’t',
          entries: [
            'Share stock tips or screenshots of gains',
            'Sell subscriptions or hand out referral links',
            'Open accounts or lend money to trade',
          ],
        },
      ],
    },
    {
      kind: 'steps',
      title: 'How to start your club',
      steps: [
        {
          title: 'Get approval',
          text: 'Check your school’s rules for student groups.',
        },
        { title: 'Claim your school', text: `Find it in our list. We decide within ${placeRules.decisionDays} days.` },
        { title: 'Hold your first session', text: 'Follow the plan above.' },
      ],
    },
    {
      kind: 'faq',
      title: 'School owner FAQ',
      questions: [],
      blocks: [
        {
          kind: 'rows',
          title: 'What are the rules?',
          text: 'Breaking a rule ends your term immediately.',
          isRefusal: true,
          rows: [
            {
              title: 'No sign-ups under 18',
              text: 'Younger students can join sessions with a teacher, without creating an account.',
            },
            {
              title: 'No grades or credit',
              text: 'Attendance must be voluntary and never affect grades.',
            },
            {
              title: 'No pooled money',
              text: 'The club does not pool funds, trade together or hold assets.',
            },
            {
              title: 'No speaking for the school',
              text: 'You lead our club at your school. You don’t represent the school.',
            },
          ],
        },
        {
          kind: 'worked',
          title: 'What example can I put on the whiteboard?',
          text: 'Each trade uses the same $1,000, and gains are not reinvested. Example numbers.',
          examples: [
            {
              title: 'Three trades added up',
              lines: results.map((percent, at) => ({
                label: `Trade ${at + 1}`,
                sum: `$1,000 × ${percent < 0 ? '−' : ''}${Math.abs(percent)}%`,
                result: signed(inDollars[at] ?? 0),
              })),
              total: { label: '$1,000 becomes', result: `$${groupDigits(balance)}` },
            },
            {
              title: 'One trade at a time',
              lines: results.map((_, at) => ({
                label: `Only trade ${at + 1} shown`,
                sum: `$1,000 ${signed(inDollars[at] ?? 0)}`,
                result: `$${groupDigits(stake + (inDollars[at] ?? 0))}`,
              })),
              total: { label: 'Which are true?', result: 'All' },
            },
          ],
          note: 'Each number is true, and each one alone is misleading.',
        },
        {
          kind: 'timeline',
          title: 'What does a year look like?',
          stages: [
            {
              when: 'Before term',
              title: 'Get approval',
              text: 'If your school requires approval, get it in writing.',
            },
            {
              when: 'First month',
              title: 'Hold your first session',
              text: 'Use the plan above. Ten people is plenty.',
            },
            {
              when: 'Monthly',
              title: 'Meet and report',
              text: 'Analyze a new track record and publish a short report.',
            },
            {
              when: 'Exams',
              title: 'Take a break',
              text: `Report the break. A place lapses after ${placeRules.silenceDays} days without a report.`,
            },
            {
              when: 'Last month',
              title: 'Hand over',
              text: 'Suggest a successor. They claim the school like any other member.',
            },
          ],
        },
        {
          kind: 'matrix',
          title: 'What will my school ask?',
          caption: 'Common questions from schools',
          columns: ['Question', 'Answer', 'Where to verify'],
          rows: [
            {
              name: 'Does a company pay you?',
              cells: ['No. The role is unpaid, and referral links are not allowed in sessions.', 'Ambassador page'],
            },
            {
              name: 'Do you give advice?',
              cells: ['No. We analyze past results and buy nothing.', 'Disclosures'],
            },
            {
              name: 'Do you collect student data?',
              cells: ['No. There is no sign-up list, and no account is needed.', 'Privacy policy'],
            },
            {
              name: 'Do you use our name or logo?',
              cells: ['Only the name, to say where we meet.', 'Your school’s page'],
            },
            {
              name: 'Who is our contact?',
              cells: ['The owner, a student or staff member.', 'Your school’s page'],
            },
          ],
        },
      ],
    },
    {
      kind: 'cta',
      title: 'Is your school available?',
      text: 'See which schools are available and when current terms end.',
      actions: [
        { label: 'Find your school', href: placePaths.schools },
        { label: 'Own a city instead', href: paths.cityOwner },
      ],
    },
  ],
} satisfies ContentPage;
