import { membershipOf, includesTier, type MembershipReason, type MemberAccess } from './membership';
import type { Tier } from './plans';
import type { Visibility } from './visibilities';

/** The access of an account, or null for a visitor. */
export type Viewer = MemberAccess | null;

/** The audience of content. `tier` applies only with the visibility 'tier'. */
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

/** What would give access: an account, any plan, paying an invoice that is due, or another plan. */
export const openers = ['account', 'plan', 'payment', 'tier'] as const;
export type Opener = (typeof openers)[number];

export type Access =
  | { isOpen: true; reason: AccessReason; until: Date | null; opensBy: null }
  | { isOpen: false; reason: AccessReason; until: null; opensBy: Opener };

/**
 * Whether a reader has access at a given time, why, and what would give access. The only access rule: pages, the API,
 * feeds, search, the sitemap and mails all use it.
 */
export function accessTo({ visibility, tier }: Audience, viewer: Viewer, at: Date): Access {
  if (visibility === 'public') return open('public');
  if (visibility === 'members') return viewer ? open('account') : closed('signed_out', 'account');
  if (!viewer) return closed('signed_out', 'plan');
  const has = membershipOf(viewer, at);
  if (!has.tier) return closed(has.reason, has.reason === 'unpaid' || has.reason === 'incomplete' ? 'payment' : 'plan');
  // A post for a tier without `tier` set is closed to everyone, so that a mistake does not publish it.
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
