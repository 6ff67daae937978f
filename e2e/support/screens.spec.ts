import { chunk, partition } from 'es-toolkit';
import { expectAccessible } from './accessible';
import { expectListedCookies, expectListedEntries } from './browser-storage';
import { expect, test } from './fixtures';
import { faultsOfLargeText } from './large-text';
import { Shell } from '@/e2e/pages/shell';
import { screens } from './screens';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One screen of each kind for `npm test`; the others run in `npm run test:slow`. */
const kinds: readonly (typeof screens)[number]['name'][] = [
  ...(['landing', 'sectorStocks', 'stock', 'optionsSignals'] as const),
  ...(['subscribe', 'post', 'signUp', 'account'] as const),
];
const [first, others] = partition(screens, ({ name }) => kinds.includes(name));

// One browser context for eight screens: with cached scripts, each further page takes half the time.
for (const group of [first, ...chunk(others, 8)]) {
  const tag = group === first ? [] : '@slow';
  const names = group.map(({ path }) => path).join(' ');
  test(
    `[U1][R63][S1][J3] each page hydrates without errors, fits 320 pixels, passes axe on a small light and a large dark screen, cuts nothing off with text of 200 percent, and the cookie page lists what it stores: ${names}`,
    { tag },
    async ({ page, context }) => {
      test.setTimeout(180_000);
      for (const { path } of group)
        await test.step(path, async () => {
          const shell = await new Shell(page).open(path);
          await expectAccessible(page, path);
          await expect(shell.heading).toHaveCount(1);
          expect(await faultsOfLargeText(page, path)).toEqual([]);
          await expectListedEntries(page);
        });
      await expectListedCookies(context);
    },
  );
}
