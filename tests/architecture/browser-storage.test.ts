import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'lib', 'components', 'pages', 'public'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|m?js)$/.test(file));

/**
 * The files that may write to browser storage; each takes names and cookie lifetimes from lib/domain/shared/cookies.ts.
 */
const writers = [
  'lib/client/session/cookies.ts',
  'lib/client/session/storage.ts',
  'lib/client/session/session-cookies.ts',
];
const onlyReading = ['public/start.js', 'lib/server/boot/front-cache.ts'];
const allowed = [...writers, ...onlyReading];
// AsyncLocalStorage is Node's and stores nothing in a browser.
const touches =
  /js-cookie|document\.cookie|(?<!Async)localStorage|sessionStorage|indexedDB|cookieStore|set-cookie|setCookie\(c/i;

it('[J3] only code in the list behind the cookie page stores anything in a browser', () => {
  const violations = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return touches.test(text) && !allowed.includes(file) && !text.includes("from '@/lib/domain/shared/cookies'");
  });
  expect(violations).toEqual([]);
});
