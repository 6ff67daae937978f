import type { Opener } from '@/lib/domain/membership/access';

const quoted = (title: string) => (/[.?!]$/.test(title) ? `“${title}”` : `“${title}.”`);

/** Copy on the pricing page about the post whose paywall led there. */
export const postToReadCopy = {
  sentences: {
    account: (title: string) => `Sign up free to read ${quoted(title)}`,
    plan: (title: string) => `Subscribe to read ${quoted(title)}`,
    tier: (title: string) => `Become a cofounding customer to read ${quoted(title)}`,
    payment: (title: string) => `Complete your payment to read ${quoted(title)}`,
    open: (title: string) => `You can read ${quoted(title)}`,
  } satisfies Record<Opener | 'open', (title: string) => string>,
  back: 'Back to the post',
  read: 'Read the post',
  failed: 'We couldn’t load the post you came from.',
  again: 'Try again',
} as const;
