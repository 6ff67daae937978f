import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const texts = new Map<string, string>();

/** A file of this build that stands in the page itself, so that the first paint waits for no second answer. */
export function textOf(...path: string[]): string {
  const file = join(process.cwd(), ...path);
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}
