import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readJsonFile } from '@/lib/server/platform/command-files';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const schema = z.object({ slug: z.string(), cents: z.int() });

it.each([
  ['root:x:0:0', 'is not valid JSON.'],
  ['', 'is not valid JSON.'],
  ['[]', ': Please send an object.'],
  ['{"slug":"a"}', ': cents: Required'],
  ['{"slug":"a","cents":1.5}', ': cents: This value has an unexpected format'],
])('[R22] a command names the file that it cannot use, and does not quote it: %s', async (text, problem) => {
  const file = join(temporaryFolder('command'), 'draft.json');
  await writeFile(file, text);
  await expect(readJsonFile(file, schema)).rejects.toThrow(
    new Error(problem.startsWith(':') ? file + problem : `${file} ${problem}`),
  );
});

it('[R22] a command names a file that is missing or a folder', async () => {
  const folder = temporaryFolder('command');
  await expect(readJsonFile(join(folder, 'none.json'), schema)).rejects.toThrow(
    `${join(folder, 'none.json')} does not exist.`,
  );
  await expect(readJsonFile(folder, schema)).rejects.toThrow(`${folder} is a folder, not a file.`);
});

it('[R22] a command reads a file of the right form', async () => {
  const file = join(temporaryFolder('command'), 'draft.json');
  await writeFile(file, '{"slug":"a","cents":5}');
  expect(await readJsonFile(file, schema)).toEqual({ slug: 'a', cents: 5 });
});
