import { paths } from '@/lib/domain/shared/paths';
import { expect, test } from '@/e2e/support/fixtures';
import { Shell } from '@/e2e/pages/shell';
import { tooWide } from './layout-faults';

test.use({ viewport: { width: 390, height: 844 } });

for (const who of ['a visitor', 'a member'])
  test(
    `[U1] on a phone with 200 percent text the header of ${who} fits`,
    { tag: '@slow' },
    async ({ page, context, signedIn }) => {
      if (who === 'a visitor') await context.clearCookies();
      else expect(signedIn.firstName).toBe('Ann');
      const session = await context.newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await new Shell(page).open(paths.contact);
      expect(await tooWide(page)).toEqual([]);
    },
  );
