import { settings } from '@/lib/server/platform/settings/env';

type Locate = () => string;

const slot = Symbol.for('site.database.url');
const shelf = globalThis as { [slot]?: Locate };

/** The current address of the database: DATABASE_URL, or our own server, which may have moved after a restart. */
export function databaseUrl(): string {
  const url = settings().databaseUrl ?? shelf[slot]?.();
  if (!url)
    throw new Error('No database: set DATABASE_URL, or open the embedded one first (lib/server/platform/db/open.ts)');
  return url;
}

/** For the process that runs the embedded server. */
export function setDatabaseLocation(locate: Locate | undefined) {
  if (locate) shelf[slot] = locate;
  else delete shelf[slot];
}
