import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const texts = new Map<string, string>();

/** Reads a file of this build for inlining, which saves the first paint a second request. */
export function textOf(...path: string[]): string {
  const file = join(process.cwd(), ...path);
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}
