import { createServer, type AddressInfo, type Socket } from 'node:net';
import { chartsContract } from '@/lib/contracts/research/charts';
import { marketOperationContract } from '@/lib/contracts/market/market-operation';
import { paths } from '@/lib/domain/shared/paths';
import { afterEach, expect, it } from 'vitest';
import { registerMember } from '@/e2e/support/accounts';
import { makeDataFolder, removeDataFolders } from '@/tests/support/database/data-folder';
import { eventually } from '@/tests/support/eventually';
import { endAllRuns } from '@/tests/support/processes/processes';
import { startSite } from '@/tests/support/processes/site';

afterEach(async () => {
  await endAllRuns();
  await removeDataFolders();
});

const opsToken = 'only-for-tests-0123456789';
const tickers = ['AAPL', 'MSFT', 'NVDA', 'AMZN', 'ISRG', 'EMR', 'DE', 'SYK', 'ROK', 'ZBRA', 'GMED', 'PATH'];

// tests/market/market-operation.server.test.ts checks the same through the API in each `npm test`.
it('[R41] over HTTP pages and a hundred charts respond while the provider hangs', async () => {
  const provider = await startMute();
  const site = await startSite({
    dataDir: makeDataFolder(),
    env: { OPS_TOKEN: opsToken, FINNHUB_API_KEY: 'a-key-of-nobody', FINNHUB_API_BASE: provider.address },
  });
  try {
    const { token } = await registerMember(site.url);
    const statusOf = async (path: string, headers = {}) => (await fetch(site.url + path, { headers })).status;
    const chartOf = (ticker: string) => {
      const path = chartsContract.stock.path.replace(':ticker', ticker).replace(':chart', 'price');
      return statusOf(path, { Authorization: `Bearer ${token}` });
    };

    const refreshing = tickers.map((ticker) =>
      fetch(site.url + marketOperationContract.refresh.path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${opsToken}` },
        body: JSON.stringify({ ticker, kind: 'bars' }),
      }),
    );
    await eventually(() => expect(provider.held.size).toBeGreaterThan(0));
    const asked = [...provider.held];
    const first = await Promise.all([statusOf(paths.home), ...tickers.map(chartOf)]);
    expect(first).toEqual(first.map(() => 200));
    // The provider's requests are still pending, so neither the page nor a chart waited for one.
    expect(asked.filter((socket) => !provider.held.has(socket))).toEqual([]);

    const charts = Array.from({ length: 100 }, (_, n) => chartOf(tickers[n % tickers.length] ?? ''));
    const pages = Array.from({ length: 20 }, () => statusOf(paths.home));
    expect(new Set(await Promise.all([...charts, ...pages]))).toEqual(new Set([200]));
    expect(provider.max()).toBeLessThanOrEqual(10);
    provider.hangUp();
    await Promise.all(refreshing);
  } finally {
    provider.hangUp();
  }
});

/** A provider that accepts every request and never responds. */
async function startMute() {
  const held = new Set<Socket>();
  let max = 0;
  const server = createServer((socket) => {
    held.add(socket);
    max = Math.max(max, held.size);
    socket.on('error', () => undefined).on('close', () => held.delete(socket));
    socket.resume();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hangUp = () => {
    server.close();
    for (const socket of held) socket.destroy();
  };
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, held, max: () => max, hangUp };
}
