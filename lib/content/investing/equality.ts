import { profilePaths } from '@/lib/domain/accounts/profile-paths';
import { equalityGoals, type Background } from '@/lib/domain/investing/equality';
import { percent } from '@/lib/domain/shared/percent';
import { paths } from '@/lib/domain/shared/paths';

const half = percent(equalityGoals.half);
const allocation = percent(equalityGoals.allocation);

/** Copy of the equality commitment's page. */
export const equalityPage = {
  title: 'Equality progress',
  description:
    'Progress on our equality commitment: the founder’s allocation and self-reported member backgrounds, in steps of five.',
  eyebrow: 'Cap table',
  heading: 'Equality progress',
  lead: `Our goals: at least ${half} of the cap table held by people from diverse backgrounds, and ${allocation} of the founder’s equity allocated to it.`,
  progress: {
    title: 'Progress',
    goal: 'Goal',
    held: {
      title: 'Equality share of the cap table',
      text: 'Fully diluted share held by the equality group, from the ledger.',
    },
    allocated: {
      title: 'Founder’s allocation',
      text: 'Share of the founder’s total equity committed in writing, from the ledger.',
    },
    people: {
      title: 'Members from diverse backgrounds',
      text: 'Self-reported. Accounts without an answer don’t count toward the goal.',
    },
    of: 'of',
    accounts: 'accounts',
    none: 'Nothing published yet',
  },
  said: {
    title: 'Self-reported backgrounds',
    lead: 'Published on the first day of each quarter, in steps of five, so changes can’t be traced to one person.',
    caption: 'Answers published for the quarter starting',
    group: 'Group',
    people: 'People',
    few: 'Fewer than five, or hidden',
    merged: 'Groups too small to show, and rounding',
    meant: 'Total from diverse backgrounds',
    other: 'None of these, or prefer not to say',
    silent: 'No answer (doesn’t count toward the goal)',
    population: 'Eligible accounts, rounded up',
    none: 'No data yet',
    noneText: 'We publish the first figures after a quarter with at least five answers.',
  },
  own: {
    title: 'Add your answer (optional)',
    lead: 'Your answer is never shown with your name and doesn’t affect your account.',
    visitor: 'Log in to add an answer. You can withdraw it anytime.',
    login: 'Log in to answer',
    question: 'Which group do you identify with?',
    agree: 'I agree',
    save: 'Save answer',
    change: 'Update answer',
    withdraw: 'Withdraw answer',
    saved: 'Saved. It counts from the next quarterly update.',
    withdrawn: 'Withdrawn and deleted. Published figures change with the next quarterly update.',
    current: 'Your answer',
    chooseFirst: 'Choose an answer',
    agreeFirst: 'Agree to save your answer',
    loading: 'Loading your answer',
    failed: 'We couldn’t load your answer',
    needsScripts: 'Turn on JavaScript to add your answer.',
  },
  counted: {
    title: 'Methodology',
    points: [
      'Shares and people are counted separately. The ledger has no names, so answers are never linked to holdings.',
      'Counts are rounded down to a multiple of five, so the groups add up to less than the total. The number of accounts is rounded up, so shares are never overstated.',
      'Answers are stored separately from accounts, under a secret key, without a time or an IP address.',
      'Someone who knows four of five answers can still infer the fifth.',
    ],
  },
  ways: [
    { label: 'Cap table', href: paths.capTable },
    { label: 'Our equality commitment', href: paths.impactInvestor },
    { label: 'Manage your data', href: profilePaths.data },
  ],
} as const;
export type EqualityCopy = typeof equalityPage;

export const backgroundLabels: Record<Background, string> = {
  women: 'Women',
  ethnicity: 'People of color',
  disability: 'People with a disability',
  lgbtq: 'LGBTQ+ people',
  income: 'People who grew up without wealth',
  several: 'More than one of these',
  none: 'None of these',
  unsaid: 'Prefer not to say',
};
