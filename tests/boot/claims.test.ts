import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { claims } from '@/lib/content/marketing/claims';

const root = join(import.meta.dirname, '../..');

it('[I11] a build fails when the review date of a claim has passed, and names each such claim', () => {
  const lateClock = join(root, 'tests', 'support', 'processes', 'late-clock.mjs');
  const build = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', lateClock, 'lib/server/boot/build-site.ts'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  expect(build.status).toBe(1);
  for (const { id, reviewBy } of claims) expect(build.stderr).toMatch(new RegExp(`"${id}".*${reviewBy}`));
});
