import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Violation = { rule: { name: string }; from: string; to: string };

/** The violations found in a small tree of these files. */
function violationsIn(files: Record<string, string>): Violation[] {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  for (const [path, text] of Object.entries({ ...common, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const { stdout } = spawnSync(
    process.execPath,
    [cli, 'lib', 'components', 'pages', '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json'],
    { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
  );
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

const common = {
  'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
  'package.json': '{ "dependencies": { "drizzle-orm": "*", "recharts": "*" }, "devDependencies": { "vitest": "*" } }',
  'components/ui/x.ts': 'export const x = 1;',
  'lib/domain/y.ts': 'export const y = 1;',
  'lib/client/session/refresh.ts': 'export const b = 1;',
  'pages/z.ts': 'export const z = 1;',
};

const cases: [name: string, from: string, to: string][] = [
  ['no-circular', 'lib/domain/a.ts', 'lib/domain/around'],
  ['domain-imports-nothing-above', 'lib/domain/a.ts', 'lib/contracts/b'],
  ['domain-imports-nothing-above', 'lib/domain/a.ts', 'lib/charts/b'],
  ['contracts-know-domain-only', 'lib/contracts/a.ts', 'lib/content/b'],
  ['contracts-know-domain-only', 'lib/contracts/a.ts', 'lib/charts/b'],
  ['content-is-data', 'lib/content/a.ts', 'lib/contracts/b'],
  ['content-is-data', 'lib/content/a.ts', 'lib/charts/b'],
  ['charts-take-values', 'lib/charts/a.ts', 'lib/contracts/b'],
  ['charts-take-values', 'lib/charts/a.ts', 'components/charts/b'],
  ['charts-are-for-pages', 'lib/server/research/charts/a.ts', 'lib/charts/b'],
  ['charts-are-for-pages', 'lib/server/app/mail/a.ts', 'lib/charts/b'],
  ['client-not-server', 'components/accounts/a.ts', 'lib/server/b'],
  ['client-shows-nothing', 'lib/client/a.ts', 'components/ui/b'],
  ['client-shows-nothing', 'lib/client/a.ts', 'lib/charts/b'],
  ['ui-is-a-primitive', 'components/ui/a.ts', 'components/layout/b'],
  ['ui-is-a-primitive', 'components/ui/a.ts', 'lib/charts/b'],
  ['charts-are-wrapped-once', 'components/research/a.ts', 'recharts'],
  ['middle-not-features', 'components/layout/a.ts', 'components/publishing/b'],
  ['middle-not-features', 'components/charts/a.ts', 'components/a-new-feature/b'],
  ['components-follow-the-order', 'components/accounts/a.ts', 'components/publishing/b'],
  ['components-follow-the-order', 'components/research/timing/a.ts', 'components/my-account/b'],
  ['components-follow-the-order', 'components/accounts/a.ts', 'components/a-new-feature/b'],
  ['components-follow-the-order', 'components/a-new-feature/a.ts', 'components/another-new-feature/b'],
  ['contracts-and-domain-follow-the-order', 'lib/contracts/leads/a.ts', 'lib/contracts/publishing/b'],
  ['contracts-and-domain-follow-the-order', 'lib/contracts/leads/a.ts', 'lib/domain/publishing/b'],
  ['contracts-and-domain-follow-the-order', 'lib/domain/visits/a.ts', 'lib/domain/referrals/b'],
  ['shared-rules-know-no-feature', 'lib/domain/shared/a.ts', 'lib/domain/leads/b'],
  ['content-follows-the-order', 'lib/content/visits/a.ts', 'lib/content/marketing/b'],
  ['content-follows-the-order', 'lib/content/marketing/a.ts', 'lib/content/search/b'],
  ['shared-content-knows-no-feature', 'lib/content/shared/a.ts', 'lib/domain/places/b'],
  ['features-follow-the-order', 'lib/server/accounts/a.ts', 'lib/server/brokerage/banks/b'],
  ['features-follow-the-order', 'lib/server/platform/mail/a.ts', 'lib/server/accounts/b'],
  ['features-follow-the-order', 'lib/server/research/stocks/a.ts', 'lib/server/app/b'],
  ['pages-use-page-props', 'pages/a.ts', 'lib/server/research/b'],
  ['api-pages-use-services', 'pages/api/a.ts', 'lib/server/research/b'],
  ['page-props-use-the-client', 'lib/server/research/stocks/page-props/a.ts', 'lib/server/market/symbols-repository'],
  ['page-props-use-the-client', 'lib/server/search/page-props/a.ts', 'lib/server/platform/db/b'],
  ['page-props-hold-no-state', 'lib/server/search/page-props/a.ts', 'lib/server/platform/log/log'],
  ['stateless-for-pages', 'lib/server/platform/errors.ts', 'lib/server/platform/log/log'],
  ['pages-never-refresh', 'lib/server/search/page-props/a.ts', 'lib/client/session/refresh'],
  ['pages-never-refresh', 'lib/server/search/page-props/a.ts', 'lib/client/through'],
  ['page-props-hold-no-tokens', 'lib/server/search/page-props/a.ts', 'lib/contracts/accounts/auth'],
  ['routes-not-db', 'lib/server/places/places-routes.ts', 'lib/server/providers/b'],
  ['services-not-http', 'lib/server/places/a.ts', 'lib/server/platform/http/b'],
  ['services-not-http', 'lib/server/places/a.ts', 'lib/server/places/places-routes'],
  ['repositories-only-db', 'lib/server/places/places-repository.ts', 'lib/server/providers/b'],
  ['repositories-only-db', 'lib/server/places/places-repository.ts', 'lib/server/places/b'],
  ['providers-not-repositories', 'lib/server/providers/a.ts', 'lib/server/places/places-repository'],
  ['sql-in-repositories', 'lib/server/places/a.ts', 'drizzle-orm'],
  ['not-to-tests', 'lib/domain/a.ts', 'tests/b'],
  ['not-to-dev-dependency', 'lib/server/places/a.ts', 'vitest'],
];

/** The contents of two imported files: one completes an import cycle, the other reaches a forbidden file indirectly. */
const ways: Record<string, string> = {
  around: "export { a0 as b } from '@/lib/domain/a0';",
  through: "export { b } from '@/lib/client/session/refresh';",
};

it('[K8] every import rule has an example below', () => {
  const { forbidden } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string; comment: string }[];
  };
  expect(new Set(cases.map(([name]) => name))).toEqual(new Set(forbidden.map(({ name }) => name)));
  for (const { comment } of forbidden) expect(comment.length).toBeGreaterThan(20);
});

const isOurs = (to: string) => /^(lib|components|tests)\//.test(to);

/** Each case gets its own file that breaks the rule, except where the file name matters. */
const numbered = cases.map(([name, from, to], at) => ({ name, from: from.replace(/\/a\.ts$/, `/a${at}.ts`), to }));

/** One tree with all cases, because the tool takes seconds to start. */
function treeOfCases(): Record<string, string> {
  const files: Record<string, string> = {};
  for (const { to } of numbered) if (isOurs(to)) files[`${to}.ts`] = ways[basename(to)] ?? 'export const b = 1;';
  numbered.forEach(({ from, to }, at) => {
    files[from] =
      `import * as to${at} from '${isOurs(to) ? '@/' : ''}${to}';\nexport const a${at} = to${at};\n${files[from] ?? ''}`;
  });
  return files;
}

it('[K8] the import rules refuse each of these imports', () => {
  const found = violationsIn(treeOfCases());
  const missed = numbered.filter(
    ({ name, from, to }) =>
      !found.some(
        (one) =>
          one.rule.name === name && one.from === from && (one.to.includes(to) || basename(to) in ways || !isOurs(to)),
      ),
  );
  expect(missed).toEqual([]);
});

it('[B11] [K8] only components/charts imports a chart library', () => {
  const draws =
    "import * as one from 'recharts';\nimport * as two from 'lightweight-charts';\nexport const a = [one, two];";
  const found = violationsIn({ 'components/charts/allowed.ts': draws, 'components/research/a.ts': draws });
  const wrapped = found.filter(({ rule }) => rule.name === 'charts-are-wrapped-once');
  expect(wrapped.map(({ from }) => from)).toEqual(['components/research/a.ts', 'components/research/a.ts']);
});

it('[K8] the import rules let a feature use its own folder, the shared ones and earlier features', () => {
  const found = violationsIn({
    'components/layout/b.ts': 'export const b = 1;',
    'components/publishing/c.ts': 'export const c = 1;',
    'components/accounts/d.ts': 'export const d = 1;',
    'components/publishing/a.ts':
      "export { b } from '@/components/layout/b';\nexport { c } from '@/components/publishing/c';\nexport { d } from '@/components/accounts/d';",
  });
  expect(found).toEqual([]);
});
