import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { makeQuickFolder, sweepDeadRuns } from './quick-folder';
import { bundleScripts } from '@/tests/support/processes/bundled-scripts';
import { startSite } from '@/tests/support/processes/site';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged into Vitest's own
  export interface ProvidedContext {
    /** The data folder of a site that has run once and was stopped: copied by tests that are not about a first start. */
    usedFolder: string;
  }
}

/** Making a database with all its samples takes seconds: once for the run, and not in each test that needs a site. */
export default async function setUp(project: TestProject) {
  await sweepDeadRuns();
  const folder = makeQuickFolder('used');
  const dataDir = join(folder, 'data');
  const site = await startSite({ dataDir });
  site.run.kill('SIGTERM');
  await site.run.ended;
  project.provide('usedFolder', dataDir);
  const scripts = await bundleScripts();
  project.provide('bundledScripts', scripts.folder);
  return () => {
    rmSync(folder, { recursive: true, force: true });
    scripts.remove();
  };
}
