import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SpawnOptions } from 'node:child_process';
import { build } from 'esbuild';
import { inject } from 'vitest';
import { runCommand, type Run } from './processes';

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- merged into Vitest's own
  export interface ProvidedContext {
    /** The folder of this run's bundles. */
    bundledScripts: string;
  }
}

/** Programs that fault tests start many times, each bundled like the launcher. */
const scripts = [
  'lib/server/ops/ops.ts',
  'tests/support/opening-process.ts',
  'tests/support/database/database-process.ts',
  'tests/support/database/writer-process.ts',
] as const;
export type BundledScript = (typeof scripts)[number];

/**
 * Bundles the scripts once per run: run from source, the operator's command takes three seconds of CPU time before its
 * first statement. The output is inside the checkout, because packages are not bundled and must be resolved from there.
 */
export async function bundleScripts() {
  const root = process.cwd();
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'test-scripts-'));
  await build({
    absWorkingDir: root,
    entryPoints: [...scripts],
    outbase: root,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
  });
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Runs a bundled script as a separate process. */
export const runBundled = (script: BundledScript, args: string[] = [], options: SpawnOptions = {}): Run =>
  runCommand(process.execPath, [join(inject('bundledScripts'), script.replace(/\.ts$/, '.mjs')), ...args], options);
