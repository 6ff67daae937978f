/** Plans from a gift, and complimentary ones. */
export const grantCopy = {
  /** The note at the plan on Billing. */
  planUntil: {
    gift: (until: string) => `Gift until ${until}`,
    complimentary: (until: string) => `Complimentary until ${until}`,
  },
  /** In the list of gifts received. */
  given: {
    gift: (until: string) => `Gift plan until ${until}.`,
    complimentary: (until: string) => `Complimentary plan until ${until}.`,
  },
  /** Asked before a gift is redeemed beside a subscription. */
  askTitle: 'You already have a plan',
  ask: 'Your subscription goes on. The gift would run at the same time. Redeem anyway?',
  redeemAnyway: 'Redeem anyway',
  continueAfter: (until: string) =>
    `To keep your access after ${until}, subscribe by then. A paid plan is charged from the day you start it.`,
} as const;
