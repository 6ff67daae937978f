import { membershipOf, reaches, type MembershipReason, type Standing } from './membership';
import type { Tier } from './plans';
import type { Visibility } from './posts';

/** Who asks: nobody we know, or an account with what it has. */
export type Viewer = Standing | null;

/** For whom something is. The tier counts where the visibility is 'tier'. */
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

/** What would open what is closed: an account, any plan, a payment that is due, another plan. */
export const openers = ['account', 'plan', 'payment', 'tier'] as const;
export type Opener = (typeof openers)[number];

export type Access =
  | { isOpen: true; reason: AccessReason; until: Date | null; opensBy: null }
  | { isOpen: false; reason: AccessReason; until: null; opensBy: Opener };

/**
 * Whether somebody may read something at a moment, why, and what would open it. Page, API, feed, search, sitemap and
 * mail all ask here and nowhere else.
 */
export function accessTo({ visibility, tier }: Audience, viewer: Viewer, at: Date): Access {
  if (visibility === 'public') return open('public');
  if (visibility === 'members') return viewer ? open('account') : closed('signed_out', 'account');
  if (!viewer) return closed('signed_out', 'plan');
  const has = membershipOf(viewer, at);
  if (!has.tier) return closed(has.reason, has.reason === 'unpaid' || has.reason === 'incomplete' ? 'payment' : 'plan');
  // A tier's post without its tier is closed to all: a slip must not open it.
  const isReached = visibility === 'paid' || (tier !== null && reaches(has.tier, tier));
  return isReached ? open(has.reason, has.until) : closed('other_tier', 'tier');
}

const open = (reason: AccessReason, until: Date | null = null): Access => ({
  isOpen: true,
  reason,
  until,
  opensBy: null,
});

const closed = (reason: AccessReason, opensBy: Opener): Access => ({ isOpen: false, reason, until: null, opensBy });
