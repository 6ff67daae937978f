import { publicPages } from '@/tests/bench/public-pages';
import { weigh } from '@/tests/bench/weight';
import { expect, test } from '@/e2e/support/fixtures';

/** Higher than the budget of `npm run size`, because browsers also load the build manifest. */
const budget = { script: 135 * 1024, style: 14 * 1024 };

for (const path of publicPages) {
  test(`[P1] ${path} stays within the first-load budget, all of it from our own origin`, async ({ site }) => {
    const { script, style, foreign } = await weigh(site, path);
    expect(foreign).toEqual([]);
    expect(script).toBeGreaterThan(0);
    expect(script).toBeLessThanOrEqual(budget.script);
    expect(style).toBeLessThanOrEqual(budget.style);
  });
}
