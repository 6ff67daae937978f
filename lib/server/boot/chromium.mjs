// Runs before packages are installed, so it is plain JavaScript and imports none.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'];

/**
 * Path of the browser for the tests: CHROMIUM_PATH, Debian's (whose headless shell uses a quarter less CPU), or
 * Playwright's.
 */
export async function findChromium(root) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  return [named, ...debian, playwrightChromium(root)].find((path) => path && existsSync(path));
}

export async function installChromium(root) {
  console.log('Installing Chromium for the tests (once) ...');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && (await installByApt())) return;
  const cli = join(root, 'node_modules', 'playwright', 'cli.js');
  if ((await run(process.execPath, [cli, 'install', 'chromium'])) !== 0 || !(await findChromium(root))) {
    throw new Error(
      'The tests need Chromium and it could not be installed: install it yourself, or set CHROMIUM_PATH.',
    );
  }
}

async function installByApt() {
  const quiet = ['-qq', '-o', 'Dpkg::Use-Pty=0'];
  await run('apt-get', [...quiet, 'update']);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const code = await run('apt-get', [...quiet, 'install', '-y', '--no-install-recommends', name]);
    if (code === 0 && existsSync(`/usr/bin/${name}`)) return true;
  }
  return false;
}

/** Path of Playwright's own browser, which is known only once Playwright is installed. */
function playwrightChromium(root) {
  if (!existsSync(join(root, 'node_modules', 'playwright-core'))) return undefined;
  return createRequire(join(root, 'package.json'))('playwright-core').chromium.executablePath();
}

function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
}
