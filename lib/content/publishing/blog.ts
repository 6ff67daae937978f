import { usd } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';
import { monthlyPrices, testDriveDays } from '@/lib/domain/membership/plans';
import type { Position, Visibility } from '@/lib/domain/publishing/posts';

export const blogPage = {
  title: 'Blog',
  description:
    'Free and paid posts on markets, sectors and how we count, each with its author and what the author holds.',
  lead: 'How we count, what the record shows, and what a figure leaves out. Each post says who wrote it and what they hold of what it names.',
} as const;

/** For whom a post is, in a word or two. */
export const audienceWords: Record<Visibility, string> = {
  public: 'Free',
  members: 'Free account',
  paid: 'Paying members',
  tier: 'Cofounding customers',
};

export const positionWords: Record<Position, string> = {
  none: 'The author holds nothing of it.',
  holds: 'The author holds some of it.',
  'no-trade-72h': 'The author will not trade it for 72 hours after this post.',
};

const price = `${usd(monthlyPrices.member)} a month`;
const back = (id: string) => `?paywall=${encodeURIComponent(paths.post(id))}`;

export type Opening = {
  title: string;
  text: string;
  action: { label: string; href: string };
  other: { label: string; href: string } | null;
};

/** What stands where a closed post breaks off: what opens the rest, and what that costs. */
export function openingOf(id: string, opensBy: 'account' | 'plan' | 'payment' | 'tier', isSignedIn: boolean): Opening {
  const login = { label: 'I have an account', href: paths.login + back(id) };
  if (opensBy === 'account')
    return {
      title: 'The rest is for people with an account',
      text: 'An account is free: a name, an email and a password. You come straight back to this post.',
      action: { label: 'Create a free account', href: paths.signUp + back(id) },
      other: login,
    };
  if (opensBy === 'payment')
    return {
      title: 'Your last payment did not go through',
      text: 'The rest is for paying members. It opens again as soon as the payment is made, on this page and in your mail alike.',
      action: { label: 'See to the payment', href: paths.billing },
      other: null,
    };
  if (opensBy === 'tier')
    return {
      title: 'The rest is for cofounding customers',
      text: `Your plan opens posts for paying members, and this one is for cofounding customers: ${usd(monthlyPrices.cofounder)} a month, ${usd(monthlyPrices.member - monthlyPrices.cofounder)} off the full price for as long as they stay.`,
      action: { label: 'Compare the plans', href: paths.subscribe + back(id) },
      other: null,
    };
  return {
    title: 'The rest is for paying members',
    text: `A plan costs ${price} and opens every post for paying members, on the site, in your feed and in your mail. The first ${testDriveDays} days are a test drive, and you can cancel in two clicks.`,
    action: { label: 'See the plans', href: paths.subscribe + back(id) },
    other: isSignedIn ? null : login,
  };
}

export const blogWords = {
  all: 'All posts',
  categories: 'What posts are about',
  older: 'Older posts',
  newest: 'Back to the newest',
  none: { title: 'No posts yet', text: 'Nothing has been published here so far. What comes out appears on this page.' },
  minutes: (count: number) => `${count} min read`,
  sample: 'Sample post',
  by: 'By',
  corrected: (day: string) => `Corrected ${day}`,
  opening: 'Opening the rest for you',
  failed: 'The rest could not be opened',
  position: 'What the author holds',
  positionOfAll: {
    none: 'The author holds nothing of what this post names.',
    holds: 'The author holds something of what this post names.',
    'no-trade-72h': 'The author will not trade what this post names for 72 hours after it came out.',
  } satisfies Record<Position, string>,
  then: 'When this came out',
  now: 'Latest close',
  since: 'Since then',
  noPrice: 'No price yet',
  chart: (weeks: number, day: string | null, hasMark: boolean) =>
    `${weeks} weekly closes${day ? `, to ${day}` : ''}.${hasMark ? ' The dotted line is the price when this came out.' : ''}`,
  year: (ticker: string, change: string) => `${ticker} over the last year, week by week: ${change}`,
  sampleFigures: 'Sample figures',
  corrections: 'Corrections',
  correctionClosed: 'The post was put right. What changed is shown to whoever may read it.',
  added: 'Added',
  removed: 'Removed',
  related: 'Read on',
  writtenBy: 'Who wrote this',
  notAdvice: 'Nothing in a post is a recommendation to buy or sell.',
  author: (name: string) => `Posts by ${name}`,
  feed: 'Feed of free posts',
  withdrawnTitle: 'This post was withdrawn',
} as const;
