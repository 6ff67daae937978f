/**
 * Thrown if the site cannot start. The message says why and what to do, in one line; it is printed without a stack
 * trace.
 */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** The message for damaged or missing database files, which only a backup can restore. */
export const damagedData = (reason: string) =>
  `The database cannot read its data (${reason}): its files are damaged. Restore a backup into a new DATA_DIR, as described in docs/operation.md.`;
