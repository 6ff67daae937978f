import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signingIn } from '@/tests/support/api/member';

const signIn = signingIn();
const { dataset } = document.documentElement;

/** What the page does before its first paint. */
function start() {
  delete dataset['member'];
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the script as browsers run it
  (new Function(readFileSync('public/start.js', 'utf8')) as () => void)();
  return 'member' in dataset;
}

it('[E1] the place of a plan’s button is kept empty for a member before React runs, and for no one else', () => {
  expect(start()).toBe(false);
  signIn('investor');
  expect(start()).toBe(false);
  signIn('user');
  expect(start()).toBe(true);
});
