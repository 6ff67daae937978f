import { createServer, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshEmail, goodPassword, isSignedIn } from '@/e2e/support/accounts';
import { expect, test } from '@/e2e/support/fixtures';
import { SignUpPage } from '@/e2e/pages/sign-up-page';
import { TradeRecordPage } from '@/e2e/pages/trade-record-page';
import { startSite } from '@/e2e/support/site';

/**
 * Starts a stand-in for an external API that forwards to the first site, with changed symbols in its trades to tell the
 * two apart.
 */
async function startElsewhere(site: string) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      requests.push(`${request.method} ${request.url}`);
      const answer = await fetch(site + request.url, {
        method: request.method ?? 'GET',
        headers: pick(request, ['authorization', 'content-type']),
        ...(request.method === 'GET' ? {} : { body: await textOf(request) }),
      });
      const text = (await answer.text()).replaceAll(/"symbol":"[A-Z.]+"/g, '"symbol":"ELSE"');
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(text);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    asked: requests,
    close: () => new Promise((resolve) => (server.close(resolve), server.closeAllConnections())),
  };
}

test(
  '[S28] one build, started a second time with an API elsewhere, takes pages and calls from there and opens no database',
  { tag: '@slow' },
  async ({ page, site, browser }) => {
    const elsewhere = await startElsewhere(site);
    const built = readKeptPage();
    const second = await startSite({ API_BASE_URL: elsewhere.address });
    const context = await browser.newContext({ baseURL: second.address });
    try {
      // Pages, rendered by the server.
      await expect(async () => {
        const html = await (await fetch(`${second.address}/options-signals`)).text();
        const trades = html.slice(html.indexOf('id="record"'));
        expect(trades.match(/>ELSE</g) ?? []).toHaveLength(33);
      }).toPass();
      expect(elsewhere.asked).toContain('GET /api/trades?variant=record');

      // API calls, which the browser makes through the site's own origin.
      const tab = await context.newPage();
      const record = await new TradeRecordPage(tab).openRecord('?variant=live');
      await expect(record.table.getByRole('rowheader').first()).toHaveText('ELSE');
      const signUp = await new SignUpPage(tab).openForm();
      await signUp.fill({ firstName: 'Cleo', lastName: 'Park', email: freshEmail(), password: goodPassword });
      await signUp.submit();
      await expect(signUp.member('Cleo Park')).toBeVisible();
      const token = (await context.cookies()).find(({ name }) => name === 'accessToken')?.value ?? '';
      expect(await isSignedIn(site, token)).toBe(true);
      expect(existsSync(join(second.dataDir, 'postgres'))).toBe(false);

      // The first site still shows its own data, so the shared build is unchanged.
      expect(readKeptPage()).toEqual(built);
      expect(await (await fetch(`${site}/options-signals`)).text()).not.toContain('>ELSE<');
      const own = await new TradeRecordPage(page).openRecord();
      await expect(own.table.getByRole('rowheader').filter({ hasText: 'ELSE' })).toHaveCount(0);
      await expect(own.table.locator('tbody tr')).toHaveCount(33);
    } finally {
      await context.close();
      await second.stop();
      await elsewhere.close();
    }
  },
);

const readKeptPage = () => readFileSync('.next/server/pages/options-signals.html', 'utf8');

const pick = ({ headers }: IncomingMessage, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));

async function textOf(stream: AsyncIterable<Buffer>) {
  let text = '';
  for await (const chunk of stream) text += chunk.toString();
  return text;
}
