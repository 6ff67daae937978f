import { paths } from '@/lib/domain/paths';
import type { ContentPage } from './blocks';
import { commitments } from './commitments';
import { mission, missionPath, missionTerms } from './mission';
import { productName } from './product';
import { socialLinks } from './social';
import { team } from './team';

const [transparency, equality] = commitments;

/** What we hold ourselves to, how each of it can be checked, and who answers for it. */
export const aboutValues = {
  title: 'About us and our values',
  description: 'What we hold ourselves to, how you can check each of it, who answers for what, and what we never do.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: `About ${productName}`,
      title: 'Values that you can check.',
      text: 'A value that costs nothing is a slogan. Beside each of ours stands how you find out whether we keep it, today, without asking us.',
      actions: [
        { label: 'See the whole record', href: paths.optionsSignals },
        {
          label: 'Sign up free',
          href: paths.signUp,
          member: { label: 'Where we stand', href: paths.landing },
        },
      ],
      note: 'What is not there yet is called that.',
      blocks: [
        {
          kind: 'facts',
          title: 'Where we stand',
          facts: [
            { label: 'The trade record', value: 'Whole, sample data, labelled' },
            { label: 'Weekly reports', value: 'From the first live week on; samples until then' },
            { label: 'The cap table', value: 'Open to check' },
            { label: 'Rounds open', value: 'None; samples are labelled' },
            { label: 'Ambassadors paid', value: 'None yet' },
            { label: 'People shown here', value: 'None: roles, until there are names' },
          ],
          note: 'Kept by hand by the founder’s role, and corrected when it changes.',
        },
      ],
    },
    {
      kind: 'rows',
      title: 'Six values, six checks',
      text: 'Each takes you a minute or two.',
      rows: [
        {
          title: 'Losses count',
          text: 'Every trade stands in the record in its order, and the sum is of all of them. Sort by result, and the worst row is on top.',
          aside: 'Check: sort it.',
          link: { label: 'The trade record', href: paths.optionsSignals },
        },
        {
          title: 'A number has a basis',
          text: 'Each number on a page is computed, or kept in a list with what it rests on, who answers for it, and when it is looked at again. When that day passes, the site can no longer be built.',
          aside: 'Check: read how we count.',
          link: { label: 'The disclosures', href: paths.disclosures },
        },
        {
          title: 'Nobody watches over your shoulder',
          text: 'No script, font or picture comes from another company, but for the form where you pay by card and the window of your bank. A browser that asks not to be tracked is not.',
          aside: 'Check: open your browser’s network list here.',
          link: { label: 'Every cookie we set', href: paths.cookies },
        },
        {
          title: 'Everybody can read it',
          text: 'With a keyboard, a screen reader, twice the text size, on an old phone, in the dark, without scripts.',
          aside: 'Check: switch scripts off and reload.',
        },
        {
          title: 'Recommendations are paid in the open',
          text: 'The schedule by which ambassadors are paid is public, and so will be what the median one got.',
          aside: 'Check: do its sums.',
          link: { label: 'The schedule', href: paths.ambassador },
        },
        {
          title: 'Unfinished is called unfinished',
          text: 'A page that does not work yet says so at its top. Made-up data has a label wherever it shows.',
          aside: 'Check: look for the amber label.',
          link: { label: 'Where we stand', href: paths.landing },
        },
      ],
    },
    {
      kind: 'fold',
      title: mission,
      text: missionTerms,
      figure: 'From $500 to $1,000,000, year by year',
      values: missionPath.values,
      from: 'Today: $500',
      to: 'After 10 years: $1,000,000',
      summary: `A curve that stays near the ground for most of ten years and then rises steeply: after half of the time it stands at ${missionPath.halfway} of $1,000,000.`,
      facts: [
        {
          label: 'Every year, without an exception',
          value: missionPath.yearly,
          note: 'More than a doubling, ten times in a row.',
        },
        {
          label: 'After half of the time',
          value: missionPath.halfway,
          note: 'Nearly all of the rise would lie in the last years.',
        },
        {
          label: 'The same $500 at 7% a year',
          value: missionPath.ordinary,
          note: '7% is a figure that we chose to compare with, not one that anybody promises.',
        },
      ],
      caption:
        'Arithmetic, not a record and not a forecast. Nobody has done this here. Whoever tries to double money within a year can lose most of it.',
    },
    {
      kind: 'figures',
      title: 'Two commitments',
      text: `${transparency.title}, and ${equality.title.toLowerCase()}.`,
      figures: commitments.flatMap(({ figures }) => figures),
    },
    {
      kind: 'rows',
      title: 'Where they are kept',
      text: 'Each has a page of its own, which fills as it is kept and shows when it is not.',
      rows: [
        {
          title: transparency.title,
          text: transparency.text,
          aside: 'Begins with the first live week.',
          link: { label: 'Weekly reports', href: paths.weeklyReports },
        },
        {
          title: equality.title,
          text: equality.text,
          aside: 'Begins with the first shares.',
          link: { label: 'The cap table', href: paths.capTable },
        },
      ],
    },
    {
      kind: 'team',
      title: 'Seven roles, each with its answers',
      text: 'No portraits and no invented names. When a role has a person, the person’s name will stand here; until then the founder’s role answers for it.',
      roles: team,
    },
    {
      kind: 'rows',
      title: 'What we will never do',
      text: 'If you see us do one of these, write about it in public. We would deserve it.',
      isRefusal: true,
      rows: [
        { title: 'Show a result without its losses', text: 'Not in a post, not in a picture, not in a talk.' },
        { title: 'Take a row out of the record', text: 'A mistake is corrected by a new entry that says so.' },
        {
          title: 'Pay for bringing investors',
          text: 'Commission is paid on subscriptions. Whoever tells you to invest gets nothing for it from us.',
        },
        { title: 'Sell what we know about you', text: 'To nobody, for nothing.' },
        {
          title: 'Hurry you',
          text: 'No countdowns, no “only three left”, no price that goes up while you read.',
        },
        {
          title: 'Make leaving harder than joining',
          text: 'Whatever you can start here on a page, you can end on a page.',
        },
      ],
    },
    {
      kind: 'social',
      title: 'Elsewhere',
      text: 'Four networks. We have no accounts there yet, so each leads to the network’s own front page.',
      links: socialLinks,
    },
    {
      kind: 'cta',
      title: 'Hold us to it',
      text: 'Found a sentence here that is not kept? The week’s report is where we must answer for it, with the figures beside it.',
      actions: [
        { label: 'Read the weekly reports', href: paths.weeklyReports },
        { label: 'Check the cap table', href: paths.capTable },
      ],
    },
  ],
} satisfies ContentPage;
