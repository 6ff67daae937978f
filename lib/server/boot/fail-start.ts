import { faultOf } from '@/lib/server/db/faults';
import { StartFault } from '@/lib/server/db/start-fault';
import { SettingsError } from '@/lib/server/env';

/** As it was when the process began: a start that fails speaks to a person. */
const plainly = console.error.bind(console);

/** Ends a start that cannot go on: one clear line for what a person can mend, the whole error for what is our mistake. */
export function failStart(error: unknown): never {
  plainly(explain(error));
  process.exit(1);
}

function explain(error: unknown): unknown {
  if (error instanceof StartFault || error instanceof SettingsError) return error.message;
  if (faultOf(error) === 'full') return 'The database has no space left: free some, then start again.';
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return `There is no space left on the disk${path ? ` (${path})` : ''}.`;
  return error;
}
