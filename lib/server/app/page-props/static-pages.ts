import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { experiments, sampleExperiment } from '@/lib/content/marketing/experiments';
import { variantPath } from '@/lib/domain/visits/experiments';
import { sitePages } from '@/lib/content/marketing/site-pages';

/** Static pages of public data: built empty, regenerated when the site starts and whenever their data changes. */
export const dataPages: readonly string[] = [
  paths.home,
  paths.optionsSignals,
  paths.places,
  paths.sectors,
  paths.sectorInsights,
  paths.timing,
  paths.stocksToWatch,
  paths.capTable,
  investingPaths.equality,
  paths.weeklyReports,
  // Their text depends on the settings of the running site.
  paths.privacy,
  paths.terms,
  paths.disclosures,
  paths.contact,
];

/** Static pages of copy, which contain the site's address: regenerated when the site starts. */
export const copyPages = [
  ...sitePages.map(({ path }) => path).filter((path) => !dataPages.some((kept) => kept === path)),
  ...[...experiments, sampleExperiment].map(({ name }) => variantPath(name)),
];
