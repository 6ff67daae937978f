import { welcomeSteps } from '@/lib/content/my-account/welcome';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { fundingStepPaths } from '@/lib/domain/brokerage/funding-step';
import { homeStepNames, type HomeStep } from '@/lib/domain/my-account/home-steps';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { paths } from '@/lib/domain/shared/paths';

/** Where each step is done. */
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

/** The steps that the welcome offers. */
export const stepsOfWelcome = (kind: AccountKind) =>
  homeStepNames.filter((name) => welcomeSteps[kind].some(({ href }) => href === stepPaths[name]));
