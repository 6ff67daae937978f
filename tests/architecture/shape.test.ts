import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1;
const isCode = (file: string) => /\.(ts|tsx|mjs)$/.test(file);
const isData = (file: string) => /^lib\/content\/|\/migrations\/|-table\.ts$/.test(file);

describe('[K8] the structure of the code', () => {
  it('[K8] keeps every page file to a re-export', () => {
    const wide = files.filter((file) => file.startsWith('pages/') && isCode(file) && lines(file) > 14);
    expect(wide).toEqual([]);
  });

  it('[R20] keeps page data in page-props folders, which may not import tokens or their refresh', () => {
    const makers = files
      .filter((file) => /^(pages|components|lib)\//.test(file) && isCode(file))
      .filter((file) => !/^lib\/server\/.+\/page-props\//.test(file))
      .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
      .filter(([, text]) => /\bgetServerSideProps\b|GetServerSideProps\b|\bgetInitialProps\b/.test(text));
    expect(makers.length).toBeGreaterThan(10);
    const others = makers.filter(
      ([file, text]) =>
        !file.startsWith('pages/') ||
        /getInitialProps|function getServerSideProps|=>/.test(text) ||
        !/from '@\/lib\/server\/[a-z/-]+\/page-props\//.test(text),
    );
    expect(others.map(([file]) => file)).toEqual([]);
  });

  it('[K8] uses only CSS classes that the style sheets define', () => {
    const absent = files
      .filter((file) => file.startsWith('components/') && file.endsWith('.tsx'))
      .flatMap((file) => {
        const text = readFileSync(join(root, file), 'utf8');
        return [...text.matchAll(/import (\w+) from '(@\/|\.\/)([^']+\.module\.css)'/g)].flatMap(
          ([, name, from, sheet]) => {
            const path = join(root, from === '@/' ? '' : dirname(file), sheet ?? '');
            const css = readFileSync(path, 'utf8');
            // Excludes the import itself, as in './table.module.css'.
            const used = [...text.matchAll(new RegExp(`(?<![/\\w-])${name}\\.([a-zA-Z]\\w*)`, 'g'))].map(
              ([, one]) => one,
            );
            return used.filter((one) => !new RegExp(`\\.${one}\\b`).test(css)).map((one) => `${file} ${one}`);
          },
        );
      });
    expect(absent).toEqual([]);
  });

  it('[K8] keeps files at 200 lines or fewer unless they are data', () => {
    const long = files.filter((file) => (isCode(file) || file.endsWith('.css')) && !isData(file) && lines(file) > 200);
    expect(long.map((file) => `${file} ${lines(file)}`)).toEqual([]);
  });

  it('[K8] names files in kebab case', () => {
    const violations = files.filter(
      (file) => /^(lib|components|styles)\//.test(file) && !/^[a-z0-9./[\]_-]+$/.test(file),
    );
    expect(violations).toEqual([]);
  });

  it('[R71] has no app folder and no proxy file', () => {
    expect(['app', 'proxy.ts', 'middleware.ts'].filter((name) => existsSync(join(root, name)))).toEqual([]);
  });

  it('[R71] contains no secret, data folder, source map or file above a megabyte', () => {
    const violations = files.filter((file) => /(^|\/)\.env$|(^|\/)\.data\/|\.map$|\.pem$/.test(file));
    const heavy = files.filter((file) => readFileSync(join(root, file)).length > 1_000_000);
    expect([...violations, ...heavy]).toEqual([]);
  });
});

describe('[K8] the check command', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };

  it('[K8] runs every check, and stops at the first that fails', () => {
    const parts = scripts.check?.split(' && ') ?? [];
    expect(parts).toEqual(
      ['format', 'lint', 'imports', 'types', 'unused', 'build', 'size'].map((name) => `npm run ${name}`),
    );
    for (const [name, command] of [
      ['format', /^prettier --check \.$/],
      ['lint', /^eslint \. && stylelint /],
      ['imports', /^depcruise lib components pages /],
      ['types', /tsc --noEmit/],
      ['unused', /^knip$/],
      ['size', /^size-limit$/],
    ] as const)
      expect(scripts[name], name).toMatch(command);
  });

  it('[K8] is run by .ci/run after README’s test command, before the slow tests, and none may fail', () => {
    const lines = readFileSync(join(root, '.ci/run'), 'utf8').split('\n');
    expect(lines).toContain('set -euo pipefail');
    const [tests, gate, slow] = ['npm test', 'npm run check', 'npm run test:slow'].map((line) => lines.indexOf(line));
    expect(tests).toBeGreaterThan(0);
    expect(gate).toBeGreaterThan(tests ?? 0);
    expect(slow).toBeGreaterThan(gate ?? 0);
    expect(scripts.test).toBe('vitest run --config tests/vitest.config.ts && npm run test:e2e');
    // The slow run includes the tests that npm test excludes, in the browser and outside.
    expect(scripts['test:e2e']).toMatch(/ --grep-invert @slow$/);
    expect(scripts['test:slow']).toMatch(
      /^TEST_SLOW=1 .* --project faults --project server \.slow\. && .* --grep @slow$/,
    );
  });
});
