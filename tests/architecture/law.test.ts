import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A tiny tree of its own in which one file breaks the law. */
function cruise(files: Record<string, string>) {
  folder = mkdtempSync(join(tmpdir(), 'law-'));
  for (const [path, text] of Object.entries({
    'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
    ...files,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  return spawnSync(
    process.execPath,
    [cli, 'lib', 'components', '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'err-long'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  );
}

const cases: [name: string, from: string, to: string][] = [
  ['domain-is-ground', 'lib/domain/a.ts', 'lib/contracts/b'],
  ['contracts-know-domain-only', 'lib/contracts/a.ts', 'lib/content/b'],
  ['client-not-server', 'components/auth/a.ts', 'lib/server/b'],
  ['ui-is-a-primitive', 'components/ui/a.ts', 'components/layout/b'],
  ['features-stay-apart', 'components/auth/a.ts', 'components/blog/b'],
  ['repositories-only-db', 'lib/server/repositories/a.ts', 'lib/server/providers/b'],
  ['services-not-http', 'lib/server/services/a.ts', 'lib/server/http/b'],
];

it.each(['recharts', 'lightweight-charts'])('[B11] [K8] nothing but components/charts draws with %s', (library) => {
  const draws = `import * as drawn from '${library}';\nexport const a = drawn;`;
  const result = cruise({
    'components/charts/allowed.ts': draws,
    'components/sectors/a.ts': draws,
    'lib/domain/y.ts': 'export const y = 1;',
  });
  expect(result.stdout).toContain('charts-are-wrapped-once: components/sectors/a.ts');
  expect(result.stdout).not.toContain('components/charts/allowed.ts');
  expect(result.status).not.toBe(0);
});

it.each(cases)('[K8] the import law refuses %s and says what to do instead', (name, from, to) => {
  const result = cruise({
    'components/ui/x.ts': 'export const x = 1;',
    [from]: `import { b } from '@/${to}';\nexport const a = b;`,
    [`${to}.ts`]: 'export const b = 1;',
    'lib/domain/y.ts': 'export const y = 1;',
  });
  expect(result.stdout).toContain(name);
  expect(result.status).not.toBe(0);
});
