// Runs on any Node version before packages are installed, so it is plain JavaScript and imports none.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, installChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

try {
  if (!isInstalled()) await installPackages();
  if (process.argv[2] === 'test' && !(await findChromium(root))) await installChromium(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Whether node_modules matches the lock file; optional packages may be missing. */
function isInstalled() {
  const locked = readLock('package-lock.json');
  const there = readLock('node_modules/.package-lock.json');
  if (!locked || !there) return false;
  return Object.entries(locked).every(([path, entry]) => {
    if (path === '' || entry.link) return true;
    const found = there[path];
    return found
      ? found.version === entry.version && found.integrity === entry.integrity
      : Boolean(entry.optional || entry.devOptional || entry.peer);
  });
}

function readLock(name) {
  const path = join(root, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : undefined;
}

async function installPackages() {
  const started = Date.now();
  console.log('Installing packages (once; about a minute) ...');
  const progress = setInterval(
    () => console.log(`  still installing, ${Math.round((Date.now() - started) / 1000)} s`),
    15_000,
  );
  const npm = process.env.npm_execpath;
  // No package needs its install script; the libraries of the embedded database are linked at its first start.
  const options = [
    'ci',
    '--include=dev',
    '--ignore-scripts',
    // The minimum age in .npmrc is for choosing new releases; the lock file has already pinned these.
    '--min-release-age=0',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, ...options]] : ['npm', options];
  try {
    await run(command, args);
  } finally {
    clearInterval(progress);
  }
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Prints the output only if the command fails. */
function run(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const onOutput = (chunk) => (output = (output + chunk).slice(0, 2_000));
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('error', (cause) => reject(new Error(`Cannot run ${command}: ${cause.message}`, { cause })));
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${output}\nThe packages could not be installed; "npm ci" failed with ${code}.`)),
    );
  });
}
