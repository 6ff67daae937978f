import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const READY = 'ready';

/** Written next to the used folder after its site has run and stopped: the global set-up does not wait for it. */
export const markMade = (usedFolder: string, failure?: unknown) =>
  writeFileSync(markOf(usedFolder), failure instanceof Error ? (failure.stack ?? failure.message) : READY);

/** Whether the used folder exists; throws the error of its creation. */
export function isMade(usedFolder: string) {
  if (!existsSync(markOf(usedFolder))) return false;
  const text = readFileSync(markOf(usedFolder), 'utf8');
  if (text !== READY && text !== '') throw new Error(`The site could not be prepared for the tests:\n${text}`);
  return text === READY;
}

const markOf = (usedFolder: string) => `${usedFolder}.made`;
