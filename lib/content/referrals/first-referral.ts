import { groupDigits } from '@/lib/domain/shared/numbers';
import { payoutRows } from '@/lib/domain/referrals/payout-rows';
import { usd, usdExact } from '@/lib/domain/shared/money';
import { percent } from '@/lib/domain/shared/percent';

const [row] = payoutRows();
if (!row) throw new RangeError('The payout schedule is empty');

/** Copy of the overview before the first sign-up. */
export const firstReferralCopy = {
  title: 'Share your link',
  lead: 'You earn a commission when someone signs up with your link and pays for a plan.',
  next: (clicks: number) =>
    clicks === 0
      ? 'No clicks yet. Clicks, sign-ups and commissions appear here.'
      : `${clicks === 1 ? '1 click' : `${groupDigits(clicks)} clicks`} so far. Sign-ups and commissions appear here.`,
  example: `Example: ${groupDigits(row.referrals)} referrals who pay ${usd(row.revenueCents)} in all earn you ${usd(row.payoutCents)}, at ${percent(row.cutBp)}.`,
  minimum: (cents: number) => `The minimum payout is ${usdExact(cents)}.`,
  more: 'QR code, ready texts and campaign links',
  loading: 'Loading your link',
  failed: 'We couldn’t load your link',
} as const;
