import type { LeadFormName } from '@/lib/domain/leads/lead-forms';

/** The paths below a folder, one for each name. */
export const under = (folder: string) => (name: string) => `${folder}/${encodeURIComponent(name)}`;

/** Every path of the site but those in `mailed-paths`, `record-paths` and `report-paths`. No other code contains one. */
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
  simulator: '/cap-table/simulator',
  equality: '/cap-table/equality',
  weeklyReports: '/weekly-reports',
  impactInvestor: '/impact-investor',
  places: '/places',
  cities: '/places/cities',
  schools: '/places/schools',
  place: (kind: 'cities' | 'schools', slug: string) => `/places/${kind}/${encodeURIComponent(slug)}`,
  sectors: '/stock-insights-by-sector',
  sectorStocks: under('/stock-insights-by-sector'),
  sectorNews: (slug: string) => `/stock-insights-by-sector/${encodeURIComponent(slug)}/news`,
  stock: under('/stocks'),
  timing: '/sector-and-stock-timing',
  sectorInsights: '/sector-insights',
  stocksToWatch: '/stocks-to-watch',
  screener: '/screener',
  compare: '/compare',
  stockRequests: '/stock-requests',
  watchlists: '/account/watchlists',
  optionsSignals: '/options-signals',
  /** Where readers recompute the signal ledger. */
  verify: '/verify',
  blog: '/blog',
  post: under('/blog'),
  blogCategory: under('/blog/categories'),
  author: under('/authors'),
  rounds: '/rounds',
  round: under('/rounds'),
  accountInvesting: '/account/investing',
  /** A round in its first look, shown to investors only. */
  firstLook: under('/account/investing'),
  backProject: '/back-a-project',
  project: under('/back-a-project'),
  openAccount: '/open-account',
  openAccountStep: under('/open-account'),
  openAccountStatus: '/open-account/status',
  /** Agreements that applicants sign, public to read and print. */
  agreement: under('/agreements'),
  /** A member's home. */
  account: '/account',
  profile: '/account/profile',
  bank: '/account/bank',
  transfers: '/account/transfers',
  billing: '/account/billing',
  checkout: '/subscribe/checkout',
  /** Our promises about payments, with the tests that prove them. */
  billingPromises: '/subscribe/promises',
  /** The redirect target of a bank's login page. */
  bankReturn: '/account/bank-return',
  /** The same for Tradier, and the page that simulates Tradier in a demo. */
  tradierReturn: '/account/tradier-return',
  tradierSample: '/account/tradier-sample',
  accountLinks: '/account/links',
  /** What an ambassador earned, and each sale with its trace. */
  referrals: '/account/referrals',
  privacy: '/privacy',
  myData: '/privacy/my-data',
  terms: '/terms',
  cookies: '/cookies',
  disclosures: '/disclosures',
  form: (name: LeadFormName) => `/forms/${name}`,
  /** Links of newsletter mails; the token is not in the path, which analytics may see. */
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  newsletterPreferences: '/newsletter/preferences',
  search: '/search',
  styleguide: '/styleguide',
  apiDocs: '/api/docs',
} as const;
