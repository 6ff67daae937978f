import type { LeadFormName } from './lead-form-names';

/** A function that returns the path of a name below a folder. */
export const under = (folder: string) => (name: string) => `${folder}/${encodeURIComponent(name)}`;

const sectorStocks = under('/stock-insights-by-sector');

/**
 * All paths of the site except those in the other `-paths` files, which few pages load. No other code contains a path.
 */
export const paths = {
  home: '/',
  landing: '/2024',
  signUp: '/sign-up',
  login: '/login',
  subscribe: '/subscribe',
  ambassador: '/ambassador',
  investor: '/investor',
  cityOwner: '/city-owner',
  universityOwner: '/university-owner',
  aboutValues: '/about-values',
  capTable: '/cap-table',
  weeklyReports: '/weekly-reports',
  impactInvestor: '/impact-investor',
  places: '/places',
  sectors: '/stock-insights-by-sector',
  sectorStocks,
  sectorNews: (slug: string) => `${sectorStocks(slug)}/news`,
  stock: under('/stocks'),
  timing: '/sector-and-stock-timing',
  sectorInsights: '/sector-insights',
  stocksToWatch: '/stocks-to-watch',
  screener: '/screener',
  compare: '/compare',
  stockRequests: '/stock-requests',
  watchlists: '/account/watchlists',
  optionsSignals: '/options-signals',
  blog: '/blog',
  post: under('/blog'),
  rounds: '/rounds',
  accountInvesting: '/account/investing',
  backProject: '/back-a-project',
  openAccount: '/open-account',
  /** A member's home page. */
  account: '/account',
  profile: '/account/profile',
  bank: '/account/bank',
  billing: '/account/billing',
  checkout: '/subscribe/checkout',
  /** The page that a bank's login redirects to. */
  bankReturn: '/account/bank-return',
  accountLinks: '/account/links',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  disclosures: '/disclosures',
  contact: '/contact',
  form: (name: LeadFormName) => `/forms/${name}`,
  search: '/search',
} as const;

/** The sign-up URL that leads back to a page afterwards, even in a new tab or before our scripts run. */
export const signUpFrom = (page: string) =>
  page === paths.home ? paths.signUp : `${paths.signUp}?from=${encodeURIComponent(page)}`;
