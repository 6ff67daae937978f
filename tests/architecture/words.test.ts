import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const words =
  /\b(nobody|somebody|whoever|anew|in earnest|mend(s|ed|ing)?|clockwork|hear(s|d)? out|aloud|shelf|heard|tended)\b/i;

/** The paths whose comments are checked. */
const folders = ['components', 'docs', 'e2e', 'lib', 'pages', 'styles', 'tests', '*.mjs', '*.cjs'];
/** The folders whose names and text are checked too: copy, emails, errors and log messages. */
const sourceFolders = ['components', 'lib', 'pages'];
const documents = [
  ':(glob)docs/*.md',
  'docs/decisions',
  'docs/nginx.conf',
  'README.md',
  'CONTRIBUTING.md',
  '.env.example',
];

const exceptions: Record<string, string> = {
  'lib/server/platform/db/embedded/identity.ts': 'names the Unix user "nobody"',
  'lib/content/referrals/promoter-terms.ts': 'keeps earlier versions of the terms as they were accepted',
};

const list = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !(file in exceptions));

const read = (file: string) => readFileSync(join(root, file), 'utf8').split('\n');
const isComment = (line: string) => /^\s*(\/\/|\/?\*|\{\/\*)|\s\/\/ /.test(line);

it('comments and documents use plain words', () => {
  const inComments = list(...folders)
    .filter((file) => /\.(tsx?|[mc]?js|css)$/.test(file))
    .flatMap((file) => read(file).filter((line) => isComment(line) && words.test(line)));
  const inDocuments = list(...documents).flatMap((file) => read(file).filter((line) => words.test(line)));
  expect([...inComments, ...inDocuments]).toEqual([]);
});

it('names, copy, emails, errors and log messages use plain words', () => {
  const lines = list(...sourceFolders)
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .flatMap((file) => read(file).filter((line) => words.test(line)));
  expect(lines).toEqual([]);
});

it('every exception still exists and still needs one', () => {
  const unneeded = Object.keys(exceptions).filter((file) => !read(file).some((line) => words.test(line)));
  expect(unneeded).toEqual([]);
});

it('copy is imported under its own name or as copy', () => {
  const renamed = /^import .*[a-z](Copy|Page|Modal) as (?!copy\b).*\/lib\/content\//;
  const lines = list('components', 'e2e', 'lib', 'tests')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => read(file).filter((line) => renamed.test(line)));
  expect(lines).toEqual([]);
});
