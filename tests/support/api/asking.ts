import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../components');

/** The files in components/ that load and show data, without `.tsx`. */
export function askingFiles(): string[] {
  const sources = new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]),
  );
  const calls = requestHookCalls([...sources.values()]);
  return [...sources]
    .filter(([file, text]) => file.endsWith('.tsx') && calls.test(text))
    .map(([file]) => file.replace(/\.tsx$/, ''))
    .toSorted();
}

/** Matches a hook that makes requests itself: it can abort its request or reports a failure. */
const asksItself = /new AbortController|setStatus\('failed'\)|status: 'failed', message/;

/** A pattern that matches calls of hooks that make requests, directly or through other hooks. */
function requestHookCalls(texts: string[]) {
  const nameOf = (text: string) => /^export function (use[A-Z]\w*)/m.exec(text)?.[1];
  const names = new Set(['useMemberData']);
  const pattern = () => new RegExp(`(?<!function )\\b(?:${[...names].join('|')})[(<]`);
  for (const text of texts) {
    const name = nameOf(text);
    if (name && asksItself.test(text)) names.add(name);
  }
  for (let known = 0; known < names.size;) {
    known = names.size;
    for (const text of texts) {
      const name = nameOf(text);
      if (name && pattern().test(text)) names.add(name);
    }
  }
  return pattern();
}
