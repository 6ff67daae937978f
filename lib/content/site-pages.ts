import { leadForms } from '@/lib/domain/lead-forms';
import { paths } from '@/lib/domain/paths';
import { defaultSectorSlugs, sectorLabel } from '@/lib/domain/sectors';
import { aboutValues } from './about-values';
import { agreements } from './agreements/agreements';
import { ambassador } from './ambassador';
import { subscribe } from './subscribe';
import { projectsPage } from './projects';
import { roundsPage } from './rounds';
import { sectorDescription } from './sector-descriptions';
import { signUpWords } from './auth';
import { billingPromisesPage } from './billing-promises-words';
import { blogPage } from './blog';
import { capTablePage } from './cap-table';
import { cityOwner } from './city-owner';
import { equalityPage } from './equality';
import { home } from './home';
import { impactInvestor } from './impact-investor';
import { investor } from './investor';
import { leadFormWords } from './lead-forms';
import { landing2024 } from './landing-2024';
import { cookiesHead, disclosuresHead, privacyHead, termsHead } from './legal/heads';
import { openAccount } from './open-account';
import { placeKindWords, placesPage } from './places';
import { recordPage } from './record-page';
import { simulatorPage } from './simulator';
import { stockRequestWords } from './stock-requests';
import { compareWords } from './stocks';
import { insightsPage, sectorsPage } from './sectors-pages';
import { timingPage } from './timing';
import { watchPage } from './watch';
import { weeklyReportsPage } from './weekly-reports';
import { universityOwner } from './university-owner';

type PageHead = { title: string; description: string };
export type SitePage = PageHead & { path: string };

type Names = keyof typeof paths;
type PlainName = { [Name in Names]: (typeof paths)[Name] extends string ? Name : never }[Names];

/** The head of every page with an address of its own; null for those that nobody should look for. A new address without a row does not compile. */
const heads: Record<PlainName, PageHead | null> = {
  home,
  landing: landing2024,
  signUp: signUpWords,
  login: null,
  subscribe,
  ambassador,
  investor,
  cityOwner,
  universityOwner,
  places: placesPage,
  cities: placeKindWords.cities,
  schools: placeKindWords.schools,
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
  blog: blogPage,
  rounds: roundsPage,
  accountInvesting: null,
  backProject: projectsPage,
  openAccount: openAccount,
  openAccountStatus: null,
  compare: compareWords,
  stockRequests: stockRequestWords,
  watchlists: null,
  bank: null,
  billing: null,
  checkout: null,
  billingPromises: billingPromisesPage,
  bankReturn: null,
  tradierReturn: null,
  tradierSample: null,
  account: null,
  accountLinks: null,
  myData: null,
  newsletterConfirm: null,
  newsletterUnsubscribe: null,
  newsletterPreferences: null,
  privacy: privacyHead,
  terms: termsHead,
  cookies: cookiesHead,
  disclosures: disclosuresHead,
  search: null,
  styleguide: null,
  apiDocs: null,
};

/** Every page that may be found, shared and searched for: the sitemap, the pictures and our own search read this list. */
export const sitePages: readonly SitePage[] = [
  ...(Object.keys(heads) as PlainName[]).flatMap((name) => {
    const head = heads[name];
    return head ? [{ path: paths[name], title: head.title, description: head.description }] : [];
  }),
  ...leadForms.map((form) => ({
    path: paths.form(form),
    title: leadFormWords[form].tabTitle ?? leadFormWords[form].title,
    description: leadFormWords[form].description,
  })),
  ...Object.values(agreements).map(({ document: { path, title, description } }) => ({ path, title, description })),
  ...defaultSectorSlugs.flatMap((slug) => [
    {
      path: paths.sectorStocks(slug),
      title: `${sectorLabel(slug)} stocks`,
      description: sectorDescription('stocks', slug),
    },
    {
      path: paths.sectorNews(slug),
      title: `${sectorLabel(slug)} news`,
      description: sectorDescription('news', slug),
    },
  ]),
];
