import { membershipOf, includesTier, type MembershipReason, type MemberAccess } from './membership';
import type { Tier } from './plans';
import type { Visibility } from './visibilities';

/** The reader: anonymous, or an account with its membership. */
export type Viewer = MemberAccess | null;

/** The audience of content. The tier applies where the visibility is 'tier'. */
export type Audience = { visibility: Visibility; tier: Tier | null };

export const accessReasons = [
  'public',
  'account',
  'active',
  'trial',
  'grace',
  'ends',
  'gift',
  'complimentary',
  'signed_out',
  'none',
  'incomplete',
  'unpaid',
  'paused',
  'ended',
  'other_tier',
] as const satisfies readonly (MembershipReason | 'public' | 'account' | 'signed_out' | 'other_tier')[];
export type AccessReason = (typeof accessReasons)[number];

/** What gives access: an account, any plan, a due payment, another plan. */
export const openers = ['account', 'plan', 'payment', 'tier'] as const;
export type Opener = (typeof openers)[number];

export type Access =
  | { isOpen: true; reason: AccessReason; until: Date | null; opensBy: null }
  | { isOpen: false; reason: AccessReason; until: null; opensBy: Opener };

/**
 * Whether a reader may read something at a time, why, and what would give access. The only access rule: page, API,
 * feed, search, sitemap and mail all use it.
 */
export function accessTo({ visibility, tier }: Audience, viewer: Viewer, at: Date): Access {
  if (visibility === 'public') return open('public');
  if (visibility === 'members') return viewer ? open('account') : closed('signed_out', 'account');
  if (!viewer) return closed('signed_out', 'plan');
  const has = membershipOf(viewer, at);
  if (!has.tier) return closed(has.reason, has.reason === 'unpaid' || has.reason === 'incomplete' ? 'payment' : 'plan');
  // A tier's post without a tier is closed to all: a mistake must not publish it.
  const isReached = visibility === 'paid' || (tier !== null && includesTier(has.tier, tier));
  return isReached ? open(has.reason, has.until) : closed('other_tier', 'tier');
}

const open = (reason: AccessReason, until: Date | null = null): Access => ({
  isOpen: true,
  reason,
  until,
  opensBy: null,
});

const closed = (reason: AccessReason, opensBy: Opener): Access => ({ isOpen: false, reason, until: null, opensBy });
