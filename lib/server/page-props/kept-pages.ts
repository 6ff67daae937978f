import { paths } from '@/lib/domain/paths';
import { experiments, sampleExperiment } from '@/lib/content/experiments';
import { variantPath } from '@/lib/domain/experiments';
import { sitePages } from '@/lib/content/site-pages';

/** Pages of public data that are kept ready: built empty, made anew when the site starts and whenever their data changes. */
export const keptPages: readonly string[] = [
  paths.home,
  paths.optionsSignals,
  paths.places,
  paths.sectors,
  paths.sectorInsights,
  paths.timing,
  paths.stocksToWatch,
  paths.capTable,
  paths.equality,
  paths.weeklyReports,
  // What these say follows the settings of the running site.
  paths.privacy,
  paths.terms,
  paths.disclosures,
];

/** Pages of words, which name the site's address: made anew when the site starts. */
export const wordPages = [
  ...sitePages.map(({ path }) => path).filter((path) => !keptPages.some((kept) => kept === path)),
  ...[...experiments, sampleExperiment].map(({ name }) => variantPath(name)),
];
