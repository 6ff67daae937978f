import { signUpWords } from '@/lib/content/auth';
import { agreements } from '@/lib/content/agreements/agreements';
import { billingPromisesPage } from '@/lib/content/billing-promises-words';
import { blogPage, blogWords, positionWords } from '@/lib/content/blog';
import { capTablePage } from '@/lib/content/cap-table';
import { equalityPage } from '@/lib/content/equality';
import { landingGreetingChanged } from '@/lib/content/experiments/landing-greeting';
import { leadFormWords } from '@/lib/content/lead-forms';
import { placeKindWords, placeRuleWords, placesPage } from '@/lib/content/places';
import { projectsPage, projectWords } from '@/lib/content/projects';
import { recordPage } from '@/lib/content/record-page';
import { roundsPage, roundStateWords, roundWords } from '@/lib/content/rounds';
import { insightsPage, newsWords, sectorsPage } from '@/lib/content/sectors-pages';
import { simulatorPage } from '@/lib/content/simulator';
import { sitePages } from '@/lib/content/site-pages';
import { stockRequestWords } from '@/lib/content/stock-requests';
import { compareWords } from '@/lib/content/stocks';
import { signalWords, timingPage } from '@/lib/content/timing';
import { timingQuestions } from '@/lib/content/timing-questions';
import { watchPage } from '@/lib/content/watch';
import { weeklyReportsPage } from '@/lib/content/weekly-reports';
import { leadForms } from '@/lib/domain/lead-forms';
import { paths } from '@/lib/domain/paths';
import { defaultSectorSlugs } from '@/lib/domain/sectors';
import { watchRuleWords } from '@/lib/domain/watch-rule';
import { claimedTexts, contentPages } from './marketing-texts';
import { textsOf } from './numbers-in';

/** How long a text a field takes, and which numbers it does, is the form's own business. */
const withoutFields = <Words extends object>(words: Words) => ({ ...words, fields: [] });
const { passwordHint: _ofTheForm, ...signUpText } = signUpWords;

/** What pages that are not made of blocks say on their own account. */
const others: Record<string, unknown> = {
  [paths.signUp]: signUpText,
  [paths.places]: [placesPage, placeRuleWords],
  [paths.cities]: placeKindWords.cities,
  [paths.schools]: placeKindWords.schools,
  [paths.capTable]: capTablePage,
  [paths.simulator]: { ...withoutFields(simulatorPage), exits: [], choices: [] },
  [paths.equality]: equalityPage,
  [paths.weeklyReports]: weeklyReportsPage,
  [paths.sectors]: [sectorsPage, newsWords],
  [paths.timing]: [timingPage, signalWords, timingQuestions],
  [paths.sectorInsights]: insightsPage,
  [paths.stocksToWatch]: [watchPage, watchRuleWords],
  [paths.optionsSignals]: recordPage,
  [paths.blog]: [blogPage, blogWords, positionWords],
  [paths.rounds]: [roundsPage, roundStateWords, roundWords],
  [paths.backProject]: [projectsPage, projectWords],
  [paths.compare]: compareWords,
  [paths.stockRequests]: stockRequestWords,
  [paths.billingPromises]: billingPromisesPage,
  ...Object.fromEntries(leadForms.map((form) => [paths.form(form), withoutFields(leadFormWords[form])])),
};

const pathOf = (title: string) => sitePages.find((page) => page.title === title)?.path ?? title;

/** The words of each page by its address. What is computed from records, and the rows that pay, are not among them. */
export const pageWords: [path: string, texts: string[]][] = [
  ...contentPages.map(({ page }): [string, string[]] => [pathOf(page.title), claimedTexts(page)]),
  [paths.landing, claimedTexts(landingGreetingChanged)],
  ...Object.entries(others).map(([path, words]): [string, string[]] => [path, textsOf(words)]),
];

/** Pages whose words rest on something else: documents with versions of their own, and tables of market data. */
export const notClaimed = new Set<string>([
  ...[paths.privacy, paths.terms, paths.cookies, paths.disclosures],
  ...Object.values(agreements).map(({ document }) => document.path),
  ...defaultSectorSlugs.flatMap((slug) => [paths.sectorStocks(slug), paths.sectorNews(slug)]),
]);

/** All that a page of words says, its computed tables included. */
export const saidOn = (path: string) =>
  [
    ...contentPages.filter(({ page }) => pathOf(page.title) === path).flatMap(({ page }) => textsOf(page)),
    ...pageWords.filter(([page]) => page === path).flatMap(([, texts]) => texts),
  ].join('\n');
