import { equalityGoals, type Background } from '@/lib/domain/investing/equality';
import { percent } from '@/lib/domain/shared/percent';
import { paths } from '@/lib/domain/shared/paths';

const half = percent(equalityGoals.half);
const allocation = percent(equalityGoals.allocation);

/** The words of the page on which the equality commitment is followed. */
export const equalityPage = {
  title: 'Equality, as far as it has come',
  description:
    'The equality commitment as progress: what the founder has bound, and what people say about themselves, in fives.',
  eyebrow: 'The cap table',
  heading: 'How far equality has come.',
  lead: `At least ${half} of the cap table for people from diverse backgrounds, with ${allocation} of the founder’s own equity behind it. These are goals. Below is where they stand.`,
  progress: {
    title: 'Where it stands',
    goal: 'Goal',
    held: {
      title: 'Bound, of all shares',
      text: 'What the equality group holds, of everything, promises included. Read off the ledger.',
    },
    allocated: {
      title: 'The founder’s allocation',
      text: 'What the founder has bound in writing, of all that was ever given to the founder. Read off the ledger.',
    },
    people: {
      title: 'People, by what they say',
      text: 'Accounts whose owner says to belong to a group that is meant. Who says nothing counts as the other half.',
    },
    of: 'of',
    accounts: 'accounts',
    none: 'Nothing published yet',
  },
  said: {
    title: 'What people say about themselves',
    lead: 'Published on the first day of a quarter, in fives. A number moves only when five more or five fewer people stand behind it, so no two publications can be subtracted to find somebody.',
    caption: 'Answers, as published for the quarter from',
    group: 'Group',
    people: 'People',
    few: 'fewer than five, or not shown',
    merged: 'The groups that are too small to be shown, together',
    meant: 'Together, those who are meant',
    other: 'None of these, or rather not say',
    silent: 'No answer, counted as the other half',
    population: 'Accounts that could answer, rounded up',
    none: 'Nothing has been published yet',
    noneText: 'The first numbers come with the first quarter in which at least five people have answered.',
  },
  own: {
    title: 'Your answer, if you like',
    lead: 'Free and optional. Nobody here sees it beside your name, no page about a person carries it, and it changes nothing about what you get.',
    visitor: 'People with an account can add an answer, and withdraw it again.',
    login: 'Log in to answer',
    question: 'Which of these do you count yourself among, as far as owning companies goes?',
    agree: 'I agree',
    save: 'Keep my answer',
    change: 'Change my answer',
    withdraw: 'Withdraw my answer',
    saved: 'Kept. It counts from the next publication on.',
    withdrawn: 'Withdrawn and deleted. The published number follows with the next publication.',
    current: 'Your answer today',
    chooseFirst: 'Please choose an answer',
    agreeFirst: 'Please agree first, or leave the question alone',
    loading: 'Looking up your answer',
    failed: 'We could not look that up',
    needsScripts: 'Answering needs scripts. You can read everything without them.',
  },
  counted: {
    title: 'How it is counted',
    points: [
      'Shares and people are counted apart. The ledger holds groups and no names, so what somebody says is never multiplied with what somebody holds.',
      'Counts are rounded down to fives, and the number of accounts is rounded up, so that a part never looks larger than it is.',
      'Answers lie apart from accounts, under a key that only this site can make. Neither a time nor an address is kept with them.',
      'Who knows what four of five people said can still conclude about the fifth. No count of people prevents that.',
    ],
  },
  ways: [
    { label: 'The cap table', href: paths.capTable },
    { label: 'The commitment, its arithmetic and how it can fail', href: paths.impactInvestor },
    { label: 'What is kept about you, and how to take it along', href: paths.account },
  ],
} as const;
export type EqualityWords = typeof equalityPage;

export const backgroundLabels: Record<Background, string> = {
  women: 'Women',
  ethnicity: 'People of color',
  disability: 'People with a disability',
  lgbtq: 'LGBTQ+ people',
  income: 'People who grew up without wealth',
  several: 'More than one of these',
  none: 'None of these',
  unsaid: 'I would rather not say',
};
