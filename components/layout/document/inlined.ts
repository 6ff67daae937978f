import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const texts = new Map<string, string>();

/** A file of this build that is inlined, so that the first paint needs no second request. */
export function textOf(...path: string[]): string {
  const file = join(process.cwd(), ...path);
  const text = texts.get(file) ?? readFileSync(file, 'utf8');
  texts.set(file, text);
  return text;
}
