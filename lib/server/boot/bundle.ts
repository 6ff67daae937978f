import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Bundles the launcher and our code, because reading 500 TypeScript files takes a third of the start-up time. Packages
 * stay external. `launch.mjs` runs the bundle as long as its sources are unchanged.
 *
 * V8 keeps the source text of every module in memory, so modules imported on demand stay in separate files, and
 * comments and indentation are removed. Lines are kept short, so that positions in stack traces are useful.
 */
export async function bundleLauncher(root: string) {
  // Imported here because only a build needs it.
  const { build } = await import('esbuild');
  const folder = join(root, '.next', 'boot');
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['lib/server/boot/start.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    splitting: true,
    minifyWhitespace: true,
    lineLimit: 120,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    packages: 'external',
    metafile: true,
  });
  const sums = Object.keys(metafile.inputs).map((path) => [path, sumOf(join(root, path))]);
  writeFileSync(join(folder, 'sources.json'), JSON.stringify(Object.fromEntries(sums)));
}

const sumOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
