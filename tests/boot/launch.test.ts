import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

/** With a setting that the launcher itself refuses, so that the sources end as soon as they run. */
async function launch() {
  const run = runCommand(process.execPath, [resolve('lib/server/boot/launch.mjs')], {
    cwd: place,
    env: { ...process.env, PORT: 'no port', TSX_TSCONFIG_PATH: resolve('tsconfig.json') },
  });
  await run.ended;
  return run.lines.join('\n');
}

it('[K2] starts from the bundle of the build as long as its sources are unchanged', async () => {
  listSource('made of this');
  expect(await launch()).toBe('the bundle runs in production');
});

it('[K2] starts from the sources when one has changed or gone, and when there is no bundle', async () => {
  listSource('made of something else');
  expect(await launch()).toMatch(/^Wrong settings.*PORT/);
  rmSync(join(place, 'source.ts'));
  expect(await launch()).toMatch(/^Wrong settings.*PORT/);
  rmSync(join(place, '.next'), { recursive: true });
  expect(await launch()).toMatch(/^Wrong settings.*PORT/);
});

it('[K2] keeps what Node compiled beside the build, and starts where nothing can be kept', async () => {
  listSource('made of this');
  expect(await launch()).toBe('the bundle runs in production');
  const compiled = join(place, '.next/compiled');
  expect(readdirSync(compiled, { recursive: true }).length).toBeGreaterThan(1);
  rmSync(compiled, { recursive: true });
  // A file has no folder's place, no matter who runs the test.
  writeFileSync(compiled, '');
  expect(await launch()).toBe('the bundle runs in production');
});
