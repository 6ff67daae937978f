import { fundingStepCopy } from '@/lib/content/brokerage/funding-step';
import { applicationSteps, type ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import { testDriveDays } from '@/lib/domain/membership/plans';
import type { HomePart } from '@/lib/domain/my-account/home-parts';
import type { HomeStep } from '@/lib/domain/my-account/home-steps';

const saved = (step: ApplicationStep, day: string) =>
  `Step ${applicationSteps.indexOf(step) + 1} of ${applicationSteps.length}, saved ${day}`;

/** Copy of the home page's parts, loaded with them. */
export const homePartCopy = {
  stale: 'We couldn’t refresh your account. Showing the last version we loaded.',
  again: 'Try again',
  failed: {
    watchlists: 'We couldn’t load your watchlists.',
    signals: 'We couldn’t load the open signals.',
    posts: 'We couldn’t load the latest posts.',
    plan: 'We couldn’t load your plan.',
    application: 'We couldn’t load your application.',
    referrals: 'We couldn’t load your referral numbers.',
  } satisfies Record<HomePart, string>,
  samples: {
    stocks: 'stocks',
    signals: 'signals',
    posts: 'posts',
    referrals: 'referrals',
    /** "in stocks, signals and posts". */
    in: (sections: readonly string[]) =>
      `in ${[sections.slice(0, -1).join(', '), ...sections.slice(-1)].filter((part) => part !== '').join(' and ')}`,
  },
  watchlists: {
    title: 'Watchlists',
    lists: 'Your lists',
    average: 'Average change',
    closes: (day: string) => `Closing prices of ${day}`,
    lines: 'Lines show one year.',
    all: (count: number) => (count === 1 ? 'Open list' : `All ${count} stocks`),
    empty: (name: string) => `${name}: no stocks yet.`,
    emptyAction: 'Add stocks',
  },
  market: {
    title: 'Sectors by day change',
    all: 'All sectors',
    closes: (day: string) => `Average of each sector’s stocks, as of ${day}`,
    none: 'No sector prices yet.',
    loading: 'Loading the sectors',
    failed: 'We couldn’t load the sectors',
  },
  signals: {
    title: 'Open signals',
    record: 'Track record',
    count: (total: number) => (total === 1 ? '1 open' : `${total} open`),
    columns: { signal: 'Signal', opened: 'Opened', entry: 'Entry', expires: 'Expires', estimate: 'Estimate' },
    noEstimate: 'n/a',
    estimate: 'Estimates use a pricing model and the last close of the stock. They are not quotes.',
    none: 'No open signals right now.',
    forPlans: (total: number, isSample: boolean) =>
      `${total} ${isSample ? `sample signal${total === 1 ? '' : 's'} ` : ''}open now. A plan shows each one as it’s issued.`,
    plans: 'View plans',
  },
  posts: {
    title: 'Latest posts',
    all: 'All posts',
    minutes: (count: number) => `${count} min read`,
    locked: 'With a plan',
    none: 'No posts yet.',
    noneAction: 'Visit the blog',
  },
  plan: {
    title: 'Plan',
    free: 'Free account',
    trialOffer: `Every plan starts with a ${testDriveDays}-day free test drive.`,
    offer: 'Get every post and signal with a plan.',
    plans: 'View plans',
    startTrial: 'Start free test drive',
    manage: 'Manage',
    renews: (price: string, day: string) => `${price}, renews ${day}`,
    trial: (day: string, price: string) => `Test drive until ${day}, then ${price}`,
    grace: (day: string) => `Payment failed. Pay by ${day} to keep access.`,
    ends: (day: string) => `Canceled. Access until ${day}.`,
    gift: (day: string) => `Gift until ${day}`,
    complimentary: (day: string) => `Complimentary until ${day}`,
    ended: 'Your plan has ended.',
    unpaid: 'Your last payment failed.',
    paused: 'Your plan is paused.',
    incomplete: 'Your payment is incomplete.',
    pay: 'Update payment',
  },
  application: {
    title: 'Brokerage account',
    saved,
    view: 'View status',
  },
  referrals: {
    title: 'Referrals',
    available: 'Available now',
    pending: 'Pending',
    held: 'On hold',
    paid: 'Paid',
    signUps: 'People referred',
    link: 'View earnings',
    none: 'Earn commission when friends subscribe through your link.',
    noneAction: 'Get your link',
  },
  investing: { title: 'Investments', link: 'View investments' },
  steps: {
    title: 'Next steps',
    /** Title for a new account. */
    setUp: 'Set up your account',
    done: 'Done:',
    names: {
      payout: 'Request your payout',
      watchlist: 'Create your first watchlist',
      email: 'Confirm your email',
      application: 'Open a brokerage account',
      draft: 'Finish your brokerage application',
      bank: 'Connect your bank',
      deposit: 'Make your first deposit',
      referrals: 'Get your referral link',
    } satisfies Record<HomeStep['name'], string>,
    /** The reason for each step, shown to new accounts. */
    reasons: {
      email: 'The newsletter and an investor account need it.',
      watchlist: 'Follow stocks and get price alerts.',
      application: 'Four steps. Your answers are saved as you go.',
      referrals: 'Earn commission when friends subscribe.',
    } satisfies Partial<Record<HomeStep['name'], string>> as Partial<Record<HomeStep['name'], string>>,
    payoutReady: (sum: string) => `Request your payout of ${sum}`,
    payoutWaits: (sum: string) => `Set up your payout: ${sum} is waiting`,
    setUpPayout: 'Set up payout',
    actions: {
      payout: 'Go to payouts',
      watchlist: 'Create watchlist',
      email: 'Send confirmation link',
      application: 'Start application',
      draft: 'Continue application',
      bank: fundingStepCopy['connect-bank'].action,
      deposit: fundingStepCopy.deposit.action,
      referrals: 'Get your link',
    } satisfies Record<HomeStep['name'], string>,
    email: {
      sending: 'Sending',
      sent: (email: string) => `We sent a link to ${email}.`,
      /** For a link that was sent before the page was opened. */
      sentAt: (email: string, minute: string) => `Link sent to ${email} on ${minute}.`,
      again: 'Send again',
      change: 'Change address',
      limited: (minutes: number) =>
        `You requested too many links. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
    },
  },
} as const;
