import { settings } from '@/lib/server/platform/settings/env';

type Locate = () => string;

let location: Locate | undefined;

/** The current address of the database: DATABASE_URL, or our own server, which may have moved after a restart. */
export function databaseUrl(): string {
  const url = settings().databaseUrl ?? location?.();
  if (!url)
    throw new Error('No database: set DATABASE_URL, or open the embedded one first (lib/server/platform/db/open.ts)');
  return url;
}

/** For the process that runs the embedded server. */
export function setDatabaseLocation(locate: Locate | undefined) {
  location = locate;
}
