import { signUpLabel } from '@/lib/content/shared/frame';
import { paths } from '@/lib/domain/shared/paths';

export type NavigationLink = {
  label: string;
  href: string;
  /** Hidden when signed in. */
  isForVisitors?: boolean;
  /** Pages that belong to it, though their addresses do not begin with its own. */
  holds?: readonly string[];
};
export type NavigationGroup = { title: string; links: readonly NavigationLink[] };

const research: readonly NavigationLink[] = [
  { label: 'Sectors and stocks', href: paths.sectors },
  { label: 'Sector insights', href: paths.sectorInsights },
  { label: 'Timing signals', href: paths.timing },
  { label: 'Stocks to watch', href: paths.stocksToWatch },
  { label: 'Compare stocks', href: paths.compare },
  { label: 'Stock requests', href: paths.stockRequests },
  { label: 'Your watchlists', href: paths.watchlists },
];

/** The five ways in that the header shows. */
export const mainNavigation: readonly NavigationLink[] = [
  { label: 'Research', href: paths.sectors, holds: ['/stocks', ...research.map(({ href }) => href)] },
  { label: 'Signals', href: paths.optionsSignals },
  { label: 'Blog', href: paths.blog },
  { label: 'Ambassadors', href: paths.ambassador },
  { label: 'Investors', href: paths.investor },
];

/** Every screen of the site: what the header leaves out is found at the foot of each page. */
export const siteMap: readonly NavigationGroup[] = [
  {
    title: 'Research',
    links: research,
  },
  {
    title: 'Signals',
    links: [
      { label: 'Track record', href: paths.optionsSignals },
      { label: 'Plans and pricing', href: paths.subscribe },
      { label: 'Billing guarantees', href: paths.billingPromises },
      { label: 'Your billing', href: paths.billing },
      { label: 'Blog', href: paths.blog },
      { label: 'Submit an idea', href: paths.form('tracker') },
    ],
  },
  {
    title: 'Take part',
    links: [
      { label: signUpLabel, href: paths.signUp, isForVisitors: true },
      { label: 'Log in', href: paths.login, isForVisitors: true },
      { label: 'Mailing list', href: paths.form('single-signup') },
      { label: 'Ambassadors', href: paths.ambassador },
      { label: 'Your referral link', href: paths.accountLinks },
      { label: 'Own a city', href: paths.cityOwner },
      { label: 'Own a university', href: paths.universityOwner },
      { label: 'All places', href: paths.places },
      { label: 'Cities', href: paths.cities },
      { label: 'Schools', href: paths.schools },
      { label: 'Sponsor us', href: paths.form('sponsors') },
    ],
  },
  {
    title: 'Invest',
    links: [
      { label: 'Investors', href: paths.investor },
      { label: 'Impact investors', href: paths.impactInvestor },
      { label: 'Rounds', href: paths.rounds },
      { label: 'Back a project', href: paths.backProject },
      { label: 'Your investments', href: paths.accountInvesting },
      { label: 'Open an account', href: paths.openAccount },
      { label: 'Your application', href: paths.openAccountStatus },
      { label: 'Your bank', href: paths.bank },
      { label: 'Transfers', href: paths.transfers },
    ],
  },
  {
    title: 'About',
    links: [
      { label: 'About and values', href: paths.aboutValues },
      { label: 'Product status', href: paths.landing },
      { label: 'Weekly reports', href: paths.weeklyReports },
      { label: 'The cap table', href: paths.capTable },
      { label: 'Dilution calculator', href: paths.simulator },
      { label: 'Equality', href: paths.equality },
      { label: 'Your account', href: paths.account },
      { label: 'Disclosures', href: paths.disclosures },
    ],
  },
];

export const smallPrint: readonly NavigationLink[] = [
  { label: 'Search', href: paths.search },
  { label: 'Privacy', href: paths.privacy },
  { label: 'Terms', href: paths.terms },
  { label: 'Cookies', href: paths.cookies },
  { label: 'Your privacy data', href: paths.myData },
];
