import { leadForms } from '@/lib/domain/shared/lead-form-names';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import { placePaths } from '@/lib/domain/places/place-paths';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { paths as linkedPaths } from '@/lib/domain/shared/paths';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';
import { defaultSectorSlugs, sectorLabel, sectorNewsTitle, sectorStocksTitle } from '@/lib/domain/research/sectors';
import { aboutValues } from '@/lib/content/marketing/about-values';
import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { ambassador } from '@/lib/content/marketing/ambassador';
import { subscribe } from '@/lib/content/marketing/subscribe';
import { projectsPage } from '@/lib/content/investing/projects';
import { roundsPage } from '@/lib/content/investing/rounds';
import { sectorDescription } from '@/lib/content/research/sector-descriptions';
import { signUpCopy } from '../accounts/sign-up-copy';
import { billingPromisesPage } from '@/lib/content/membership/billing-promises-page';
import { blogPage } from '@/lib/content/publishing/blog';
import { capTablePage } from '@/lib/content/investing/cap-table';
import { cityOwner } from '@/lib/content/marketing/city-owner';
import { contactPage } from '@/lib/content/marketing/contact';
import { equalityPage } from '@/lib/content/investing/equality';
import { home } from '@/lib/content/marketing/home';
import { impactInvestor } from '@/lib/content/marketing/impact-investor';
import { investor } from '@/lib/content/marketing/investor';
import { leadFormCopy } from '@/lib/content/leads/lead-forms';
import { landing2024 } from '@/lib/content/marketing/landing-2024';
import { cookiesHead, disclosuresHead, privacyHead, termsHead } from '@/lib/content/marketing/legal/heads';
import { openAccount } from '@/lib/content/brokerage/open-account';
import { placeKindCopy, placesPage } from '@/lib/content/places/places';
import { tradesPage } from '@/lib/content/signals/listing/trades-page';
import { performancePage } from '@/lib/content/signals/performance-page';
import { recordPage } from '@/lib/content/signals/record-page';
import { verifyPage } from '@/lib/content/signals/verify-page';
import { whatIfPage } from '@/lib/content/signals/what-if/what-if-page';
import { simulatorPage } from '@/lib/content/investing/simulator';
import { stockRequestCopy } from '@/lib/content/research/stock-requests';
import { screenerCopy } from '@/lib/content/research/screener/screener';
import { compareCopy } from '@/lib/content/research/stocks';
import { insightsPage, sectorsPage } from '@/lib/content/research/sectors-pages';
import { timingPage } from '@/lib/content/research/timing';
import { watchPage } from '@/lib/content/research/watch';
import { weeklyReportsPage } from '@/lib/content/investing/weekly-reports';
import { universityOwner } from '@/lib/content/marketing/university-owner';

const paths = { ...linkedPaths, ...recordPaths, ...placePaths, ...membershipPaths, ...investingPaths };

type PageHead = { title: string; description: string };
export type SitePage = PageHead & { path: string };

type Names = keyof typeof paths;
type PlainName = { [Name in Names]: (typeof paths)[Name] extends string ? Name : never }[Names];

/**
 * Title and description of every page; null for pages that are not indexed. A path without an entry does not compile.
 */
const heads: Record<PlainName, PageHead | null> = {
  home,
  landing: landing2024,
  signUp: signUpCopy,
  login: null,
  subscribe,
  ambassador,
  investor,
  cityOwner,
  universityOwner,
  places: placesPage,
  cities: placeKindCopy.cities,
  schools: placeKindCopy.schools,
  aboutValues,
  capTable: capTablePage,
  simulator: simulatorPage,
  equality: equalityPage,
  weeklyReports: weeklyReportsPage,
  impactInvestor,
  sectors: sectorsPage,
  timing: timingPage,
  sectorInsights: insightsPage,
  stocksToWatch: watchPage,
  optionsSignals: recordPage,
  performance: performancePage,
  whatIf: whatIfPage,
  verify: verifyPage,
  blog: blogPage,
  rounds: roundsPage,
  accountInvesting: null,
  backProject: projectsPage,
  openAccount: openAccount,
  screener: screenerCopy,
  compare: compareCopy,
  stockRequests: stockRequestCopy,
  watchlists: null,
  bank: null,
  billing: null,
  checkout: null,
  billingPromises: billingPromisesPage,
  bankReturn: null,
  account: null,
  profile: null,
  accountLinks: null,
  privacy: privacyHead,
  terms: termsHead,
  cookies: cookiesHead,
  disclosures: disclosuresHead,
  contact: contactPage,
  search: null,
};

/** All indexed pages, used by the sitemap, share images and site search. */
export const sitePages: readonly SitePage[] = [
  ...(Object.keys(heads) as PlainName[]).flatMap((name) => {
    const head = heads[name];
    return head ? [{ path: paths[name], title: head.title, description: head.description }] : [];
  }),
  { path: tradesPath, title: tradesPage.title, description: tradesPage.description },
  ...leadForms.map((form) => ({
    path: paths.form(form),
    title: leadFormCopy[form].tabTitle ?? leadFormCopy[form].title,
    description: leadFormCopy[form].description,
  })),
  ...Object.values(agreements).map(({ document: { path, title, description } }) => ({ path, title, description })),
  ...defaultSectorSlugs.flatMap((slug) => [
    {
      path: paths.sectorStocks(slug),
      title: sectorStocksTitle(sectorLabel(slug)),
      description: sectorDescription('stocks', slug),
    },
    {
      path: paths.sectorNews(slug),
      title: sectorNewsTitle(sectorLabel(slug)),
      description: sectorDescription('news', slug),
    },
  ]),
];
