import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const READY = 'ready';

/**
 * Marks the used folder as ready, or failed, after its site has run and stopped: the global setup does not wait for it.
 */
export const markMade = (usedFolder: string, failure?: unknown) =>
  writeFileSync(markOf(usedFolder), failure instanceof Error ? (failure.stack ?? failure.message) : READY);

/** Whether the used folder is ready; throws the error if creating it failed. */
export function isMade(usedFolder: string) {
  if (!existsSync(markOf(usedFolder))) return false;
  const text = readFileSync(markOf(usedFolder), 'utf8');
  if (text !== READY && text !== '') throw new Error(`The site could not be prepared for the tests:\n${text}`);
  return text === READY;
}

const markOf = (usedFolder: string) => `${usedFolder}.made`;
