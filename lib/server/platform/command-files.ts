import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { AppError } from './errors';
import { parseInput } from './http/input';

/**
 * Reads a text file that an operator names. Throws an error that says what is wrong with the file, without quoting it.
 */
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

/** Reads a JSON file and validates it against a schema. Throws like `readTextFile`. */
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
    // The parser's message would quote the file.
    throw new Error(`${file} is not valid JSON.`);
  }
}
