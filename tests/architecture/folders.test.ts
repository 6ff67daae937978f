import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const maxFiles = 40;

/** Folders and the number of files in each, without subfolders. */
function countFiles(folder: string): [path: string, files: number][] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return [
    [folder, entries.filter((entry) => entry.isFile()).length],
    ...entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => countFiles(`${folder}/${name}`)),
  ];
}

it.each(['components', 'e2e', 'lib', 'pages', 'styles', 'tests'])(
  `[K8] no folder of %s holds more than ${maxFiles} files`,
  (folder) => {
    expect(countFiles(folder).filter(([, files]) => files > maxFiles)).toEqual([]);
  },
);
