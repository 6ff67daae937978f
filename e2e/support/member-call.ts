import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '../..');
const address = '/e2e-member-call.js';

/**
 * Lets a test make calls as a member from within the page, through the site's own client: its HTTP layer, its lock
 * between tabs and its cookies.
 */
export async function offerMemberCall(context: BrowserContext) {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import '@/lib/client/http/zod-without-eval';
        import { accountCalls } from '@/lib/client/session/account-calls';
        window.callAsMember = async () => (await accountCalls('user').profile()).email;
      `,
      resolveDir: root,
      loader: 'ts',
    },
    tsconfig: join(root, 'tsconfig.json'),
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  });
  const body = outputFiles[0]?.text ?? '';
  // Served from the site's own origin, as its content security policy requires.
  await context.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

export async function callAsMember(page: Page): Promise<string> {
  await page.addScriptTag({ url: address });
  return page.evaluate(() => (window as unknown as { callAsMember: () => Promise<string> }).callAsMember());
}
