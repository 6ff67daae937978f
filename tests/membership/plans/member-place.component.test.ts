import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { signingIn } from '@/tests/support/api/member';

const signIn = signingIn();
const { dataset } = document.documentElement;

/** Runs the script that runs before the first paint. */
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

// Without it the page would show the monthly price until React runs, and a quick click would choose it.
it.each([
  ['/subscribe?interval=year', true],
  ['/subscribe?utm_source=letter&interval=year', true],
  ['/subscribe', false],
  ['/subscribe?interval=yearly', false],
  ['/checkout?interval=year', false],
])('[E1] %s shows the yearly prices before React runs: %s', (address, isYearly) => {
  delete dataset['yearly'];
  window.history.replaceState(null, '', address);
  start();
  expect('yearly' in dataset).toBe(isYearly);
  window.history.replaceState(null, '', '/');
  delete dataset['yearly'];
});
