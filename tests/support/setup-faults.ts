import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { isMade } from './database/made-mark';

// The site is built in parallel with the tests of other projects.
const WITHIN_MS = 600_000;
const until = Date.now() + WITHIN_MS;
while (!isMade(inject('usedFolder'))) {
  if (Date.now() > until) throw new Error('The site was not built within ten minutes.');
  await pause(200);
}
