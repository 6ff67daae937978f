import type { AccessReason, Opener } from '@/lib/domain/membership/access';
import { usd } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';
import { monthlyPrices, testDriveDays } from '@/lib/domain/membership/plans';
import type { Visibility } from '@/lib/domain/membership/visibilities';
import type { Position } from '@/lib/domain/publishing/posts';

export const blogPage = {
  title: 'Blog',
  description: 'Free and paid posts on markets, sectors and our methodology, with author disclosures.',
  lead: 'Markets, sectors and our methodology. Every post names its author and discloses the author’s positions.',
} as const;

/** Labels for who can read a post. */
export const audienceCopy: Record<Visibility, string> = {
  public: 'Free',
  members: 'Free account',
  paid: 'With a plan',
  tier: 'Cofounding customers',
};

export const positionCopy: Record<Position, string> = {
  none: 'The author has no position.',
  holds: 'The author holds a position.',
  'no-trade-72h': 'The author will not trade it for 72 hours after this post.',
};

const trialText = ` Start with a ${testDriveDays}-day free test drive.`;

const back = (id: string) => `?paywall=${encodeURIComponent(paths.post(id))}`;

export type Opening = {
  title: string;
  text: string;
  action: { label: string; href: string };
  other: { label: string; href: string } | null;
};

/** The offer below a post's preview: how to unlock the rest, and its price. */
export function openingOf(
  id: string,
  { opensBy, reason }: { opensBy: Opener; reason: AccessReason },
  isSignedIn: boolean,
  /** True if only cofounding customers can read the post, so that the other plan does not unlock it. */
  isForCofounders = false,
): Opening {
  const login = { label: 'Log in', href: paths.login + back(id) };
  if (opensBy === 'account')
    return {
      title: 'Sign up free to keep reading',
      text: 'Create a free account with your name, email and a password. We’ll bring you right back.',
      action: { label: 'Sign up free', href: paths.signUp + back(id) },
      other: login,
    };
  if (opensBy === 'payment' && reason === 'incomplete')
    return {
      title: 'Your bank still needs to confirm this payment.',
      text: 'Confirm it in Billing, or pay with another card, to keep reading subscriber posts here and by email.',
      action: { label: 'Confirm payment', href: paths.billing },
      other: null,
    };
  if (opensBy === 'payment')
    return {
      title: 'Your last payment failed',
      text: 'Update your payment method to keep reading subscriber posts here and by email.',
      action: { label: 'Update payment method', href: paths.billing },
      other: null,
    };
  if (opensBy === 'tier')
    return {
      title: 'This post is for cofounding customers',
      text: `Upgrade to read it. Cofounding customers pay ${usd(monthlyPrices.cofounder)} a month, ${usd(monthlyPrices.member - monthlyPrices.cofounder)} off the full price for as long as they stay subscribed.`,
      action: { label: 'Compare plans', href: paths.subscribe + back(id) },
      other: null,
    };
  if (isForCofounders)
    return {
      title: 'This post is for cofounding customers',
      text: `Become one to read it and every other subscriber post, in your feed and by email, for ${usd(monthlyPrices.cofounder)} a month.${isSignedIn ? '' : trialText} Cancel anytime.`,
      action: { label: 'See plans', href: paths.subscribe + back(id) },
      other: isSignedIn ? null : login,
    };
  return {
    title: 'Subscribe to keep reading',
    text: `Get every subscriber post on the site, in your feed and by email for ${usd(monthlyPrices.member)} a month, or ${usd(monthlyPrices.cofounder)} as a cofounding customer.${isSignedIn ? '' : trialText} Cancel anytime.`,
    action: { label: 'See plans', href: paths.subscribe + back(id) },
    other: isSignedIn ? null : login,
  };
}

export const blogCopy = {
  all: 'All posts',
  categories: 'Categories',
  older: 'Older posts',
  newest: 'Latest posts',
  none: { title: 'No posts yet', text: 'New posts appear here.' },
  minutes: (count: number) => `${count} min read`,
  sample: 'Sample post',
  samples: 'Sample posts',
  by: 'By',
  corrected: (day: string) => `Corrected ${day}`,
  opening: 'Loading the full post',
  failed: 'The full post didn’t load',
  position: 'Author disclosure',
  positionOfAll: {
    none: 'The author has no position in the stocks mentioned.',
    holds: 'The author holds a position in the stocks mentioned.',
    'no-trade-72h': 'The author will not trade the stocks mentioned for 72 hours after publication.',
  } satisfies Record<Position, string>,
  then: 'At publication',
  now: 'Latest close',
  since: 'Change since',
  noPrice: 'No price yet',
  chart: (weeks: number, day: string | null, hasMark: boolean) =>
    `${weeks} weekly closes${day ? `, to ${day}` : ''}.${hasMark ? ' The dotted line is the price at publication.' : ''}`,
  year: (ticker: string, change: string) => `${ticker}, one year of weekly closes: ${change}`,
  sampleFigures: 'Sample figures',
  illustration: 'Illustration',
  atClose: (day: string) => `At close, ${day}`,
  viewStock: (ticker: string) => `View ${ticker}`,
  closeCard: 'Close',
  corrections: 'Corrections',
  correctionClosed: 'This post was corrected. The changes are visible to readers with access.',
  added: 'Added',
  removed: 'Removed',
  related: 'Related posts',
  writtenBy: 'About the author',
  notAdvice: 'Posts are not investment advice.',
  author: (name: string) => `Posts by ${name}`,
  feed: 'RSS feed of free posts',
  withdrawnTitle: 'This post was withdrawn',
} as const;
