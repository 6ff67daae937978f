import { settings } from '@/lib/server/platform/settings/env';

type Locate = () => string;

let location: Locate | undefined;

/** The current URL of the database: DATABASE_URL, or the embedded server's, which may change after a restart. */
export function databaseUrl(): string {
  const url = settings().databaseUrl ?? location?.();
  if (!url)
    throw new Error('No database: set DATABASE_URL, or open the embedded one first (lib/server/platform/db/open.ts)');
  return url;
}

/** Sets how the embedded server's URL is found, in a process that uses it. */
export function setDatabaseLocation(locate: Locate | undefined) {
  location = locate;
}
