import { fundingStepPaths } from '@/lib/domain/brokerage/funding-step';
import type { HomeStep } from '@/lib/domain/my-account/home-steps';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { paths } from '@/lib/domain/shared/paths';

/** The page on which each step is completed. */
export const stepPaths: Record<HomeStep['name'], string> = {
  payout: referralPaths.payouts,
  bank: fundingStepPaths['connect-bank'],
  deposit: fundingStepPaths.deposit,
  watchlist: paths.watchlists,
  email: paths.profile,
  application: paths.openAccount,
  draft: paths.openAccount,
  referrals: paths.accountLinks,
};
