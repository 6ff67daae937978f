/** The site cannot start; the message says why and what to do in one line. Printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** Files of the database are damaged or missing: only a backup restores them. */
export const damagedData = (reason: string) =>
  `The database cannot read its data (${reason}): its files are damaged. Restore a backup into a new DATA_DIR, as described in docs/operation.md.`;
