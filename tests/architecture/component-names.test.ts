import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../components');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));

/** Components that a file exports. */
const exportedIn = (file: string) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(/^export (?:const|function) ([A-Z]\w*[a-z]\w*)/gm)].map(
    ([, name = '']) => ({ name, file }),
  );

it('[K8] each exported component has a name of its own', () => {
  const byName = Map.groupBy(files.flatMap(exportedIn), ({ name }) => name);
  expect(byName.size).toBeGreaterThan(500);
  expect([...byName.values()].filter((same) => same.length > 1)).toEqual([]);
});
