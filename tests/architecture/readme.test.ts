import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const readme = read('README.md');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The commands in the README. */
const commands = [
  ...[...readme.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n')),
  ...[...readme.matchAll(/`([A-Z_]+=\S+ )?(npm [^`]+)`/g)].map(([, , command = '']) => command),
];

it('[U8] every command in README exists', () => {
  expect(commands.length).toBeGreaterThan(15);
  const ops = read('lib/server/ops/ops.ts');
  const missing = commands.filter((command) => {
    const [, name = ''] = /^npm (?:run )?([\w:]+)/.exec(command) ?? [];
    const [, verb] = /-- (\w[\w-]*)/.exec(command) ?? [];
    if (!(name in scripts)) return true;
    // ops.ts has areas as keys of a table and compares other commands with string literals.
    return name === 'ops' && verb !== undefined && !new RegExp(`'${verb}'|^ +'?${verb}'?: \\(\\) =>`, 'm').test(ops);
  });
  expect(missing).toEqual([]);
});

it('[U8] the first command in README starts a fresh clone', () => {
  expect(commands[0]).toBe('npm start');
  expect(read('tests/faults/fresh-clone.sh')).toContain('npm start');
});
