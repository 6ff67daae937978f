import { profilePaths } from '@/lib/domain/accounts/profile-paths';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { paths } from '@/lib/domain/shared/paths';
import { visitPaths } from '@/lib/domain/visits/visit-paths';

/** What each account page is for, shown in search results. Other pages have their own description. */
export const accountPageTexts: Readonly<Record<string, string>> = {
  [paths.login]: 'Log in with your email address and password.',
  [paths.account]: 'Your watchlists, open signals, plan and referrals at a glance.',
  [profilePaths.profile]: 'Change your name, phone number, email address or password.',
  [profilePaths.security]: 'See where you are logged in, and log out other devices.',
  [profilePaths.notifications]: 'Choose the emails and text messages you get.',
  [profilePaths.data]: 'Download everything we store about you, or delete your account.',
  [paths.watchlists]: 'Follow stocks in lists, with prices and alerts.',
  [paths.billing]: 'Change or cancel your plan, update your card, and see your invoices.',
  [referralPaths.overview]: 'What you earned, who you referred, and your monthly statements.',
  [referralPaths.sales]: 'Each sale, its commission, and the reason when there is none.',
  [referralPaths.payouts]: 'Add your payout details and tax form, and request a payout.',
  [paths.accountLinks]: 'Create referral links with a destination, campaign tags, a QR code and a disclosure.',
  [paths.accountInvesting]: 'Your reservations, commitments and projects as an investor.',
  [brokeragePaths.openAccountStatus]: 'Where your brokerage application stands.',
  [paths.bank]: 'Link a bank account to your brokerage account.',
  [brokeragePaths.transfers]: 'Deposit or withdraw money.',
  [visitPaths.myData]: 'See and delete the visit data stored for this browser.',
};
