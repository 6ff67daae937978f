import type { Opener } from '@/lib/domain/membership/access';

/** On the pricing page, about the post whose paywall led there. */
export const postToReadCopy = {
  sentences: {
    account: (title: string) => `Sign up free to read “${title}”.`,
    plan: (title: string) => `Subscribe to read “${title}”.`,
    tier: (title: string) => `Become a cofounding customer to read “${title}”.`,
    payment: (title: string) => `Complete your payment to read “${title}”.`,
    open: (title: string) => `You can read “${title}”.`,
  } satisfies Record<Opener | 'open', (title: string) => string>,
  back: 'Back to the post',
  read: 'Read the post',
} as const;
