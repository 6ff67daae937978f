import { commissionHoldDays } from '@/lib/domain/referrals/commissions';
import { fullDate } from '@/lib/domain/shared/dates';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { percent } from '@/lib/domain/shared/percent';

/** Copy of the pages about an ambassador's earnings. */
export const earningsPage = {
  title: 'Referrals',
  description: 'Your referral clicks, sign-ups and commissions at both degrees, with your statements.',
  lead: 'What you earned from people you referred and from the people they referred, month by month.',
} as const;

export const salesPage = {
  title: 'Referral sales',
  description: 'Every sale at both degrees, with its commission or the reason why there is none.',
  lead: 'Every sale to people you referred and to people they referred. Open one to see step by step why it paid or didn’t.',
} as const;

export const earningsGate = {
  needsScripts: 'Turn on JavaScript to see your referrals.',
  loading: 'Loading your referrals',
  failed: 'We couldn’t load your referrals',
  signInTitle: 'Log in to see your referrals',
  signInText: 'Referral links come with a free member account.',
  investorTitle: 'Referrals need a member account',
  investorText: 'You are using your investor account. Switch to your member account to see referrals.',
} as const;

export const referralTabs = {
  label: 'Referrals',
  overview: 'Overview',
  sales: 'Sales',
  payouts: 'Payouts',
  link: 'Your link',
} as const;

export const overviewCopy = {
  noneTitle: 'Get your referral link',
  noneText: 'Share it, and earn a commission when people subscribe.',
  noneAction: 'Get your link',
  available: 'Available now',
  balance: (sum: string) => `of a ${sum} balance`,
  customers: 'Paying customers',
  secondLevel: (count: number) => `plus ${groupDigits(count)} second-degree`,
  signUps: 'People referred',
  clicks: 'Clicks',
  recent: (count: number) => `${groupDigits(count)} in the last 30 days`,
  earnings: 'Commissions',
  requestPayout: 'Request payout',
  setUpPayouts: 'Set up payouts',
  viewPayouts: 'View payouts',
  share: 'Share your link',
  explained: 'Why each sale paid or didn’t',
  earningsLead: `Each commission is approved ${commissionHoldDays} days after the payment. Refunded payments are subtracted.`,
  caption: 'Commissions by degree and status, after reversals',
  level: 'Degree',
  total: 'Both degrees',
  tiers: 'Tiers',
  showTiers: 'Show tiers',
  tiersLead: (version: number, from: string) => `Payout schedule version ${version}, effective ${fullDate(from)}.`,
  rung: (referrals: number, isFirst: boolean) =>
    isFirst ? 'from the first customer' : `from ${groupDigits(referrals)} customers`,
  current: 'Your rate:',
  agreed: (cutBp: number) => `Your agreed rate is ${percent(cutBp)}.`,
  next: (customers: number, referrals: number, cutBp: number) =>
    `${groupDigits(customers)} of ${groupDigits(referrals)} customers to reach ${percent(cutBp)}`,
  top: 'Highest tier reached',
} as const;

export const peopleCopy = {
  title: 'People you referred',
  lead: 'Initials only, to protect their privacy. For the second degree we show only the number.',
  loading: 'Loading people',
  failed: 'We couldn’t load the people you referred',
  empty: 'No sign-ups yet.',
  emptyText: 'People appear here when they sign up with your link or enter your code.',
  caption: 'People you referred, latest first',
  columns: {
    name: 'Person',
    joined: 'Joined',
    payments: 'Commissions',
    referred: 'Referred',
    earned: 'You earned',
  },
  by: { link: 'by link', code: 'by code' },
} as const;

export const leaderboardCopy = {
  title: 'Leaderboard',
  lead: 'Ambassadors who agreed to be listed, by paying customers.',
  loading: 'Loading the leaderboard',
  failed: 'We couldn’t load the leaderboard',
  empty: 'No ambassador is listed yet.',
  caption: 'Ambassadors by paying customers',
  columns: { rank: 'Rank', name: 'Ambassador', customers: 'Customers' },
  you: 'You',
  consent: 'Show me on the leaderboard',
  consentNote: 'Other members see your first name, initial and number of customers.',
  shown: 'You are on the leaderboard once you have a customer.',
  hidden: 'You are no longer on the leaderboard.',
} as const;

export const salesCopy = {
  filter: 'Show',
  filters: {
    all: 'All sales',
    pending: 'Pending',
    approved: 'Approved',
    paid: 'Paid',
    held: 'On hold',
    reversed: 'Reversed',
    none: 'Sales without a commission',
  },
  list: (month: string) => `Sales in ${month}, latest first`,
  sum: (sum: string) => `${sum} in commissions`,
  columns: ['Buyer', 'Date and degree', 'Status', 'Payment', 'Commission'],
  loading: 'Loading sales',
  failed: 'We couldn’t load your sales',
  empty: 'No sales here',
  emptyText: 'Sales appear when your referrals pay for a subscription.',
  emptyState: 'None of your commissions has this status.',
  emptyNone: 'Every sale to your referrals has a commission.',
  secondLevel: 'Second-degree buyer',
  otherBuyer: 'Another buyer',
  traceLoading: 'Loading the details',
  traceFailed: 'We couldn’t load the details',
  ledger: 'Ledger entries',
  of: (amount: string) => `of ${amount}`,
  id: (id: string) => `Sale ${id}`,
} as const;

export const moreCopy = { more: 'Show more', loading: 'Loading' } as const;
