import { accessSync, constants, statSync } from 'node:fs';
import { makeFolder } from '@/lib/server/db/embedded/make-folder';
import { StartFault } from '@/lib/server/db/start-fault';

/** Makes sure that there is a data folder that this process may write. */
export function checkDataFolder(folder: string) {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
    throw new StartFault(
      `The data folder ${folder} cannot be written (${why}): set DATA_DIR to a folder that belongs to you.`,
      { cause },
    );
  }
}
