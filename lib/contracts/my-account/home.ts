import { z } from 'zod';
import { applicationSteps } from '@/lib/domain/brokerage/application-steps';
import { fundingSteps } from '@/lib/domain/brokerage/funding-step';
import { applicationStatuses } from '@/lib/domain/brokerage/application/statuses';
import { membershipReasons } from '@/lib/domain/membership/membership';
import { intervals, tiers } from '@/lib/domain/membership/plans';
import { homeParts } from '@/lib/domain/my-account/home-parts';
import { accountKinds } from '@/lib/contracts/accounts/accounts';
import { postCard } from '@/lib/contracts/publishing/posts';
import { earningsOverview } from '@/lib/contracts/referrals/earnings';
import { symbolRow } from '@/lib/contracts/research/symbols';
import { tradeMark, tradeRow } from '@/lib/contracts/signals/trades';
import { defineContract } from '@/lib/contracts/shared/endpoint';

const at = z.iso.datetime();

const homeStock = symbolRow.pick({
  ...{ ticker: true, name: true, price: true, priceDay: true, change: true, weekly: true, isSample: true },
});
export type HomeStock = z.infer<typeof homeStock>;

const homeList = z.object({
  id: z.string(),
  name: z.string(),
  /** The total number of stocks; `stocks` lists the latest additions. */
  count: z.number().int(),
  /** Mean percent change of the list's stocks from the previous close; null if none has one. */
  change: z.number().nullable(),
  stocks: z.array(homeStock),
});
export type HomeList = z.infer<typeof homeList>;

const homeSignal = tradeRow
  .pick({
    ...{ id: true, symbol: true, tradeType: true, strike: true, expiration: true, fillDate: true, bid: true },
  })
  .extend({ mark: tradeMark.nullable() });

const homePost = postCard.pick({ id: true, title: true, publishedAt: true, readingMinutes: true, isSample: true });

const parts = {
  watchlists: z.array(homeList),
  signals: z.object({ items: z.array(homeSignal), total: z.number().int(), isSample: z.boolean() }),
  posts: z.array(homePost.extend({ isOpen: z.boolean() })),
  plan: z.object({
    tier: z.enum(tiers).nullable(),
    reason: z.enum(membershipReasons),
    until: at.nullable(),
    /** The interval of the subscription that provides the plan; null for a gift. */
    interval: z.enum(intervals).nullable(),
    canTestDrive: z.boolean(),
  }),
  application: z.object({
    status: z.enum(applicationStatuses).nullable(),
    /** Next funding step for an active account; null without one. */
    fundingStep: z.enum(fundingSteps).nullable(),
    draft: z.object({ step: z.enum(applicationSteps), updatedAt: at }).nullable(),
  }),
  referrals: earningsOverview.pick({ isActive: true, isPayoutSetUp: true }).extend({
    /** People who signed up with the member's link or code. */
    signUps: z.number().int(),
    /** The amount that a payout would pay now; negative if more was paid than is due. */
    availableCents: z.number().int(),
    pendingCents: z.number().int(),
    heldCents: z.number().int(),
    paidCents: z.number().int(),
  }),
} satisfies Record<(typeof homeParts)[number], z.ZodType>;

/** A member's home page. A part is null if it could not be read or this kind of account does not have it. */
export const ownHome = z.object({
  kind: z.enum(accountKinds),
  firstName: z.string(),
  isEmailConfirmed: z.boolean(),
  /** The latest confirmation link that was mailed and is still valid; null without one. */
  confirmationLink: z.object({ email: z.string(), sentAt: at }).nullable(),
  /** Whether the welcome for new accounts is still open. */
  isNew: z.boolean(),
  watchlists: parts.watchlists.nullable(),
  signals: parts.signals.nullable(),
  posts: parts.posts.nullable(),
  plan: parts.plan.nullable(),
  application: parts.application.nullable(),
  referrals: parts.referrals.nullable(),
  /** Parts that could not be read. */
  failed: z.array(z.enum(homeParts)),
});
export type MemberHome = z.infer<typeof ownHome>;

const welcome = z.object({ isNew: z.boolean() });

export const homeContract = defineContract({
  read: {
    method: 'GET',
    path: '/api/account/home',
    access: 'either',
    summary: 'Get the caller’s watchlists, open signals, latest posts, plan, application and referral numbers.',
    response: ownHome,
  },
  welcome: {
    method: 'GET',
    path: '/api/account/welcome',
    access: 'either',
    summary: 'Get whether the caller still sees the welcome of new accounts.',
    response: welcome,
  },
  closeWelcome: {
    method: 'DELETE',
    path: '/api/account/welcome',
    access: 'either',
    summary: 'Close the welcome of new accounts for good, on every device. Idempotent.',
    response: welcome,
  },
});
