import { damageOf, databaseFailureOf } from '@/lib/server/platform/db/faults';
import { damagedData, StartupError } from '@/lib/server/platform/db/startup-error';
import { SettingsError } from '@/lib/server/platform/settings/env';

/** The original console: a failed start is reported as plain text, not as JSON. */
const plainly = console.error.bind(console);

/** Reports a failed start and exits: a message for a problem that the operator can fix, the whole error for a bug. */
export function failStart(error: unknown): never {
  plainly(explain(error));
  process.exit(1);
}

function explain(error: unknown): unknown {
  if (error instanceof StartupError || error instanceof SettingsError) return error.message;
  const damage = damageOf(error);
  if (damage !== undefined) return damagedData(damage);
  if (databaseFailureOf(error) === 'full') return 'The database has no space left: free some space, then start again.';
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return `There is no space left on the disk${path ? ` (${path})` : ''}.`;
  return error;
}
