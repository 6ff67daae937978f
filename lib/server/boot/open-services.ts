import { openDatabase } from '@/lib/server/platform/db/open';
import { db } from '@/lib/server/platform/db/pool';
import { seedBlogReference } from '@/lib/server/sample-data/blog';
import { seed } from '@/lib/server/sample-data/index';
import { seedMarketReference } from '@/lib/server/sample-data/market/reference';
import { seedOwnNews } from '@/lib/server/sample-data/own-news';
import { seedPlaces } from '@/lib/server/sample-data/places';
import { settings } from '@/lib/server/platform/settings/env';
import { startJobs, stopJobs } from '@/lib/server/app/jobs/jobs';
import { installQueue } from '@/lib/server/app/jobs/install-jobs';
import { checkSealingKey, checkSecretsFolder } from './check-secrets';
import { checkDataFolder } from './data-folder';
import type { Closer } from './shutdown';

/**
 * Opens the database and seeds reference data, and sample data in demo mode. Does nothing if the API runs elsewhere.
 * Resolves with the kind of database.
 */
export async function openServices(addCloser: (closer: Closer) => void): Promise<'embedded' | 'external' | 'none'> {
  const { apiBaseUrl, dataDir, databaseUrl, mode } = settings();
  if (apiBaseUrl) return 'none';
  if (mode === 'demo' || !databaseUrl) checkDataFolder(dataDir);
  checkSecretsFolder();
  const database = await openDatabase([installQueue]);
  addCloser(database.close);
  await checkSealingKey();
  await seedPlaces(db());
  await seedMarketReference(db());
  await seedOwnNews(db());
  await seedBlogReference(db());
  if (mode === 'demo') await seed(db());
  return database.kind;
}

/**
 * Starts the job runner. Jobs run in the site's process as well as in workers, each job in only one of them. Resolves
 * with a function that stops it.
 */
export async function openJobs(): Promise<Closer> {
  if (settings().apiBaseUrl) return () => undefined;
  await startJobs();
  return stopJobs;
}
