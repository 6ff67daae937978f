import { openDatabase } from '@/lib/server/db/open';
import { db } from '@/lib/server/db/pool';
import { seedBlogReference } from '@/lib/server/db/seed/blog';
import { seed } from '@/lib/server/db/seed/index';
import { seedMarketReference } from '@/lib/server/db/seed/market/reference';
import { seedOwnNews } from '@/lib/server/db/seed/own-news';
import { seedPlaces } from '@/lib/server/db/seed/places';
import { settings } from '@/lib/server/env';
import { startJobs, stopJobs } from '@/lib/server/jobs/index';
import { installQueue } from '@/lib/server/jobs/install';
import { checkDataFolder } from './data-folder';
import type { Closer } from './shutdown';

/** What the site stands on: database, the lists of places and stocks, sample data in demo mode. Nothing of it when the API is elsewhere. */
export async function openServices(addCloser: (closer: Closer) => void): Promise<'embedded' | 'external' | 'none'> {
  const { apiBaseUrl, dataDir, databaseUrl, mode } = settings();
  if (apiBaseUrl) return 'none';
  if (mode === 'demo' || !databaseUrl) checkDataFolder(dataDir);
  const database = await openDatabase([installQueue]);
  addCloser(database.close);
  await seedPlaces(db());
  await seedMarketReference(db());
  await seedOwnNews(db());
  await seedBlogReference(db());
  if (mode === 'demo') await seed(db());
  return database.kind;
}

/** Jobs run in the site's own process as well as in workers; each is done once. Answers how to stop them. */
export async function openJobs(): Promise<Closer> {
  if (settings().apiBaseUrl) return () => undefined;
  await startJobs();
  return stopJobs;
}
