import { usdExact } from '@/lib/domain/shared/money';
import { backing } from './backing';
import { backingLimits } from '@/lib/domain/investing/backing';

const range = `${usdExact(backingLimits.smallestCents)} to ${usdExact(backingLimits.largestCents)}`;

export const projectsPage = {
  title: 'Back a project',
  description: 'Projects funded by our investors, with budgets, actual spending and updates.',
  eyebrow: 'Invest',
  lead: `Support a project with ${backing.smallest} to ${backing.largest}. Backing is not an investment: you get no equity and no return.`,
  list: 'Projects',
  view: 'View project',
  none: 'No projects yet',
  noneText: 'New projects appear here with a detailed budget.',
  how: {
    kind: 'steps',
    title: 'How backing works',
    steps: [
      { title: 'Read the budget', text: 'Each project lists what it costs, item by item.' },
      {
        title: 'Pledge an amount',
        text: 'Use a free investor account. You aren’t charged, and you can change or cancel your pledge.',
      },
      { title: 'Follow the spending', text: 'The project’s page shows what was spent, and its updates.' },
    ],
  },
} as const;

export const projectCopy = {
  range,
  sample: 'Sample project. No money is collected or spent.',
  budget: 'Budget and spending',
  budgetCaption: 'Budget and actual spending by line item',
  columns: { line: 'Item', budget: 'Budget', spent: 'Spent', left: 'Remaining' },
  total: 'Total',
  updates: 'Updates',
  noUpdates: 'No updates yet.',
  updatesAndBackers: 'Updates and backers',
  backers: 'Backers',
  named: 'Backers who chose to be listed.',
  noBackers: 'No backers yet.',
  noneNamed: 'No backers have chosen to be listed.',
  pledged: 'Pledged',
  of: (goal: string) => `of ${goal} pledged`,
  closedTag: 'Closed',
  backersOf: (count: number) => `${count} ${count === 1 ? 'backer' : 'backers'}`,
  noReturn: 'Backing gives you no equity, no interest and no return.',
  closed: 'This project is closed to new backers.',
  all: 'All projects',
  form: {
    title: 'Back this project',
    amount: 'Amount (USD)',
    hint: range,
    display: 'How to list you',
    displays: { 'first-name': 'First name', initials: 'Initials', none: 'Don’t list me' },
    submit: 'Back this project',
    change: 'Update pledge',
    withdraw: 'Cancel pledge',
    noMoney: 'You won’t be charged now. This is a pledge you can change or cancel.',
    signUp: 'Sign up as an investor',
    logIn: 'Log in as an investor',
    needs: (amounts: string) => `${amounts}. You need a free investor account.`,
    user: 'Backing a project needs an investor account. It’s free, and your name and email carry over.',
    done: (amount: string) => `You pledged ${amount}.`,
    updated: (amount: string) => `Your pledge is now ${amount}.`,
    withdrawn: 'Your pledge is canceled.',
    failed: 'We couldn’t load your pledge',
    loading: 'Loading your pledge',
    wrong: `Enter an amount from ${range}`,
  },
} as const;
