import { reminder } from './billing';

/** Copy for gifts and complimentary plans. */
export const grantCopy = {
  /** The note next to the plan on the billing page. */
  planUntil: {
    gift: (until: string) => `Gift until ${until}`,
    complimentary: (until: string) => `Complimentary until ${until}`,
  },
  /** In the list of gifts received. */
  given: {
    gift: (until: string) => `Gift plan until ${until}.`,
    complimentary: (until: string) => `Complimentary plan until ${until}.`,
  },
  /** Asked before a gift is redeemed in addition to a subscription. */
  askTitle: 'You already have a subscription',
  ask: (length: string) =>
    `This code gives ${length} of Signals. Your subscription continues, so it would overlap with the gift. Redeem anyway?`,
  redeemAnyway: 'Redeem anyway',
  continueAfter: (until: string, plan: string) =>
    `To keep your access after ${until}, subscribe by then. Your first charge for ${plan} is on that day, not before.`,
  /** For a plan that a gift already provides. */
  afterGift: {
    gift: (amount: string, day: string) => `Your first charge of ${amount} is on ${day}, when your gift ends.`,
    complimentary: (amount: string, day: string) =>
      `Your first charge of ${amount} is on ${day}, when your complimentary access ends.`,
  },
  /** For a plan that includes more than the gift. */
  besideGift: {
    gift: (plan: string, day: string) => `This plan starts today. Your gift of ${plan} keeps running until ${day}.`,
    complimentary: (plan: string, day: string) =>
      `This plan starts today. Your complimentary ${plan} access keeps running until ${day}.`,
  },
  payLater: (amount: string, day: string) => `Subscribe, pay ${amount} on ${day}`,
  laterText: (amount: string, day: string) =>
    `Your first charge is ${amount} on ${day}, when your free access ends. ${reminder} Cancel before then and pay nothing.`,
} as const;
