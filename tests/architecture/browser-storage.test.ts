import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'lib', 'components', 'pages', 'public'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|m?js)$/.test(file));

/** The three that may: each takes the name, and a cookie's life, from lib/domain/cookies.ts. */
const writers = ['lib/client/cookies.ts', 'lib/client/storage.ts', 'lib/client/session-cookies.ts'];
const onlyReading = ['public/start.js', 'lib/server/boot/front-cache.ts'];
const allowed = [...writers, ...onlyReading];
const touches = /js-cookie|document\.cookie|localStorage|sessionStorage|indexedDB|cookieStore|set-cookie|setCookie\(c/i;

it('[J3] nothing puts anything into a browser without the list that the cookie page is made of', () => {
  const odd = files.filter((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return touches.test(text) && !allowed.includes(file) && !text.includes("from '@/lib/domain/cookies'");
  });
  expect(odd).toEqual([]);
});
