import { accessSync, constants, statSync } from 'node:fs';
import { makeFolder } from '@/lib/server/platform/db/embedded/make-folder';
import { StartupError } from '@/lib/server/platform/db/startup-error';

/** Creates the data folder if necessary. Throws if this process cannot write to it. */
export function checkDataFolder(folder: string) {
  try {
    makeFolder(folder);
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const why = (cause as NodeJS.ErrnoException).code ?? (cause as Error).message;
    throw new StartupError(
      `The data folder ${folder} cannot be written (${why}): set DATA_DIR to a folder you can write to.`,
      { cause },
    );
  }
}
