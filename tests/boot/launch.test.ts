import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { endAllRuns, runCommand } from '@/tests/support/processes/processes';

let place: string;

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'site-launch-'));
  mkdirSync(join(place, '.next/boot'), { recursive: true });
  writeFileSync(join(place, '.next/boot/start.mjs'), 'console.log("the bundle runs in", process.env.NODE_ENV);');
  writeFileSync(join(place, 'source.ts'), 'made of this');
  // Runs the launcher with one-line sources, because building the site would take seconds each time.
  copyFileSync('lib/server/boot/launch.mjs', join(place, 'launch.mjs'));
  writeFileSync(join(place, 'start.ts'), "console.log('the sources run' satisfies string);");
  symlinkSync(resolve('node_modules'), join(place, 'node_modules'));
});
afterEach(async () => {
  await endAllRuns();
  rmSync(place, { recursive: true });
});

const listSource = (text: string) =>
  writeFileSync(
    join(place, '.next/boot/sources.json'),
    JSON.stringify({ 'source.ts': createHash('sha256').update(text).digest('hex') }),
  );

async function launch() {
  const run = runCommand(process.execPath, [join(place, 'launch.mjs')], { cwd: place });
  await run.ended;
  return run.lines.join('\n');
}

it('[K2] starts from the built bundle as long as its sources are unchanged', async () => {
  listSource('made of this');
  expect(await launch()).toBe('the bundle runs in production');
});

it('[K2] starts from the sources when one has changed or is missing, and when there is no bundle', async () => {
  listSource('made of something else');
  expect(await launch()).toBe('the sources run');
  rmSync(join(place, 'source.ts'));
  expect(await launch()).toBe('the sources run');
  rmSync(join(place, '.next'), { recursive: true });
  expect(await launch()).toBe('the sources run');
});

it('[K2] keeps Node’s compile cache beside the build, and starts where it cannot be written', async () => {
  listSource('made of this');
  expect(await launch()).toBe('the bundle runs in production');
  const compiled = join(place, '.next/compiled');
  expect(readdirSync(compiled, { recursive: true }).length).toBeGreaterThan(1);
  rmSync(compiled, { recursive: true });
  // A file cannot be used as a folder, whichever user runs the test.
  writeFileSync(compiled, '');
  expect(await launch()).toBe('the bundle runs in production');
});
