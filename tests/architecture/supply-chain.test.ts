import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Locked = {
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
};
type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  allowScripts?: Record<string, boolean>;
};

type Bill = {
  bomFormat: string;
  components: {
    name: string;
    version: string;
    purl: string;
    hashes: { alg: string; content: string }[];
    licenses: unknown[];
  }[];
};

const root = join(import.meta.dirname, '../..');
const read = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const manifest = read<Manifest>('package.json');
const { packages } = read<{ packages: Record<string, Locked> }>('package-lock.json');
const installed = Object.entries(packages).filter(([path]) => path !== '');
const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** The folders in which Node looks for a package's dependencies, nearest first. */
function foldersAbove(path: string): string[] {
  const own = path === '' ? 'node_modules/' : `${path}/node_modules/`;
  return path === '' ? [own] : [own, ...foldersAbove(path.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, ''))];
}

/** Minimum versions: older ones have known vulnerabilities. */
const floors: Record<string, [number, number, number]> = {
  next: [16, 4, 5],
  axios: [1, 18, 0],
  nodemailer: [9, 1, 1],
  dompurify: [3, 4, 11],
};

/** Licenses allowed at runtime, which require a notice at most. Fonts and browser data have their own list. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];

/** Licenses that are also allowed for build and test tools. */
const toolsOnly = ['PSF-2.0', 'Python-2.0'];

/** sharp loads libvips as a shared library that users may replace, as the LGPL requires. */
const exchangeable = /^@img\/sharp-/;

function isAllowed(name: string, license: string | undefined, more: readonly string[] = []): boolean {
  const list = [...allowed, ...more, ...(exchangeable.test(name) ? ['LGPL-3.0-or-later'] : [])];
  const choices = (license ?? '').replace(/^\((.*)\)$/, '$1').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((part) => list.includes(part)));
}

function isBelow(version: string, floor: [number, number, number]) {
  const parts = version.split('.').map(Number);
  for (const [place, min] of floor.entries()) {
    const part = parts[place] ?? 0;
    if (part !== min) return part < min;
  }
  return false;
}

describe('[R70] dependencies', () => {
  it('[R70] have exact versions only', () => {
    const asked = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
    const loose = Object.entries(asked).filter(
      ([, version]) => !/^(npm:@?[\w/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('[R70] are locked with their sha512 and no registry address', () => {
    const unsigned = installed.filter(([, entry]) => !entry.link && !entry.integrity?.startsWith('sha512-'));
    const elsewhere = installed.filter(([, entry]) => entry.resolved !== undefined);
    expect(unsigned.map(([path]) => path)).toEqual([]);
    expect(elsewhere.map(([path]) => path)).toEqual([]);
  });

  it('[R70] are locked with every optional build for other platforms, which "npm ci" requires', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !foldersAbove(path).some((folder) => packages[folder + name])),
    );
    expect(missing).toEqual([]);
  });

  it('[R70] are at or above the minimum versions and include no known bad package', () => {
    const low = installed.filter(([path, entry]) => {
      const floor = floors[nameOf(path)];
      return floor !== undefined && isBelow(entry.version ?? '0.0.0', floor);
    });
    expect(low.map(([path, entry]) => `${path} ${entry.version}`)).toEqual([]);
    expect(installed.map(([path]) => nameOf(path))).not.toContain('plain-crypto-js');
  });

  it('[R70] run install scripts only when listed', () => {
    const decided = Object.keys(manifest.allowScripts ?? {}).map((spec) => spec.replace(/(?<=.)@[^@/]+$/, ''));
    const undecided = installed.filter(
      ([path, entry]) => entry.hasInstallScript === true && !decided.includes(nameOf(path)),
    );
    expect(undecided.map(([path]) => path)).toEqual([]);
  });

  it('[R70] are at least a week old', () => {
    const settings = readFileSync(join(root, '.npmrc'), 'utf8');
    expect(settings).toMatch(/^min-release-age=7$/m);
    expect(settings).not.toMatch(/^(before|min-release-age-exclude)/m);
  });

  it('[R70] have listed licenses at runtime', () => {
    const violations = installed.filter(([path, { dev, license }]) => !dev && !isAllowed(nameOf(path), license));
    expect(violations.map(([path, { license }]) => `${path}: ${license ?? 'no license named'}`)).toEqual([]);
  });

  it('[R70] have listed licenses in development, or are not shipped', () => {
    const violations = installed.filter(([path, { license }]) => !isAllowed(nameOf(path), license, toolsOnly));
    expect(violations.map(([path, { license }]) => `${path}: ${license ?? 'no license named'}`)).toEqual([]);
  });

  it.each<[string | undefined, boolean]>([
    ['MIT', true],
    ['(GPL-2.0 OR MIT)', true],
    ['Apache-2.0 AND GPL-3.0-only', false],
    ['AGPL-3.0', false],
    ['LGPL-3.0-or-later', false],
    ['SEE LICENSE IN LICENSE', false],
    [undefined, false],
  ])('[R70] reads the license %j as allowed: %j', (license, allowed) => {
    expect(isAllowed('some-package', license)).toBe(allowed);
  });
});

describe('[R70] the bill of materials', () => {
  it('[R70] is written by a command and lists every runtime package with version, hash and license', () => {
    execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, stdio: 'pipe' });
    const { bomFormat, components } = read<Bill>('reports/sbom.cdx.json');
    expect(bomFormat).toBe('CycloneDX');
    const running = installed.filter(([, { dev }]) => !dev);
    expect(components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(
      running.map(([path, { version }]) => `${nameOf(path)}@${version}`).sort(),
    );
    for (const name of Object.keys(manifest.dependencies)) expect(components.map((part) => part.name)).toContain(name);
    for (const { purl, hashes, licenses } of components) {
      expect(purl).toMatch(/^pkg:npm\/[^@]+@\d/);
      expect(hashes[0]).toMatchObject({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string });
      expect(licenses).toHaveLength(1);
    }
  });
});
