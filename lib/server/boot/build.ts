import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFileLock } from '@/lib/server/platform/db/embedded/file-lock';
import { StartupError } from '@/lib/server/platform/db/startup-error';
import { buildEnvironment } from './build-environment';
import { bundleLauncher } from './bundle';
import { assertNoOverdueClaims, warnOfOverdueClaims } from './check-claims';
import { buildFingerprint } from './build-fingerprint';

const BUILD_LIMIT_MS = 10 * 60_000;

/**
 * Builds the site unless a build of exactly these sources and settings exists. A lock prevents concurrent builds.
 * Resolves with the fingerprint of the build.
 */
export async function ensureBuild(root: string): Promise<string> {
  const stamp = buildFingerprint(root);
  if (isCurrent(root, stamp)) return stamp;
  // Next empties .next when it builds, except for its cache folder.
  const cache = join(root, '.next', 'cache');
  mkdirSync(cache, { recursive: true });
  await withFileLock(join(cache, 'site-build.lock'), () => buildUnlessCurrent(root), BUILD_LIMIT_MS);
  return stamp;
}

async function buildUnlessCurrent(root: string) {
  const stamp = buildFingerprint(root);
  if (isCurrent(root, stamp)) return;
  rmSync(stampPath(root), { force: true });
  if (process.env.MODE === 'live') assertNoOverdueClaims();
  else warnOfOverdueClaims();
  const started = Date.now();
  console.log('Building the site (once, and after changes; about a minute) ...');
  await runNextBuild(root);
  await bundleLauncher(root);
  writeFileSync(stampPath(root), stamp);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const stampPath = (root: string) => join(root, '.next', 'site-stamp');

function isCurrent(root: string, stamp: string) {
  const path = stampPath(root);
  return existsSync(path) && existsSync(join(root, '.next', 'BUILD_ID')) && readFileSync(path, 'utf8') === stamp;
}

/** The path of Next's command, as its package.json states it. */
function nextCommand(root: string) {
  const folder = join(root, 'node_modules', 'next');
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { bin: { next: string } };
  return join(folder, bin.next);
}

/** Prints the output only if the build fails. */
function runNextBuild(root: string) {
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [nextCommand(root), 'build', '--webpack'], {
      cwd: root,
      env: buildEnvironment(process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const onOutput = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new StartupError(`${output}\nThe site could not be built (next build ended with ${code}).`)),
    );
    // If the launcher is stopped during the build, stop the build as well.
    process.once('exit', () => child.kill());
  });
}
