import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { experiments, sampleExperiment } from '@/lib/content/marketing/experiments';
import { variantPath } from '@/lib/domain/visits/experiments';
import { sitePages } from '@/lib/content/marketing/site-pages';

/**
 * Static pages with public data or settings: built without them, then regenerated when the site starts. Pages with data
 * are also regenerated whenever it changes.
 */
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
  // The text of these pages depends on the settings of the running site.
  paths.privacy,
  paths.terms,
  paths.disclosures,
  paths.contact,
];

/** Static pages of copy. They contain the site's URL, so they are regenerated when the site starts. */
export const copyPages = [
  ...sitePages.map(({ path }) => path).filter((path) => !dataPages.some((kept) => kept === path)),
  ...[...experiments, sampleExperiment].map(({ name }) => variantPath(name)),
];
