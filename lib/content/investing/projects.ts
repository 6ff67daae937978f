import { usdExact } from '@/lib/domain/shared/exact-money';
import { backingLimits } from '@/lib/domain/investing/backing';

const range = `${usdExact(backingLimits.smallestCents)} to ${usdExact(backingLimits.largestCents)}`;

export const projectsPage = {
  title: 'Back a project',
  description: 'Projects that investors back together, with their budgets, what was really spent, and what came of it.',
  eyebrow: 'Invest',
  lead: `Put ${range} behind something you want to exist. You get no share and no return: this is not an investment.`,
  list: 'Projects',
  none: 'No project yet',
  noneText: 'When there is one, it stands here with its budget, line by line.',
} as const;

export const projectWords = {
  range,
  sample: 'This project is a sample that shows how the page works. No money is taken, and none is spent.',
  budget: 'Budget and what was spent',
  budgetCaption: 'Each line of the budget with what was really spent',
  columns: { line: 'Line', budget: 'Budget', spent: 'Spent', left: 'Left' },
  total: 'Together',
  updates: 'Updates',
  noUpdates: 'Nothing has been told yet.',
  backers: 'Backers',
  named: 'Named because they chose to be.',
  noneNamed: 'Nobody has chosen to be named.',
  pledged: 'Pledged',
  goal: 'Goal',
  of: (pledged: string, goal: string) => `${pledged} of ${goal}`,
  closedTag: 'Closed',
  backersOf: (count: number) => `${count} ${count === 1 ? 'backer' : 'backers'}`,
  noReturn: 'Backing gives no share, no interest and no return.',
  closed: 'This project is closed. It takes no more backing.',
  all: 'All projects',
  form: {
    title: 'Back it',
    amount: 'Amount in dollars',
    hint: range,
    display: 'How you are listed',
    displays: { 'first-name': 'By my first name', initials: 'By my initials', none: 'Not at all' },
    submit: 'Back this project',
    change: 'Change my backing',
    withdraw: 'Take it back',
    noMoney:
      'Nothing is charged now: no payment is set up here yet. It is a pledge, and you can change it or take it back.',
    logIn: 'Log in as an investor',
    needs: (amounts: string) => `${amounts}, from an investor account, which is free.`,
    user: 'You are logged in as a member. Backing needs an investor account, which is separate and free.',
    done: (amount: string) => `You back this project with ${amount}.`,
    withdrawn: 'Your backing is taken back.',
    failed: 'Your backing could not be loaded',
    loading: 'Loading your backing',
    wrong: `Please enter an amount from ${range}`,
  },
} as const;
