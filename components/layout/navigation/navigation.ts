import { paths } from '@/lib/domain/shared/paths';

export type NavigationLink = { label: string; href: string };
/** A menu in the header, which is also a column in the footer. */
export type NavigationGroup = { label: string; links: readonly NavigationLink[] };

const research: NavigationGroup = {
  label: 'Research',
  links: [
    { label: 'Sectors', href: paths.sectors },
    { label: 'Stock screener', href: paths.screener },
    { label: 'Compare stocks', href: paths.compare },
    { label: 'Heat map', href: `${paths.screener}?period=day` },
    { label: 'Compare sectors', href: paths.sectorInsights },
    { label: 'Timing signals', href: paths.timing },
    { label: 'Stocks to watch', href: paths.stocksToWatch },
  ],
};

const ambassadors: NavigationGroup = {
  label: 'Ambassadors',
  links: [
    { label: 'Become an ambassador', href: paths.ambassador },
    { label: 'Own a city', href: paths.cityOwner },
    { label: 'Own a university', href: paths.universityOwner },
  ],
};

const invest: NavigationGroup = {
  label: 'Invest',
  links: [
    { label: 'Brokerage', href: paths.openAccount },
    { label: 'Investors', href: paths.investor },
    { label: 'Impact investors', href: paths.impactInvestor },
    { label: 'Rounds', href: paths.rounds },
    { label: 'Cap table', href: paths.capTable },
    { label: 'Back a project', href: paths.backProject },
  ],
};

const signals = { label: 'Signals', href: paths.optionsSignals };
/** The full name, for lists where it is not next to Research. */
const signalsPage = { label: 'Options signals', href: paths.optionsSignals };
const pricing = { label: 'Pricing', href: paths.subscribe };
const blog = { label: 'Blog', href: paths.blog };

export const mainNavigation: readonly (NavigationLink | NavigationGroup)[] = [
  research,
  signals,
  pricing,
  blog,
  ambassadors,
  invest,
];

export const footerGroups: readonly NavigationGroup[] = [
  { ...research, links: [signalsPage, ...research.links.slice(0, 3)] },
  {
    label: 'Company',
    links: [
      pricing,
      blog,
      { label: 'About and values', href: paths.aboutValues },
      { label: 'Contact', href: paths.contact },
    ],
  },
  ambassadors,
  invest,
];

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privacy', href: paths.privacy },
  { label: 'Terms', href: paths.terms },
  { label: 'Cookies', href: paths.cookies },
  { label: 'Disclosures', href: paths.disclosures },
];
