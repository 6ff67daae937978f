import { settings } from '@/lib/server/env';

type Locate = () => string;

const slot = Symbol.for('site.database.url');
const shelf = globalThis as { [slot]?: Locate };

/** Where the database is at this moment: DATABASE_URL, or our own server, which may have moved since it was restarted. */
export function databaseUrl(): string {
  const url = settings().databaseUrl ?? shelf[slot]?.();
  if (!url) throw new Error('No database: set DATABASE_URL, or open the embedded one first (lib/server/db/open.ts)');
  return url;
}

/** For the process that runs the embedded server. */
export function setDatabaseLocation(locate: Locate | undefined) {
  if (locate) shelf[slot] = locate;
  else delete shelf[slot];
}
