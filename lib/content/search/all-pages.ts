import { profilePaths } from '@/lib/domain/accounts/profile-paths';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { placePaths } from '@/lib/domain/places/place-paths';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { visitPaths } from '@/lib/domain/visits/visit-paths';
import { paths } from '@/lib/domain/shared/paths';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';

type PageGroup = { title: string; links: readonly { label: string; href: string }[] };

/** All pages of the site by topic, including those that the menus and the footer leave out. */
export const allPages: readonly PageGroup[] = [
  {
    title: 'Research',
    links: [
      { label: 'Sectors', href: paths.sectors },
      { label: 'Compare stocks', href: paths.compare },
      { label: 'Compare sectors', href: paths.sectorInsights },
      { label: 'Timing signals', href: paths.timing },
      { label: 'Stocks to watch', href: paths.stocksToWatch },
      { label: 'Stock screener', href: paths.screener },
      { label: 'Stock requests', href: paths.stockRequests },
    ],
  },
  {
    title: 'Signals and plans',
    links: [
      { label: 'Track record', href: paths.optionsSignals },
      { label: 'Performance', href: recordPaths.performance },
      { label: 'What-if calculator', href: recordPaths.whatIf },
      { label: 'All trades', href: tradesPath },
      { label: 'Verify the ledger', href: recordPaths.verify },
      { label: 'Weekly reports', href: paths.weeklyReports },
      { label: 'Weekly report by email', href: paths.form('weekly-report') },
      { label: 'Plans and pricing', href: paths.subscribe },
      { label: 'Billing guarantees', href: membershipPaths.billingPromises },
      { label: 'Submit an idea', href: paths.form('tracker') },
    ],
  },
  {
    title: 'Ambassadors',
    links: [
      { label: 'Become an ambassador', href: paths.ambassador },
      { label: 'Own a city', href: paths.cityOwner },
      { label: 'Own a university', href: paths.universityOwner },
      { label: 'All places', href: paths.places },
      { label: 'Cities', href: placePaths.cities },
      { label: 'Schools', href: placePaths.schools },
    ],
  },
  {
    title: 'Invest',
    links: [
      { label: 'Investors', href: paths.investor },
      { label: 'Impact investors', href: paths.impactInvestor },
      { label: 'Rounds', href: paths.rounds },
      { label: 'Back a project', href: paths.backProject },
      { label: 'Cap table', href: paths.capTable },
      { label: 'Dilution calculator', href: investingPaths.simulator },
      { label: 'Equality', href: investingPaths.equality },
    ],
  },
  {
    title: 'Your account',
    links: [
      { label: 'Sign up free', href: paths.signUp },
      { label: 'Log in', href: paths.login },
      { label: 'Your account', href: paths.account },
      { label: 'Profile', href: profilePaths.profile },
      { label: 'Security and devices', href: profilePaths.security },
      { label: 'Notifications', href: profilePaths.notifications },
      { label: 'Download or delete your data', href: profilePaths.data },
      { label: 'Watchlists', href: paths.watchlists },
      { label: 'Plan and billing', href: paths.billing },
      { label: 'Referrals', href: referralPaths.overview },
      { label: 'Referral sales', href: referralPaths.sales },
      { label: 'Referral payouts', href: referralPaths.payouts },
      { label: 'Referral link', href: paths.accountLinks },
      { label: 'Investments', href: paths.accountInvesting },
      { label: 'Open a brokerage account', href: paths.openAccount },
      { label: 'Application status', href: brokeragePaths.openAccountStatus },
      { label: 'Linked bank', href: paths.bank },
      { label: 'Transfers', href: brokeragePaths.transfers },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Home', href: paths.home },
      { label: 'About and values', href: paths.aboutValues },
      { label: 'Contact', href: paths.contact },
      { label: 'Blog', href: paths.blog },
      { label: 'Mailing list', href: paths.form('single-signup') },
      { label: 'Text me the app link', href: paths.form('app-link') },
      { label: 'Become a sponsor', href: paths.form('sponsors') },
      { label: 'Welcome', href: paths.landing },
      { label: 'Privacy', href: paths.privacy },
      { label: 'Your privacy data', href: visitPaths.myData },
      { label: 'Terms', href: paths.terms },
      { label: 'Cookies', href: paths.cookies },
      { label: 'Disclosures', href: paths.disclosures },
    ],
  },
];
