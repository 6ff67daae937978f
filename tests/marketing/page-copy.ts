import { tradesPath } from '@/lib/domain/signals/listing/trades-path';
import { signUpCopy } from '@/lib/content/accounts/sign-up-copy';
import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { contactPage } from '@/lib/content/marketing/contact';
import { billingPromisesPage } from '@/lib/content/membership/billing-promises-page';
import { blogPage, blogCopy, positionCopy } from '@/lib/content/publishing/blog';
import { capTablePage } from '@/lib/content/investing/cap-table';
import { equalityPage } from '@/lib/content/investing/equality';
import { landingGreetingChanged } from '@/lib/content/marketing/landing-greeting';
import { leadFormCopy } from '@/lib/content/leads/lead-forms';
import { placeKindCopy, placeRuleCopy, placesPage } from '@/lib/content/places/places';
import { projectsPage, projectCopy } from '@/lib/content/investing/projects';
import { verifyPage } from '@/lib/content/signals/verify-page';
import { tradesPage } from '@/lib/content/signals/listing/trades-page';
import { performancePage } from '@/lib/content/signals/performance-page';
import { whatIfPage } from '@/lib/content/signals/what-if/what-if-page';
import { recordPage } from '@/lib/content/signals/record-page';
import { roundsPage, roundStateCopy, roundCopy } from '@/lib/content/investing/rounds';
import { roundRisks } from '@/lib/content/investing/rounds-list';
import { insightsPage, newsCopy, sectorsPage } from '@/lib/content/research/sectors-pages';
import { simulatorPage } from '@/lib/content/investing/simulator';
import { sitePages } from '@/lib/content/marketing/site-pages';
import { stockRequestCopy } from '@/lib/content/research/stock-requests';
import { heatMapCopy } from '@/lib/content/research/screener/heat-map';
import { savedScreensCopy } from '@/lib/content/research/screener/saved-screens';
import { screenerCopy } from '@/lib/content/research/screener/screener';
import { compareCopy } from '@/lib/content/research/stocks';
import { signalCopy, timingPage } from '@/lib/content/research/timing';
import { timingQuestions } from '@/lib/content/research/timing-questions';
import { watchPage } from '@/lib/content/research/watch';
import { weeklyReportsPage } from '@/lib/content/investing/weekly-reports';
import { leadForms } from '@/lib/domain/shared/lead-form-names';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { placePaths } from '@/lib/domain/places/place-paths';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { defaultSectorSlugs } from '@/lib/domain/research/sectors';
import { watchRuleCopy } from '@/lib/domain/research/watch-rule';
import { claimedTexts, contentPages } from './marketing-texts';
import { textsOf } from './numbers-in';

/** Removes the fields, whose length and number limits belong to the form. */
const withoutFields = <Copy extends object>(copy: Copy) => ({ ...copy, fields: [] });
const { passwordHint: _ofTheForm, ...signUpText } = signUpCopy;

/** The text of pages that are not made of blocks. */
const others: Record<string, unknown> = {
  [paths.signUp]: signUpText,
  [paths.contact]: contactPage,
  [paths.places]: [placesPage, placeRuleCopy],
  [placePaths.cities]: placeKindCopy.cities,
  [placePaths.schools]: placeKindCopy.schools,
  [paths.capTable]: capTablePage,
  [investingPaths.simulator]: { ...withoutFields(simulatorPage), exits: [], choices: [] },
  [investingPaths.equality]: equalityPage,
  [paths.weeklyReports]: weeklyReportsPage,
  [paths.sectors]: [sectorsPage, newsCopy],
  [paths.timing]: [timingPage, signalCopy, timingQuestions],
  [paths.sectorInsights]: insightsPage,
  [paths.stocksToWatch]: [watchPage, watchRuleCopy],
  [paths.optionsSignals]: recordPage,
  [recordPaths.performance]: performancePage,
  [recordPaths.whatIf]: { ...whatIfPage, problems: {} },
  [tradesPath]: tradesPage,
  [recordPaths.verify]: verifyPage,
  [paths.blog]: [blogPage, blogCopy, positionCopy],
  [paths.rounds]: [roundsPage, roundRisks, roundStateCopy, roundCopy],
  [paths.backProject]: [projectsPage, projectCopy],
  [paths.screener]: [screenerCopy, heatMapCopy, savedScreensCopy],
  [paths.compare]: compareCopy,
  [paths.stockRequests]: stockRequestCopy,
  [membershipPaths.billingPromises]: billingPromisesPage,
  ...Object.fromEntries(leadForms.map((form) => [paths.form(form), withoutFields(leadFormCopy[form])])),
};

const pathOf = (title: string) => sitePages.find((page) => page.title === title)?.path ?? title;

/** The texts of each page by path, except those computed from track records and the payout rows. */
export const pageCopy: [path: string, texts: string[]][] = [
  ...contentPages.map(({ page }): [string, string[]] => [pathOf(page.title), claimedTexts(page)]),
  [paths.landing, claimedTexts(landingGreetingChanged)],
  ...Object.entries(others).map(([path, words]): [string, string[]] => [path, textsOf(words)]),
];

/** Pages whose texts have another source: documents with their own versions, and tables of market data. */
export const notClaimed = new Set<string>([
  ...[paths.privacy, paths.terms, paths.cookies, paths.disclosures],
  ...Object.values(agreements).map(({ document }) => document.path),
  ...defaultSectorSlugs.flatMap((slug) => [paths.sectorStocks(slug), paths.sectorNews(slug)]),
]);

/** All text of a content page, including its computed tables. */
export const saidOn = (path: string) =>
  [
    ...contentPages.filter(({ page }) => pathOf(page.title) === path).flatMap(({ page }) => textsOf(page)),
    ...pageCopy.filter(([page]) => page === path).flatMap(([, texts]) => texts),
  ].join('\n');
