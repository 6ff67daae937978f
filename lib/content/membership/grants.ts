import { reminder } from './billing';

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
  askTitle: 'You already have a subscription',
  ask: 'Your subscription continues, so it would overlap with the gift. Redeem anyway?',
  redeemAnyway: 'Redeem anyway',
  continueAfter: (until: string, plan: string) =>
    `To keep your access after ${until}, subscribe by then. Your first charge for ${plan} is on that day, not before.`,
  /** A gift already gives the plan. */
  afterGift: {
    gift: (amount: string, day: string) => `Your first charge of ${amount} is on ${day}, when your gift ends.`,
    complimentary: (amount: string, day: string) =>
      `Your first charge of ${amount} is on ${day}, when your complimentary access ends.`,
  },
  /** The plan gives more than the gift. */
  besideGift: {
    gift: (plan: string, day: string) => `This plan starts today. Your gift of ${plan} keeps running until ${day}.`,
    complimentary: (plan: string, day: string) =>
      `This plan starts today. Your complimentary ${plan} access keeps running until ${day}.`,
  },
  payLater: (amount: string, day: string) => `Subscribe, pay ${amount} on ${day}`,
  laterText: (amount: string, day: string) =>
    `Your first charge is ${amount} on ${day}, when your free access ends. ${reminder} Cancel before then and pay nothing.`,
} as const;
