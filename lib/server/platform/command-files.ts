import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { AppError } from './errors';
import { parseInput } from './http/input';

/** The text of a file that an operator names; throws an error that says what is wrong with it, without its content. */
export async function readTextFile(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    throw new Error(`${file} ${problems[code] ?? `cannot be read (${code})`}.`, { cause });
  }
}

const problems: Record<string, string> = {
  ENOENT: 'does not exist',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read by this user',
};

/** The same for a JSON file of a contract's form. */
export async function readJsonFile<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema>> {
  const value = parseJson(file, await readTextFile(file));
  try {
    return parseInput(schema, value) as z.output<Schema>;
  } catch (cause) {
    throw cause instanceof AppError ? new Error(`${file}: ${cause.message}`, { cause }) : cause;
  }
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // The parser's message quotes the file.
    throw new Error(`${file} is not valid JSON.`);
  }
}
