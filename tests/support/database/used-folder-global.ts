import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { markMade } from './made-mark';
import { makeQuickFolder, sweepDeadRuns } from './quick-folder';
import { bundleScripts } from '@/tests/support/processes/bundled-scripts';
import type { Run } from '@/tests/support/processes/processes';
import { runSite } from '@/tests/support/processes/site';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged into Vitest's own
  export interface ProvidedContext {
    /**
     * The data folder of a site that has run once and was stopped, for tests that are not about a first start to copy.
     */
    usedFolder: string;
  }
}

/**
 * Creates the used folder once per run, because a database with all of its samples takes seconds to create. Tests that
 * need it wait for it (`setup-faults`); the others run while the site is built.
 */
export default async function setUp(project: TestProject) {
  await sweepDeadRuns();
  const folder = makeQuickFolder('used');
  const dataDir = join(folder, 'data');
  project.provide('usedFolder', dataDir);
  const scripts = await bundleScripts();
  project.provide('bundledScripts', scripts.folder);
  const run = runSite({ dataDir });
  const made = runOnce(run).then(
    () => markMade(dataDir),
    (failure: unknown) => markMade(dataDir, failure),
  );
  return async () => {
    // A run of a few unrelated tests may end before the site has started.
    run.kill('SIGTERM');
    await made;
    rmSync(folder, { recursive: true, force: true });
    scripts.remove();
  };
}

async function runOnce(run: Run) {
  await run.says(/"msg":"the site is ready/);
  run.kill('SIGTERM');
  await run.ended;
}
